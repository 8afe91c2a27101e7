/// Something about a layout that its author should know.
public struct SceneProblem: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    /// Required constraints that can't all be met.
    case conflict
    /// A view whose place or size the constraints leave open.
    case ambiguous
    /// Something else, such as a picture that can't be read.
    case notice
  }

  public var kind: Kind
  /// One line.
  public var message: String
  /// The constraints of a conflict, none of which can be spared for it.
  public var constraints: [SceneConstraint]
  /// The one of them that is left out.
  public var broken: SceneConstraint?
  /// The views and guides that it is about.
  public var items: [ViewPath]
  /// The attributes left open, for an ambiguous view.
  public var attributes: [String]
}
