import Foundation

/// What kind of timing a provider gives.
public enum UITimingCurveType: Int, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  /// A spring whose numbers come out of a cubic curve; no provider here gives one.
  case composed = 3
}

/// How an animator's changes are timed.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing by a named curve, or by the control points of one.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicubictimingparameters>
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  let curve: CubicCurve
  private let isNamed: Bool

  public override convenience init() { self.init(animationCurve: .easeInOut) }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    self.curve = curve.cubic
    isNamed = true
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    curve = CubicCurve(point1.x, point1.y, point2.x, point2.y)
    isNamed = false
  }

  public var controlPoint1: CGPoint { curve.first }
  public var controlPoint2: CGPoint { curve.second }

  public var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A timing by a mass on a spring: by how it is damped, or by its physics, which then has a duration
/// of its own.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringtimingparameters>
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In whole ways a second; the part along the way is what counts.
  public let initialVelocity: CGVector
  private let dampingRatio: CGFloat
  /// A spring that does not go by the animator's duration.
  private let own: Spring?

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    own = nil
  }

  /// The spring of the system's own transitions.
  public override convenience init() {
    self.init(
      mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// - Parameters:
  ///   - mass: above 0.
  ///   - stiffness: the force for a distance of 1.
  ///   - damping: the force against a speed of 1.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let frequency = (max(stiffness, 1e-6) / max(mass, 1e-6)).squareRoot()
    dampingRatio = damping / (2 * max(mass, 1e-6) * frequency)
    initialVelocity = velocity
    own = Spring(dampingRatio: dampingRatio, frequency: frequency, velocity: Self.speed(velocity))
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }

  /// The spring's own duration in seconds; nil if it takes the animator's.
  var ownDuration: TimeInterval? { own?.settlingDuration }

  func spring(settlingAfter duration: TimeInterval) -> Spring {
    own
      ?? Spring(
        dampingRatio: dampingRatio, settlingAfter: duration, velocity: Self.speed(initialVelocity))
  }

  private static func speed(_ velocity: CGVector) -> Double {
    velocity.dx == velocity.dy || velocity.dy == 0
      ? velocity.dx
      : velocity.dx == 0
        ? velocity.dy : (velocity.dx * velocity.dx + velocity.dy * velocity.dy).squareRoot()
  }
}
