/// The markup of a text: its elements in the order in which they begin, and what is wrong with it.
///
/// The markup refers to the text by offsets and copies nothing of it, so that the text is written
/// again byte by byte, whatever is in it. Reading takes time in proportion to the text.
public final class Markup: Sendable {
  /// The text.
  public let source: SourceText
  /// What keeps the text from being well-formed XML, in the order of the text; up to
  /// `MarkupReader.mostProblems`.
  public let problems: [MarkupProblem]
  /// The number of further problems, which are not listed.
  public let unlistedProblems: Int
  /// The names of elements and attributes, each once.
  let names: [String]
  /// The indices of the names.
  let nameIndices: [String: Int32]
  /// The elements in the order of their start tags.
  let elements: [ElementRecord]
  /// The attributes in the order of the text.
  let attributes: [AttributeRecord]

  /// Reads the markup of a text.
  public init(_ source: SourceText) {
    var reader = MarkupReader(source.bytes)
    reader.read()
    self.source = source
    problems = reader.problems.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
    unlistedProblems = reader.unlistedProblems
    names = reader.names.all
    nameIndices = reader.names.indices
    elements = reader.elements
    attributes = reader.attributes
  }

  /// The outermost element; nil if the text has none.
  public var root: Element? { elements.isEmpty ? nil : Element(markup: self, index: 0) }
}

/// The places of an element in the text, and its relatives by their indices.
///
/// Elements are in the order of the text: the first child of an element is the element after it,
/// and its next sibling is the element after its last descendant.
struct ElementRecord: Sendable {
  /// The index of the name in the markup's names.
  var name: Int32
  /// The index of the parent; -1 for the outermost element.
  var parent: Int32
  /// The index of the first element behind the last descendant.
  var subtreeEnd: Int32
  /// The index of the first attribute. The last attribute stands before the first attribute of the
  /// next element.
  var firstAttribute: Int32
  /// The offset of `<` of the start tag.
  var start: Int32
  /// The offset after `>` of the start tag.
  var startTagEnd: Int32
  /// The offset of the end tag; -1 for an element of one tag.
  var contentEnd: Int32
  /// The offset after `>` of the last tag.
  var end: Int32
}

/// The places of an attribute in the text.
struct AttributeRecord: Sendable {
  /// The index of the name in the markup's names.
  var name: Int32
  /// The offset of the name.
  var nameStart: Int32
  /// The offset of the value, after its quote.
  var valueStart: Int32
  /// The offset of the quote after the value.
  var valueEnd: Int32
}

/// A breach of XML's rules.
public struct MarkupProblem: Error, Hashable, Sendable {
  /// What is wrong, and what would be right.
  public let message: String
  /// The offsets of what is wrong.
  public let range: Range<Int>
}
