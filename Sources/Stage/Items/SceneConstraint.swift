/// A constraint in the form shown to users, and how well the layout meets it.
public struct SceneConstraint: Hashable, Sendable {
  /// The creator of a constraint.
  public enum Origin: String, Hashable, Sendable {
    /// Created by the scene.
    case scene
    /// Created by a view for its content: for an intrinsic size or a stack's arrangement.
    case content
    /// Created from a frame and an autoresizing mask.
    case autoresizing
  }

  /// The constraint in this and in other instances of the scene.
  public let id: ConstraintID
  /// The relation by its items and numbers.
  let line: ConstraintLine
  /// The relation without identifier and priority: `avatarView.bottom == chapterLabel.top - 10`. It
  /// is written when it is asked for, since a screen shows few of a layout's constraints.
  public var text: String { line.description }
  /// The priority; 1000 is required.
  public var priority: Float
  /// The identifier that the scene gave it; nil without one.
  public var identifier: String?
  /// The creator of the constraint.
  public var origin: Origin
  /// Whether it takes part in the layout.
  public var isActive: Bool
  /// Whether it is required, and left out because of a conflict.
  public var isBroken: Bool
  /// The distance by which it is missed, in points; 0 if it is met.
  public var violation: Double
  /// The items of the constraint. The owner of a guide is not among them.
  public var items: [ViewPath]

  /// The first item as ``text`` has it: `avatarView`.
  public var firstItem: String { line.first.item.map(\.asWord).joined(separator: ".") }

  /// The text, and of a size that no document has where it comes from:
  /// `titleLabel.height == 20.5 (the height of its content)`.
  public var textWithSource: String { source.map { "\(text) (\($0))" } ?? text }

  /// Where a size comes from that no document has, such as `the height of its content`.
  var source: String? {
    if let soughtName { return soughtName }
    let attribute = id.first.attribute
    let isSize = attribute == "width" || attribute == "height"
    guard origin == .content, isSize, !hasSecondSide else { return nil }
    if isOfHiding { return "hidden in a stack view" }
    if let stackPart { return "the \(stackPart) in a stack view" }
    return "the \(attribute) of its content"
  }

  /// Whether a stack view has it for a view that it hides.
  package var isOfHiding: Bool { origin == .content && identifier == "UISV-hiding" }

  /// Whether it relates two sides, and not one to a number.
  public var hasSecondSide: Bool { line.second != nil }

  /// Whether it takes part in the layout and is not met.
  public var isMissed: Bool { isActive && !isBroken && violation > 0.01 }

  /// Whether its priority is that of required constraints.
  public var isRequired: Bool { priority >= 1000 }
}
