import InterfaceBuilder

/// Documents in the program's binary, with the images and texts that they use, for programs that
/// run from anywhere and have no bundle with files.
///
/// The documents are found by ``UIStoryboard/init(name:bundle:)`` and
/// ``UINib/init(nibName:bundle:)`` in the main bundle, after its files.
@MainActor
package final class EmbeddedDocuments {
  /// The documents of the main bundle.
  package static let main = EmbeddedDocuments()

  /// The files with their tables of texts.
  private(set) var source = EmbeddedSource()
  private var images: [String: () -> UIImage?] = [:]
  private var documents: [String: Document] = [:]

  /// Adds a file by its path in the bundle: `Main.storyboard`, `Cell.xib`, `de.lproj/Main.strings`.
  package func add(_ path: String, _ bytes: @escaping () -> [UInt8]) {
    source.files[path] = bytes
    documents[path] = nil
  }

  /// Adds an image by the name that documents have for it.
  package func addImage(_ name: String, _ image: @escaping () -> UIImage?) { images[name] = image }

  /// The bytes of a file.
  package func bytes(_ path: String) -> [UInt8]? { source.files[path]?() }

  /// Makes something while another version takes the place of the document at a path of the bundle.
  package func replacing<Made>(
    _ path: String, by version: Document, _ make: () -> Made
  ) -> Made {
    let former = documents[path]
    documents[path] = version
    defer { documents[path] = former }
    return make()
  }

  /// Whether a document is in the binary, by its name.
  func has(_ document: Document) -> Bool { source.hasFile(document.name) }

  /// The image with a name.
  func image(_ name: String) -> UIImage? { images[name]?() }

  /// The names of the images, in the order of the alphabet.
  var imageNames: [String] { images.keys.sorted() }

  /// The document of a name and type, read once; nil if there is none.
  func document(_ name: String, type: String) -> Document? {
    let path = "\(name).\(type)"
    if let known = documents[path] { return known }
    guard let bytes = bytes(path), let document = Document.read(bytes, name: path).document else {
      return nil
    }
    documents[path] = document
    return document
  }

  /// The documents of a bundle; nil for a bundle that has files alone.
  static func of(_ bundle: Bundle) -> EmbeddedDocuments? { bundle == .main ? .main : nil }
}
