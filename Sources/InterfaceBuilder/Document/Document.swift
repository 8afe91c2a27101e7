/// An Interface Builder document: a storyboard or a xib, with its text.
public final class Document: Sendable {
  /// The kinds of documents.
  public enum Kind: Hashable, Sendable {
    /// Scenes with controllers.
    case storyboard
    /// Objects with an owner.
    case xib
  }

  /// The name for messages: the file's path as it was given.
  public let name: String
  /// The text's elements.
  public let markup: Markup
  /// The outermost element.
  public let root: Element
  /// The indices of the elements that have an id, by their ids.
  let identified: IdentifiedElements

  /// The indices of the entries of the resources and of the sizes measured for views. Of several
  /// entries with one name, the first counts.
  let resources: [ResourceName: Int32]

  /// Whether the document has scenes or objects.
  public let kind: Kind

  /// Creates a document of a text whose outermost element is a document.
  public init?(_ markup: Markup, name: String) {
    guard let root = markup.root, root.name == "document" else { return nil }
    self.markup = markup
    self.root = root
    self.name = name
    kind =
      root.child("scenes") == nil && root["type"]?.contains("Storyboard") != true
      ? .xib : .storyboard
    identified = IdentifiedElements(root)
    resources = ResourceName.entries(of: root)
  }

  /// The object with an id.
  public func object(_ id: String) -> Element? {
    identified.indices[id].map { Element(markup: markup, index: Int($0)) }
  }

  /// The scenes of a storyboard.
  public var scenes: [Scene] {
    (root.child("scenes")?.children.filter { $0.name == "scene" } ?? []).map(Scene.init)
  }
  /// The objects of a xib: owner, first responder, views and others.
  public var objects: [Element] {
    root.list("objects")
  }
}

extension Element {
  /// Whether the element's `id` stands for an object: the document's device has an `id` too.
  var isObject: Bool {
    switch name {
    case "device", "adaptation": false
    default: true
    }
  }
}
