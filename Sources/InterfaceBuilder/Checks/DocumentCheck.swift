/// A rule that documents keep, and the search for breaches of it.
///
/// A check is a file in this folder and a line in ``all``.
struct DocumentCheck: Sendable {
  /// Adds what it finds in a document to a list.
  let find: @Sendable (Document, inout FoundProblems) -> Void

  init(_ find: @escaping @Sendable (Document, inout FoundProblems) -> Void) { self.find = find }

  /// The checks that every document undergoes.
  static let all: [DocumentCheck] = [
    missingIdentifiers, duplicateIdentifiers, references, attributeValues,
    variationConditions, constraintAttributes, constraintItems, containmentCycles, viewCount,
    toolsVersion,
  ]
}
