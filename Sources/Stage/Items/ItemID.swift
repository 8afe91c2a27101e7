/// The identity of a view in a scene: in this instance of it, and in others.
///
/// A path tells siblings of one name apart by their numbers, which another sibling before them
/// shifts. A view that came out of a document is therefore known by its element first.
public struct ItemID: Hashable, Sendable {
  /// The path, in the instance in which the identity was taken.
  public let path: ViewPath
  /// The id of its element in the document; nil for a view that code made.
  public let element: String?

  /// Creates an identity from a path, and from the id of an element if there is one.
  public init(_ path: ViewPath, element: String? = nil) {
    self.path = path
    self.element = element
  }
}

extension ItemID: ExpressibleByStringLiteral {
  /// Creates the identity of a view that code made from the literal of its path.
  public init(stringLiteral text: String) { self.init(ViewPath(text)) }
}
