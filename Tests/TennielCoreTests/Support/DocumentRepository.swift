import Foundation
import Testing

/// A git repository in a folder, which is removed with the last reference to it.
struct DocumentRepository {
  let folder: DocumentFolder

  init() throws {
    folder = DocumentFolder()
    try git("init", "-q")
    try git("config", "user.name", "Alice")
    try git("config", "user.email", "alice@example.com")
  }

  @discardableResult
  func git(_ words: String...) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder.path] + words
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a file, and commits all.
  func commit(_ text: String, to name: String) throws {
    try folder.write(text, to: name)
    try git("add", "-A")
    try git("commit", "-q", "-m", "step")
  }
}
