import Foundation

/// How a way is covered in the time that there is for it.
enum TimingCurve: Equatable, Sendable {
  case cubic(CubicCurve)
  case spring(Spring)

  /// The share of the way after a share of the time.
  /// - Parameter duration: the whole time, in seconds.
  func progress(at time: Double, of duration: TimeInterval) -> Double {
    switch self {
    case .cubic(let curve): return curve.progress(at: time)
    case .spring(let spring): return time >= 1 ? 1 : spring.progress(after: time * duration)
    }
  }

  /// The first share of the time at which a share of the way is covered.
  func time(reaching progress: Double, of duration: TimeInterval) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    // A spring may swing back over the place: the first stretch that reaches it is halved.
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

/// When and how something glides.
struct AnimationTiming: Equatable, Sendable {
  /// In seconds; for one way there.
  var duration: TimeInterval
  var delay: TimeInterval = 0
  var curve = TimingCurve.cubic(.easeInOut)
  /// How often it goes there; may be infinite.
  var repeatCount: Double = 1
  /// Whether it goes back each time.
  var autoreverses = false

  /// From the end of the delay to the end of all, in seconds.
  var total: TimeInterval { duration <= 0 ? 0 : duration * repeatCount * (autoreverses ? 2 : 1) }

  /// The share of one way's time at a moment, in seconds since the end of the delay.
  func phase(at elapsed: TimeInterval) -> Double {
    if elapsed <= 0 { return 0 }
    guard elapsed < total else { return 1 }
    let ways = elapsed / duration
    let share = ways - ways.rounded(.down)
    let goesBack = autoreverses && Int(ways.truncatingRemainder(dividingBy: 2)) == 1
    return goesBack ? 1 - share : share
  }
}
