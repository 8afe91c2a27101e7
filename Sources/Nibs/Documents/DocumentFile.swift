import Foundation
import Glibc
import InterfaceBuilder

/// The reason why a document can't be shown.
package struct DocumentError: Error, CustomStringConvertible {
  /// What is wrong, with the places in the document and their lines.
  package let description: String
  /// What is wrong with the document; empty if it can't be read at all.
  package var problems: [DocumentProblem] = []

  init(description: String) { self.description = description }

  init(_ problems: [DocumentProblem]) {
    description = problems.map(\.text).joined(separator: "\n")
    self.problems = problems
  }
}

/// Reads documents from files.
enum DocumentFile {
  /// The most bytes that a document may have.
  static let limit = 64 << 20

  /// The document at a path, and what is wrong with its content.
  static func read(_ path: String) throws(DocumentError) -> (Document, [DocumentProblem]) {
    let (document, problems) = Document.read(try bytes(of: path, limit: limit), name: path)
    guard let document else { throw DocumentError(problems) }
    return (document, problems)
  }

  /// The bytes of a regular file. Files of other kinds are refused without waiting for them: they
  /// may have no end.
  /// - Parameters:
  ///   - limit: The most bytes that the file may have.
  ///   - prefix: The number of bytes that are read; nil for all.
  static func bytes(of path: String, limit: Int, prefix: Int? = nil) throws(DocumentError)
    -> [UInt8]
  {
    guard !path.utf8.contains(0) else {
      throw DocumentError(description: "a path has no zero byte")
    }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DocumentError(description: "\(path): \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      throw DocumentError(description: "\(path) is not a regular file")
    }
    guard status.st_size <= limit else {
      throw DocumentError(
        description: "\(path) has \(status.st_size) bytes; at most \(limit) are read")
    }
    let most = min(Int(status.st_size) + 1, prefix ?? .max)
    var bytes = [UInt8](repeating: 0, count: most)
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(descriptor, buffer.baseAddress! + count, buffer.count - count)
      }
      if got < 0 {
        throw DocumentError(description: "\(path): \(String(cString: strerror(errno)))")
      }
      if got == 0 { break }
      count += got
    }
    bytes.removeSubrange(count...)
    return bytes
  }
}
