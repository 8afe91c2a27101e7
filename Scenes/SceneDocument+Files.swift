extension SceneDocument {
  /// A file of a document that is written out.
  package struct File: Equatable, Sendable {
    /// The path in the folder of the document.
    package let path: String
    package let bytes: [UInt8]
  }

  /// The document itself.
  package var file: File { File(path: rawValue, bytes: bytes) }

  /// What the document needs beside it: the tables of its texts, and the pictures that it names.
  /// - Parameter stem: The name that the document gets, without its type, by which its texts are
  ///   found; nil for its own.
  @MainActor package func belongings(of stem: String? = nil) -> [File] {
    let texts = Self.allCases.filter { $0.rawValue.hasSuffix(".lproj/\(self.stem).strings") }
      .map { table in
        let folder = table.rawValue.prefix { $0 != "/" }
        return File(path: "\(folder)/\(stem ?? self.stem).strings", bytes: table.bytes)
      }
    let text = String(decoding: bytes, as: UTF8.self)
    let pictures = Picture.allCases.filter { text.contains("<image name=\"\($0)\"") }
      .map { File(path: "\($0).png", bytes: $0.png) }
    return texts + pictures
  }
}
