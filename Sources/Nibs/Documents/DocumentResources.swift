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
  /// Whether a view in a stack of the design keeps the size of its frame where nothing else gives
  /// it a size, as in Interface Builder: only the frame tells the size that it had when it was put
  /// there.
  package var keepsFrames = false
  /// The ids of the rows that were edited since the document was saved. In the design their content
  /// gives them their height, and all others have the height of their frame.
  package var editedRows: Set<String> = []
  /// Whether a list without rows shows a cell of each prototype when it runs too, for people who
  /// look at a document without its app.
  package var showsSamples = false
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
  /// The elements whose objects are being made, one inside of the other.
  package var nesting = Nesting()
  /// The colours and images around the document or in the bundle.
  private(set) lazy var assets = folder.bundle == nil ? DocumentAssets(folder) : .of(folder)
  /// The documents and images in the program's binary, where the bundle is the main one.
  let embedded: EmbeddedDocuments?

  init(_ folder: ResourceFolder, embedded: EmbeddedDocuments? = nil) {
    self.folder = folder
    self.folder.language = DocumentLanguage.current
    self.embedded = embedded
  }

  /// The resources of documents without a folder around them.
  package convenience init() { self.init(ResourceFolder([])) }

  /// The resources of a document of which only the fonts around its path count.
  package convenience init(fontsAround path: String) {
    self.init()
    assets = DocumentAssets(folder, fonts: ResourceFolder([path.folderOfPath]))
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

  /// Takes a version of the document at a path that is not in the file.
  func know(_ document: Document, at path: String) {
    documents[path] = document
    report.take(document)
  }

  /// Another document by its name: a file, or else a document in the program's binary; nil if there
  /// is none.
  func document(named name: String, type: String) throws(DocumentError) -> Document? {
    if let path = path(of: name, type: type) { return try document(at: path) }
    return embedded?.document(name, type: type)
  }

  /// Whether there is a document of a name, which may be broken.
  func hasDocument(named name: String, type: String) -> Bool {
    path(of: name, type: type) != nil || embedded?.bytes("\(name).\(type)") != nil
  }

  /// The path of another document by its name: in the folder of this document or in the folders of
  /// languages there, or else anywhere around it, the nearest first.
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

  /// What is added to the message that a name isn't there; empty if all folders were searched.
  var whyIncomplete: String {
    assets.search.isIncomplete ? "; the folders around the document are too large to search" : ""
  }
}
