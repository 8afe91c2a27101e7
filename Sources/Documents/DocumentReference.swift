import Foundation

/// A document or a folder on the command line: `FILE`, `FOLDER` or `FILE#SCENE`. `-` in the place
/// of a file is standard input.
package struct DocumentReference: Equatable, Sendable {
  /// The path that stands for standard input.
  package static let input = "-"

  package let path: String
  package let scene: String?

  /// What a word names: an existing file or folder, or a path that ends as a document's; nil for
  /// any other word, which names a scene of the program.
  package init?(_ word: String) {
    if Self.isPath(word) {
      (path, scene) = (word, nil)
      return
    }
    // A path may contain the sign as well, so that the longest one counts.
    for index in word.indices.reversed() where word[index] == "#" {
      let path = String(word[..<index])
      guard Self.isPath(path) else { continue }
      self.path = path
      scene = String(word[word.index(after: index)...])
      return
    }
    return nil
  }

  private static func isPath(_ word: String) -> Bool {
    isDocument(word) || word.hasSuffix(".swift") || word == input
      || !word.isEmpty && !FileAccess.isMissing(word)
  }

  /// Whether it names a Swift file.
  package var isCode: Bool { path.hasSuffix(".swift") }

  /// Whether a name ends as the names of documents do.
  package static func isDocument(_ name: String) -> Bool {
    name.hasSuffix(".storyboard") || name.hasSuffix(".xib")
  }
}

/// What a path leads to.
package enum FileKind: Equatable {
  case missing, file, folder
  /// A device, a pipe or a socket, which may have no end.
  case other

  /// The kind of what is at a path, where its symbolic links lead.
  package init(of path: String) {
    var status = stat()
    self = stat(path, &status) == 0 ? FileKind(status) : .missing
  }

  /// The kind of what is at a path itself.
  /// - Parameter isLink: Whether it is a symbolic link.
  package init(at path: String, isLink: inout Bool) {
    var status = stat()
    guard lstat(path, &status) == 0 else {
      self = .missing
      return
    }
    isLink = status.st_mode & S_IFMT == S_IFLNK
    self = isLink ? FileKind(of: path) : FileKind(status)
  }

  private init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    default: self = .other
    }
  }
}
