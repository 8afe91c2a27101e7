/// The strength of a constraint: a number above 0, up to 1000, or ``almostRequired``.
///
/// Priorities are ordered strictly. A constraint at 750 is never given up for any number of
/// constraints at 749.9; a constraint at ``required`` (1000) always holds.
public struct Priority: Hashable, Comparable, Sendable {
  /// The place in the order: the number below 1000, or else one above all of these.
  private let strength: Float

  /// The number, in (0, 1000]; of ``almostRequired``, which has none, the last one below 1000.
  public var value: Float { isRequired ? Self.limit : min(strength, Self.limit.nextDown) }

  /// The priority 1000, at which a constraint holds in every solution. If it can't hold, it is
  /// refused.
  public static let required = Priority(strength: .infinity)

  /// The priority of a constraint that is met as nearly as the required ones allow, before all that
  /// have a number below 1000. It is that of a requirement which yields to the others instead of
  /// being refused.
  public static let almostRequired = Priority(strength: limit)

  /// A priority of that number, or nil unless it is in (0, 1000].
  public init?(_ value: Float) {
    guard value > 0, value <= Self.limit else { return nil }
    strength = value == Self.limit ? .infinity : value
  }

  private init(strength: Float) { self.strength = strength }

  private static let limit: Float = 1000

  /// Whether the constraint must hold.
  public var isRequired: Bool { strength == .infinity }

  /// Whether the left priority is the weaker one.
  public static func < (left: Priority, right: Priority) -> Bool { left.strength < right.strength }
}

extension Priority: CustomStringConvertible {
  /// The number, or `required` for 1000.
  public var description: String {
    if isRequired { return "required" }
    return self == .almostRequired ? "almost required" : plain(Double(strength))
  }
}
