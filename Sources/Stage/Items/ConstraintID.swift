/// The identity of a constraint in a scene. Another instance of the scene, on a screen of another
/// size, has a constraint of the same identity where the same code or document makes it.
///
/// It has none of the numbers of the constraint, which may change.
public struct ConstraintID: Hashable, Sendable {
  /// An attribute of an item by the item's path: `view/avatarView.bottom`.
  public struct Side: Hashable, Sendable {
    /// The path of a view or guide, or the name of an item that is not listed, such as the window.
    public let item: String
    /// The attribute's name, such as `leading`.
    public let attribute: String
  }

  /// What tells the constraint from others between the same attributes.
  enum Mark: Hashable, Sendable {
    /// The id of its element in a document.
    case element(String)
    /// The property that stores it, such as `compactConstraints[2]`.
    case property(String)
    /// Its place among constraints that no property stores.
    case number(Int)
  }

  /// The attribute on the left of the relation.
  public let first: Side
  /// The attribute on the right; nil if the right side is only a number.
  public let second: Side?
  let mark: Mark

  /// The id of the constraint's element in a document; nil for a constraint that code has made.
  public var element: String? { if case .element(let id) = mark { id } else { nil } }
}
