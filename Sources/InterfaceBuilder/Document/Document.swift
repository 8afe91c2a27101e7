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
  /// The elements that have an id, by it; of several with the same id, the first.
  let identified: [String: Element]

  /// The entries of the resources, and what was measured for views; of several of a name, the first.
  let resources: [ResourceName: Element]

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
    var identified: [String: Element] = [:]
    for element in root.descendants {
      guard let id = element["id"], identified[id] == nil, element.isObject else { continue }
      identified[id] = element
    }
    self.identified = identified
    resources = ResourceName.entries(of: root)
  }

  /// The object with an id.
  public func object(_ id: String) -> Element? { identified[id] }

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
  /// Whether an id of the element is that of an object: the document's device has an `id` too.
  var isObject: Bool {
    switch name {
    case "device", "adaptation": false
    default: true
    }
  }
}
