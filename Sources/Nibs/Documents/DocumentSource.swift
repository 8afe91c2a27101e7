import Foundation

/// Where a document is, with the tables of texts around it: in folders, or in the program's binary.
protocol DocumentSource {
  /// The names of the folders of languages in a folder, in order.
  func languageFolders(in folder: String) -> [String]

  /// Whether there is a file at a path.
  func hasFile(_ path: String) -> Bool

  /// The bytes of a file of at most `limit` bytes.
  func bytes(of path: String, limit: Int) throws(DocumentError) -> [UInt8]
}

/// The folders on a disk around a document. Files outside of them are not read.
struct FolderSource: DocumentSource {
  let folder: ResourceFolder

  func languageFolders(in folder: String) -> [String] { Self.languageFolders(in: folder) }

  func hasFile(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  func bytes(of path: String, limit: Int) throws(DocumentError) -> [UInt8] {
    guard folder.holds(path) else {
      throw DocumentError(description: "\(path) leads out of the folder of the document")
    }
    return try DocumentFile.bytes(of: path, limit: limit)
  }

  static func languageFolders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Array(names.filter { $0.hasSuffix(".lproj") }.sorted().prefix(mostLanguages))
  }

  /// The most folders of languages that are looked at.
  private static let mostLanguages = 400
}

/// Files in the program's binary, by their paths.
struct EmbeddedSource: DocumentSource {
  var files: [String: () -> [UInt8]] = [:]

  func languageFolders(in folder: String) -> [String] {
    let folders = files.keys.map(\.folderOfPath).filter { path in
      path.hasSuffix(".lproj") && path.folderOfPath == Self.path(folder)
    }
    return Set(folders.map(\.nameOfPath)).sorted()
  }

  func hasFile(_ path: String) -> Bool { files[Self.path(path)] != nil }

  func bytes(of path: String, limit: Int) throws(DocumentError) -> [UInt8] {
    guard let file = files[Self.path(path)] else {
      throw DocumentError(description: "there is no file \(path) in the program")
    }
    return file()
  }

  /// A path without the `.` that stands for the folder where paths begin.
  private static func path(_ path: String) -> String {
    path == "." ? "" : path.hasPrefix("./") ? String(path.dropFirst(2)) : path
  }
}
