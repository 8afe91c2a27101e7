import AutoLayout
import Foundation
import InterfaceBuilder
import StringTables

/// What a document refers to outside of itself: other documents, images, colours, texts and
/// classes.
@MainActor
package final class DocumentResources {
  /// Whether a document is shown as in Interface Builder's canvas or as it runs.
  package enum Mode: Hashable, Sendable {
    /// Placeholder constraints and sizes count.
    case design
    case run
  }

  private(set) var folder: ResourceFolder
  package var mode = Mode.run
  /// Whether views in the stacks of a design that nothing gives a size keep that of their frames,
  /// as Interface Builder does: only the frame tells which size they had when they were put there.
  package var keepsFrames = false
  /// Whether a list without rows shows one of each prototype as it runs too, for those who look at
  /// a document without its app.
  var showsSamples = false
  package var classes = ClassLookup()
  /// The language of texts, and of documents that are there in several languages.
  package var language = DocumentLanguage.current {
    didSet {
      folder.language = language
      knownTables = [:]
    }
  }
  package let report = LoadingReport()
  private var documents: [String: Document] = [:]
  /// The tables of texts in the language, by the paths of documents and the devices.
  var knownTables: [TextKey: [StringTable]] = [:]
  /// What is being made inside of one another.
  var nesting = Nesting()
  /// The colours and images around the document or in the bundle.
  private(set) lazy var assets = folder.bundle == nil ? DocumentAssets(folder) : .of(folder)
  /// The documents and images in the program's binary, where the bundle is the main one.
  let embedded: EmbeddedDocuments?

  init(_ folder: ResourceFolder, embedded: EmbeddedDocuments? = nil) {
    self.folder = folder
    self.folder.language = DocumentLanguage.current
    self.embedded = embedded
  }

  /// The resources of a bundle's documents.
  convenience init(_ bundle: Bundle) {
    self.init(ResourceFolder(bundle), embedded: .of(bundle))
  }

  /// The document at a path, read once.
  func document(at path: String) throws(DocumentError) -> Document {
    if let known = documents[path] { return known }
    let (document, problems) = try DocumentFile.read(path)
    for problem in problems { report.add(problem) }
    documents[path] = document
    return document
  }

  /// Takes another version of the document at a path.
  func know(_ document: Document, at path: String) {
    documents[path] = document
    report.follow(document)
  }

  /// Another document by its name: a file, or else one in the program's binary; nil if there is
  /// none.
  func document(named name: String, type: String) throws(DocumentError) -> Document? {
    if let path = path(of: name, type: type) { return try document(at: path) }
    return embedded?.document(name, type: type)
  }

  /// Whether there is a document of a name, which may be broken.
  func hasDocument(named name: String, type: String) -> Bool {
    path(of: name, type: type) != nil || embedded?.bytes("\(name).\(type)") != nil
  }

  /// The path of another document by its name: in the folder of this one and those of its
  /// languages, or else anywhere around it, the nearest first.
  func path(of name: String, type: String) -> String? {
    if let path = folder.path(of: name, type: type) { return path }
    guard ResourceFolder.isName(name), folder.bundle == nil else { return nil }
    return assets.search.first { $0.files["\(name).\(type)"]?.first }.map { preferredPath(of: $0) }
  }

  /// The folders in which documents, images and colours were found or looked for.
  package var searchedFolders: [String] {
    Set(documents.keys.map(\.folderOfPath)).sorted() + assets.search.folders
  }

  func color(named name: String) -> DocumentAssets.Found<UIColor> { assets.color(named: name) }

  /// What is added to the message that a name isn't there, if not everything was looked at.
  var whyIncomplete: String {
    assets.search.isIncomplete ? "; the folders around the document are too large to search" : ""
  }
}
