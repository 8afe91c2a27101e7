import Wording

/// A place in a document's text, for messages about what was found while its objects were made.
///
/// The text at the place is looked up when it is asked for: a document may ask for thousands of
/// things that are not there, of which few are printed.
public struct ElementPlace: Hashable, Sendable {
  /// The element.
  public let element: Element
  /// The offsets in the text.
  public let range: Range<Int>

  /// Creates the place of an element.
  /// - Parameters:
  ///   - element: The element.
  ///   - value: What the message is about. The place is the first attribute of the element or of
  ///     its children that has this value, or else the name in the element's start tag.
  public init(_ element: Element, naming value: String? = nil) {
    self.element = element
    range =
      value.flatMap { value in
        element.rangeOfAttribute(valued: value)
          ?? element.children.lazy.compactMap { $0.rangeOfAttribute(valued: value) }.first
      } ?? element.place()
  }

  /// The same place in another version of the document, in which nothing of an object before the
  /// place has changed.
  /// - Parameters:
  ///   - old: The object in the version of this place.
  ///   - new: The object in the other version.
  /// - Returns: The place; nil if the other version has no such element.
  public func moved(from old: Element, to new: Element) -> ElementPlace? {
    let index = element.index - old.index + new.index
    guard index >= new.index, index < Int(new.record.subtreeEnd) else { return nil }
    let found = new.markup.element(at: index)
    guard found.name == element.name else { return nil }
    return ElementPlace(found, place(in: found))
  }

  /// The place in another version of the element: the value of the same attribute, or else the
  /// name.
  private func place(in other: Element) -> Range<Int> {
    for (old, new) in zip([element] + element.children, [other] + other.children) {
      for (name, _) in old.attributes where old.rangeOfValue(name) == range {
        return new.rangeOfValue(name) ?? new.place()
      }
    }
    return other.place()
  }

  private init(_ element: Element, _ range: Range<Int>) {
    self.element = element
    self.range = range
  }

  /// The first character.
  public var start: TextPosition { element.markup.source.position(of: range.lowerBound) }

  /// The line of the text and a line that marks the place under it, both for people; empty if there
  /// is nothing in the line.
  public var excerpt: [String] {
    let source = element.markup.source
    return ProblemExcerpt(source, line: start.line, range: range).lines
  }
}

extension Element {
  /// The place of a problem: an attribute's value, or the name in the start tag.
  func place(_ attribute: String? = nil) -> Range<Int> {
    if let attribute, let value = rangeOfValue(attribute) { return value }
    return offset..<(offset + 1 + name.utf8.count)
  }

  /// The place of the first attribute that has a value.
  fileprivate func rangeOfAttribute(valued value: String) -> Range<Int>? {
    attributes.first { $0.value == value }.flatMap { rangeOfValue($0.name) }
  }
}
