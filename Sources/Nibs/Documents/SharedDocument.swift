import InterfaceBuilder

/// The document of objects that were made together. Another version takes its place when the
/// document is edited and the objects follow.
@MainActor
final class SharedDocument {
  private(set) var document: Document
  /// The number of versions so far.
  private(set) var version = 0
  /// Whether an object was made of an element without an id, which can't be found in another
  /// version.
  var hasNameless = false

  init(_ document: Document) { self.document = document }

  /// Puts another version in the document's place.
  func replace(by document: Document) {
    self.document = document
    version += 1
  }
}
