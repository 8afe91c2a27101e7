import Foundation
import Glibc
import InterfaceBuilder

/// The reason why a document can't be shown.
package struct DocumentError: Error, CustomStringConvertible {
  package let description: String
}

/// Reads documents from files.
enum DocumentFile {
  /// The most bytes that a document may have.
  static let limit = 64 << 20

  static func read(_ path: String) throws(DocumentError) -> Document {
    let bytes = try bytes(of: path, limit: limit)
    let source: SourceText
    do { source = try SourceText(file: bytes) } catch {
      throw DocumentError(description: "\(path): \(error.message)")
    }
    let markup = Markup(source)
    if let problem = markup.problems.first {
      let position = source.position(of: problem.range.lowerBound)
      throw DocumentError(
        description: "\(path):\(position.line):\(position.column): \(problem.message)")
    }
    guard let document = Document(markup, name: path) else {
      throw DocumentError(
        description:
          "\(path) is no Interface Builder document: its outermost element is not <document>")
    }
    return document
  }

  /// The bytes of a regular file. Others are refused without waiting for them: they may have no end.
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
