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
