/// The markup of a text: its elements in the order in which they begin, and what is wrong with it.
///
/// The markup refers to the text by offsets and copies nothing of it, so that the text is written
/// again byte by byte, whatever is in it.
public final class Markup: Sendable {
  /// The text.
  public let source: SourceText
  /// What keeps the text from being well-formed XML.
  public let problems: [MarkupProblem]
  let names: [String]
  let elements: [ElementRecord]
  let attributes: [AttributeRecord]

  /// Reads the markup of a text.
  public init(_ source: SourceText) {
    var reader = MarkupReader(source.bytes)
    reader.read()
    self.source = source
    problems = reader.problems
    names = reader.names.all
    elements = reader.elements
    attributes = reader.attributes
  }

  /// The outermost element; nil if the text has none.
  public var root: Element? { elements.isEmpty ? nil : Element(markup: self, index: 0) }
}

/// The places of an element in the text, and its relatives by their indices.
struct ElementRecord: Sendable {
  /// The index of the name in the markup's names.
  var name: Int
  var parent: Int?
  var firstChild: Int?
  var nextSibling: Int?
  /// The element's attributes among those of the markup.
  var attributes: Range<Int>
  /// From `<` of the start tag to after `>` of the end tag.
  var range: Range<Int>
  /// From after the start tag to the end tag; nil for an element of one tag.
  var content: Range<Int>?
}

/// The places of an attribute in the text.
struct AttributeRecord: Sendable {
  var name: Int
  var nameStart: Int
  /// The value between its quotes, as it is written.
  var value: Range<Int>
}

/// A breach of XML's rules.
public struct MarkupProblem: Error, Hashable, Sendable {
  /// What is wrong, and what would be right.
  public let message: String
  /// The offset of the first byte that is wrong.
  public let offset: Int
}
