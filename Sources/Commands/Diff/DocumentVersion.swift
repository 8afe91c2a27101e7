import Documents
import InterfaceBuilder

/// A version of a document: its text, and the path by which its images, colours and texts are
/// found.
struct DocumentVersion {
  /// The name in messages, such as `HEAD~2:App/Main.storyboard`.
  let name: String
  /// The path of the document in the app.
  let path: String
  let document: Document
  /// Whether there is no such version, and the document is empty.
  private(set) var isMissing = false

  /// Reads the bytes of a version.
  init(_ bytes: [UInt8], name: String, at path: String) throws(UsageError) {
    let (document, problems) = Document.read(bytes, name: name)
    guard let document else { throw UsageError(DocumentFailure(problems)) }
    (self.name, self.path, self.document) = (name, path, document)
  }

  /// Reads a file.
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - path: The path of the document in the app, if the file is a copy of it.
  init(file: String, name: String? = nil, at path: String? = nil) throws(UsageError) {
    let bytes = try Self.bytes(of: file)
    try self.init(bytes, name: name ?? file, at: path ?? file)
  }

  /// A document of the same kind without scenes and objects, which stands for a version that is not
  /// there.
  func emptied() throws(UsageError) -> DocumentVersion {
    let type = document.root["type"].map { " type=\"\($0)\"" } ?? ""
    let list = document.kind == .storyboard ? "scenes" : "objects"
    var empty = try DocumentVersion(
      Array("<document\(type) version=\"3.0\"><\(list)/></document>".utf8), name: name, at: path)
    empty.isMissing = true
    return empty
  }

  /// The most bytes of a file, so that what has no end is not read.
  private static let limit = 64 << 20

  /// The bytes of a regular file.
  private static func bytes(of path: String) throws(UsageError) -> [UInt8] {
    guard !path.utf8.contains(0), FileKind(of: path) != .missing else {
      throw UsageError("there is no file \(UsageError.quoted(path))")
    }
    guard FileKind(of: path) == .file else {
      throw UsageError("\(UsageError.quoted(path)) is not a file: 'diff' compares two documents")
    }
    do throws(Descriptor.Failure) {
      return try Descriptor.contents(of: path, atMost: limit)
    } catch {
      throw UsageError("\(UsageError.quoted(path)) can't be read: \(error)")
    }
  }
}
