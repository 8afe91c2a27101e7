/// A change of one property of a scene while it runs. It names its target by what stays the same,
/// so that it can be made in other instances of the scene.
///
/// How it is taken back is known only to the instance in which it was made, where the property may
/// have had another value than ``before``.
public struct SceneEdit: Hashable, Sendable {
  /// What has the property.
  public enum Target: Hashable, Sendable {
    case view(ItemID)
    case constraint(ConstraintID)
  }

  public let target: Target
  public let property: EditedProperty
  /// The value before, where the edit was made first.
  public let before: EditedValue
  public let after: EditedValue
  /// The name of the target in sentences: `titleLabel`, or `titleLabel.top == view.top + 8` as it
  /// was.
  public let subject: String

  public init(
    _ property: EditedProperty, of target: Target, from before: EditedValue, to after: EditedValue,
    subject: String
  ) {
    self.target = target
    self.property = property
    self.before = before
    self.after = after
    self.subject = subject
  }

  /// The sentence about it: `constant 0 -> 12 of titleLabel.top == view.top`.
  public var sentence: String { "\(property.name) \(before) -> \(after) of \(subject)" }

  /// Whether a value that was read is the one that the edit has set.
  func hasSet(_ value: EditedValue) -> Bool { property.stored(after) == value }

  /// Whether another edit changes the same property of the same target.
  public func concernsTheSame(as other: SceneEdit) -> Bool {
    target == other.target && property == other.property
  }

  /// The edit that leads from the value before this one to the value after another.
  public func followed(by other: SceneEdit) -> SceneEdit {
    SceneEdit(property, of: target, from: before, to: other.after, subject: subject)
  }
}
