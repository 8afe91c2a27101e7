/// An element of a document: a name, attributes and children.
public struct Element: Hashable, Sendable {
  /// The markup of the document.
  public let markup: Markup
  /// The number of elements that begin before this one.
  public let index: Int

  private var record: ElementRecord { markup.elements[index] }

  /// The name in the tags.
  public var name: String { markup.names[record.name] }
  /// The element around this one.
  public var parent: Element? { record.parent.map { Element(markup: markup, index: $0) } }
  /// The elements inside of this one, in order.
  public var children: ElementSequence { ElementSequence(markup: markup, first: record.firstChild) }
  /// The names and values of the attributes, in order.
  public var attributes: [(name: String, value: String)] {
    record.attributes.map { attribute in
      let found = markup.attributes[attribute]
      return (markup.names[found.name], markup.text(in: found.value))
    }
  }

  /// The value of an attribute; nil if the element has no such attribute.
  public subscript(name: String) -> String? {
    attributeRecord(name).map { markup.text(in: $0.value) }
  }

  /// The text of an element without children, with its entities resolved.
  public var text: String {
    guard let content = record.content, record.firstChild == nil else { return "" }
    return markup.characterData(in: content)
  }

  /// The first child of a name.
  public func child(_ name: String) -> Element? { children.first { $0.name == name } }
  /// The first child of a name that has a value for its attribute `key`.
  public func child(_ name: String, key: String) -> Element? {
    children.first { $0.name == name && $0["key"] == key }
  }
  /// The first child, of whatever name, that has a value for its attribute `key`.
  public func child(key: String) -> Element? { children.first { $0["key"] == key } }

  /// The offset of the start tag.
  public var offset: Int { record.range.lowerBound }
  /// The position of the start tag.
  public var position: TextPosition { markup.source.position(of: offset) }
  /// The offset of an attribute's name; that of the start tag if the element has no such attribute.
  public func offset(of attribute: String) -> Int {
    attributeRecord(attribute)?.nameStart ?? offset
  }

  private func attributeRecord(_ name: String) -> AttributeRecord? {
    for attribute in record.attributes where markup.names[markup.attributes[attribute].name] == name
    {
      return markup.attributes[attribute]
    }
    return nil
  }

  public static func == (a: Element, b: Element) -> Bool {
    a.index == b.index && a.markup === b.markup
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// Elements that follow one another under the same parent.
public struct ElementSequence: Sequence, Sendable {
  let markup: Markup
  let first: Int?

  public func makeIterator() -> Iterator { Iterator(markup: markup, upcoming: first) }

  public struct Iterator: IteratorProtocol {
    let markup: Markup
    var upcoming: Int?

    public mutating func next() -> InterfaceBuilder.Element? {
      guard let index = upcoming else { return nil }
      upcoming = markup.elements[index].nextSibling
      return InterfaceBuilder.Element(markup: markup, index: index)
    }
  }
}
