/// The strength of a constraint: a number above 0, up to 1000.
///
/// Priorities are ordered strictly. A constraint at 750 is never given up for any number of
/// constraints at 749.9; a constraint at ``required`` (1000) always holds.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number, in (0, 1000].
  public let value: Float

  /// The priority 1000, at which a constraint holds in every solution. If it can't hold, it is
  /// refused.
  public static let required = Priority(known: 1000)

  /// A priority of that number, or nil unless it is in (0, 1000].
  public init?(_ value: Float) {
    guard value > 0, value <= 1000 else { return nil }
    self.value = value
  }

  private init(known value: Float) { self.value = value }

  /// Whether the constraint must hold.
  public var isRequired: Bool { self == .required }

  /// Whether the left priority is the weaker one.
  public static func < (left: Priority, right: Priority) -> Bool { left.value < right.value }
}

extension Priority: CustomStringConvertible {
  /// The number, or `required` for 1000.
  public var description: String {
    isRequired ? "required" : plain(Double(value))
  }
}
