/// A linear relation between two attributes, as a line of a scene reads.
public struct ConstraintLine: Hashable, Sendable {
  /// The name that stands before the colon, if there is one.
  public var identifier: String?
}
