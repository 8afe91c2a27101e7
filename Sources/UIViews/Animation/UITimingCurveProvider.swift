/// The kind of a timing curve.
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring
  /// A spring combined with a cubic curve. No provider here has it.
  case composed
}

/// An object that provides the timing of an animator.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitimingcurveprovider>
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing by a named cubic curve, or by one with given control points.
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

/// A timing by a spring. A spring given by mass, stiffness and damping determines its own duration.
///
/// Source: <https://developer.apple.com/documentation/uikit/uispringtimingparameters>
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// The initial velocity in distances per second. Equal components, or one beside 0, give a signed
  /// speed; otherwise the magnitude counts.
  public let initialVelocity: CGVector
  private let dampingRatio: CGFloat
  /// The spring with its own duration; `nil` if the animator's duration applies.
  private let own: Spring?

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    dampingRatio = ratio
    initialVelocity = velocity
    own = nil
  }

  /// Creates the spring of the system's own transitions.
  public override convenience init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring whose duration follows from its parts.
  /// - Parameters:
  ///   - mass: The mass, above 0.
  ///   - stiffness: The force at a distance of 1.
  ///   - damping: The force against a velocity of 1.
  ///   - velocity: The velocity at the beginning, as ``initialVelocity`` has it.
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

  /// The spring's own duration in seconds; `nil` if the animator's duration applies.
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
