/// A rule that documents keep, and the search for breaches of it.
///
/// A check is a file in this folder and a line in ``all``.
struct DocumentCheck: Sendable {
  /// Adds what it finds in a document to a list.
  let find: @Sendable (Document, inout ProblemList) -> Void

  init(_ find: @escaping @Sendable (Document, inout ProblemList) -> Void) { self.find = find }

  /// The checks that every document undergoes.
  static let all: [DocumentCheck] = [
    missingIdentifiers, duplicateIdentifiers, references, malformedNumbers, malformedFlags,
    variationConditions, constraintAttributes, constraintItems, containmentCycles, viewCount,
  ]
}

extension Element {
  /// The place of a problem: an attribute's value, or the name in the start tag.
  func place(_ attribute: String? = nil) -> Range<Int> {
    if let attribute, let value = rangeOfValue(attribute) { return value }
    return offset..<(offset + 1 + name.utf8.count)
  }
}
