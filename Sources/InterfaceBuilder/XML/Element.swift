import Wording

/// An element of a document: a name, attributes and children.
public struct Element: Hashable, Sendable {
  /// The markup of the document.
  public let markup: Markup
  /// The number of elements that begin before this one.
  public let index: Int

  var record: ElementRecord { markup.elements[index] }

  /// The name in the tags.
  public var name: String { markup.names[Int(record.name)] }
  /// The element around this one.
  public var parent: Element? {
    record.parent < 0 ? nil : Element(markup: markup, index: Int(record.parent))
  }
  /// The elements inside of this one, in order.
  public var children: ElementSequence {
    ElementSequence(markup: markup, first: index + 1, end: Int(record.subtreeEnd), isDeep: false)
  }
  /// The elements inside of this one at any depth, in the order of the text.
  public var descendants: ElementSequence {
    ElementSequence(markup: markup, first: index + 1, end: Int(record.subtreeEnd), isDeep: true)
  }
  /// Whether an element is inside of this one, or inside of an element in it.
  public func contains(_ other: Element) -> Bool {
    other.markup === markup && other.index > index && other.index < Int(record.subtreeEnd)
  }

  /// The text of an element without children, with its entities resolved and its line ends as line
  /// feeds.
  public var text: String {
    guard Int(record.subtreeEnd) == index + 1, let content else { return "" }
    return markup.characterData(in: content)
  }

  /// The first child of a name.
  public func child(_ name: String) -> Element? { children.first { $0.name == name } }
  /// The first child of a name that has a value for its attribute `key`.
  public func child(_ name: String, key: String) -> Element? {
    children.first { $0.name == name && $0.has("key", key) }
  }
  /// The first child, of whatever name, that has a value for its attribute `key`.
  public func child(key: String) -> Element? { children.first { $0.has("key", key) } }
  /// The children of a name, in order.
  public func children(_ name: String) -> [Element] { children.filter { $0.name == name } }

  /// The elements of a list: the children of the first child of a name, in order; none without such
  /// a child. With a key, only a child counts that has the key for its attribute `key`.
  public func list(_ name: String, key: String? = nil) -> [Element] {
    let child = key.map { self.child(name, key: $0) } ?? self.child(name)
    return child.map { Array($0.children) } ?? []
  }

  /// The offset of the start tag.
  public var offset: Int { Int(record.start) }
  /// The position of the start tag.
  public var position: TextPosition { markup.source.position(of: offset) }
  /// The offsets of the whole element, with its tags.
  public var range: Range<Int> { Int(record.start)..<Int(record.end) }
  /// The offsets of the start tag.
  public var startTag: Range<Int> { Int(record.start)..<Int(record.startTagEnd) }
  /// The offsets between the tags; nil for an element of one tag.
  public var content: Range<Int>? {
    record.contentEnd < 0 ? nil : Int(record.startTagEnd)..<Int(record.contentEnd)
  }

  public static func == (a: Element, b: Element) -> Bool {
    a.index == b.index && a.markup === b.markup
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
