/// A damped spring, released at a distance of 1 from its position of rest.
///
/// Source: the damped harmonic oscillator, x″ + 2ζω·x′ + ω²·x = 0.
struct Spring: Equatable, Sendable {
  /// ζ: the spring oscillates below 1, and does not from 1 on.
  let dampingRatio: Double
  /// ω, the undamped frequency in radians per second.
  let frequency: Double
  /// The initial velocity towards the position of rest, in distances per second.
  let velocity: Double

  init(dampingRatio: Double, frequency: Double, velocity: Double) {
    self.dampingRatio = max(dampingRatio, 0)
    self.frequency = max(frequency, 1e-6)
    self.velocity = velocity
  }

  /// Creates the spring that is within a thousandth of its position of rest after a duration.
  ///
  /// - Parameters:
  ///   - dampingRatio: Clamped to 0.01...1, since a spring without friction never comes to rest.
  ///   - duration: The duration in seconds.
  init(dampingRatio: Double, settlingAfter duration: Double, velocity: Double) {
    let ratio = dampingRatio.isNaN ? 1 : min(max(dampingRatio, 0.01), 1)
    let speed = velocity.isFinite ? velocity : 0
    func amplitude(_ frequency: Double) -> Double {
      Spring(dampingRatio: ratio, frequency: frequency, velocity: speed).amplitude(at: duration)
    }
    var high = 1 / max(duration, 1e-3)
    while amplitude(high) > Self.rest, high < 1e9 { high *= 2 }
    var low = high / 2
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if amplitude(middle) > Self.rest { low = middle } else { high = middle }
    }
    self.init(dampingRatio: ratio, frequency: high, velocity: speed)
  }

  /// The distance below which the spring counts as resting.
  private static let rest = 0.001

  /// The progress after a number of seconds; more than 1 while the spring overshoots.
  func progress(after seconds: Double) -> Double {
    guard seconds > 0 else { return 0 }
    let (ratio, omega) = (dampingRatio, frequency)
    if ratio < 1 {
      let damped = omega * (1 - ratio * ratio).squareRoot()
      let swing =
        cos(damped * seconds) + (ratio * omega - velocity) / damped * sin(damped * seconds)
      return 1 - exp(-ratio * omega * seconds) * swing
    }
    if ratio == 1 { return 1 - exp(-omega * seconds) * (1 + (omega - velocity) * seconds) }
    let root = omega * (ratio * ratio - 1).squareRoot()
    let slow = -ratio * omega + root
    let fast = -ratio * omega - root
    let share = (-velocity - fast) / (slow - fast)
    return 1 - share * exp(slow * seconds) - (1 - share) * exp(fast * seconds)
  }

  /// The envelope of the oscillation: a bound for the distance from rest from a time on.
  private func amplitude(at seconds: Double) -> Double {
    guard dampingRatio < 1 else { return abs(1 - progress(after: seconds)) }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (dampingRatio * frequency - velocity) / damped
    return exp(-dampingRatio * frequency * seconds) * (1 + sine * sine).squareRoot()
  }

  /// The time after which the spring is at rest, in seconds.
  var settlingDuration: Double {
    guard dampingRatio > 0 else { return 1000 }
    var high = 1 / frequency
    while amplitude(at: high) > Self.rest, high < 1000 { high *= 2 }
    var low = 0.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if amplitude(at: middle) > Self.rest { low = middle } else { high = middle }
    }
    return high
  }
}
