import AutoLayout
import Foundation
import InterfaceBuilder

/// What a document refers to outside of itself: other documents, images, colours, texts and classes.
@MainActor
package final class DocumentResources {
  /// Whether a document is shown as in Interface Builder's canvas or as it runs.
  package enum Mode: Hashable, Sendable {
    /// Placeholder constraints and sizes count.
    case design
    case run
  }

  let folder: ResourceFolder
  package var mode = Mode.run
  package var classes = ClassNames()
  package var language = DocumentLanguage()
  package let report = LoadingReport()
  private var documents: [String: Document] = [:]
  /// The number of controllers that are being made inside of one another.
  var depth = 0

  init(_ folder: ResourceFolder) { self.folder = folder }

  /// The document at a path, read once.
  func document(at path: String) throws(DocumentError) -> Document {
    if let known = documents[path] { return known }
    let document = try DocumentFile.read(path)
    documents[path] = document
    return document
  }

  func color(named name: String) -> UIColor? { nil }
}
