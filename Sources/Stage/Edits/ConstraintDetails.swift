/// What an inspector shows of a selected constraint.
public struct ConstraintDetails: Hashable, Sendable {
  /// A property that can be changed, and its value.
  public struct Property: Hashable, Sendable {
    public let property: EditedProperty
    public let value: EditedValue
  }

  public let constraint: SceneConstraint
  /// The expression of Swift that makes it.
  public let swift: String
  public let properties: [Property]
  /// Why its first attribute has its value; nil if the layout does not tell.
  public let reason: Reason?
  /// By how much it is missed, and the constraints to which it yields; nil if it is met or left
  /// out.
  public let wish: Reason.Wish?
}
