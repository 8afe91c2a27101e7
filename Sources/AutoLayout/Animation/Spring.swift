import Foundation

/// A mass on a spring with friction, let go at a distance of 1 from where it comes to rest.
///
/// Source: the damped harmonic oscillator, x″ + 2ζω·x′ + ω²·x = 0.
struct Spring: Equatable, Sendable {
  /// ζ: below 1 it swings about its rest, from 1 on it does not.
  let dampingRatio: Double
  /// ω, in radians a second.
  let frequency: Double
  /// The speed towards the rest at the start, in whole ways a second.
  let velocity: Double

  init(dampingRatio: Double, frequency: Double, velocity: Double) {
    self.dampingRatio = max(dampingRatio, 0)
    self.frequency = max(frequency, 1e-6)
    self.velocity = velocity
  }

  /// The spring that has come to rest, but for a thousandth of the way, when a time has passed.
  ///
  /// - Parameters:
  ///   - dampingRatio: held to 0.01...1; a spring without friction never rests.
  ///   - duration: in seconds.
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

  /// The share of the way at which a spring counts as resting.
  private static let rest = 0.001

  /// The share of the way that is covered after so many seconds; more than 1 where it swings over.
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

  /// How far from its rest it can be from a time on: the hull of its swings.
  private func amplitude(at seconds: Double) -> Double {
    guard dampingRatio < 1 else { return abs(1 - progress(after: seconds)) }
    let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
    let sine = (dampingRatio * frequency - velocity) / damped
    return exp(-dampingRatio * frequency * seconds) * (1 + sine * sine).squareRoot()
  }

  /// When it has come to rest, in seconds.
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
