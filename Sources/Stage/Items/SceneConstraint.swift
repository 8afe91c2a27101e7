/// A constraint as people read it, and how the layout met it.
public struct SceneConstraint: Hashable, Sendable {
  public enum Origin: String, Hashable, Sendable {
    /// Written by the scene.
    case scene
    /// Made by a view for its content: its intrinsic size, or a stack's arrangement.
    case content
    /// Made from a frame and an autoresizing mask.
    case autoresizing
  }

  /// The relation alone, without identifier and priority: `avatarView.bottom == chapterLabel.top - 10`.
  public var text: String
  /// 1000 is required.
  public var priority: Float
  public var identifier: String?
  public var origin: Origin
  public var isActive: Bool
  /// Whether it is required, impossible beside the others, and therefore left out.
  public var isBroken: Bool
  /// How far it is missed, in points; 0 when met.
  public var violation: Double
  /// The items that it relates; a guide's owner is not among them.
  public var items: [ViewPath]

  public var isRequired: Bool { priority >= 1000 }

  /// Whether it relates the view or guide at a path.
  public func isAbout(_ path: ViewPath) -> Bool { items.contains(path) }
}
