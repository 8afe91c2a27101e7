/// The progress of an animation as a function of time.
enum TimingCurve: Equatable, Sendable {
  case cubic(CubicCurve)
  case spring(Spring)

  /// The progress at a share of the duration.
  /// - Parameter duration: The duration in seconds.
  func progress(at time: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let curve): return curve.progress(at: time)
    case .spring(let spring): return time >= 1 ? 1 : spring.progress(after: time * duration)
    }
  }

  /// The first share of the duration at which the progress is reached.
  func time(reaching progress: Double, of duration: TimeInterval) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    // A spring passes a value several times, so bisection starts at the first sample that reaches
    // it.
    let steps = 256
    let reached = (1...steps).first {
      self.progress(at: Double($0) / Double(steps), of: duration) >= progress
    }
    var high = Double(reached ?? steps) / Double(steps)
    var low = high - 1 / Double(steps)
    while high - low > 1e-12 {
      let middle = (low + high) / 2
      if self.progress(at: middle, of: duration) < progress { low = middle } else { high = middle }
    }
    return high
  }
}

/// The timing of an animation.
struct AnimationTiming: Equatable, Sendable {
  /// The duration in seconds, without repetitions and reversals.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = TimingCurve.cubic(.easeInOut)
  /// The number of repetitions; may be infinite.
  var repeatCount: Double = 1
  /// Whether each repetition also runs backwards.
  var autoreverses = false

  /// The seconds from the end of the delay to the end of the animation.
  var total: TimeInterval { duration <= 0 ? 0 : duration * repeatCount * (autoreverses ? 2 : 1) }

  /// The share of the duration, from 0 to 1, at a time in seconds since the end of the delay.
  func phase(at elapsed: TimeInterval) -> Double {
    if elapsed <= 0 { return 0 }
    guard elapsed < total else { return 1 }
    let ways = elapsed / duration
    let share = ways - ways.rounded(.down)
    let goesBack = autoreverses && Int(ways.truncatingRemainder(dividingBy: 2)) == 1
    return goesBack ? 1 - share : share
  }
}
