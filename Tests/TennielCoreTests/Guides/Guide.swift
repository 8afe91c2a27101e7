import Foundation
import Testing

/// A text that people read: README, a guide of Sources/Tenniel.docc, or another page in Markdown.
struct Guide {
  /// The path from the top of the repository.
  let path: String
  var text: String

  var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The top of the repository.
  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether the texts are written anew, with what the program prints, and not compared.
  static var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" }

  /// README, and the guides in the order of their names.
  static func all() throws -> [Guide] {
    let folder = "Sources/Tenniel.docc"
    let names = try FileManager.default.contentsOfDirectory(
      atPath: top.appendingPathComponent(folder).path)
    let paths = names.filter { $0.hasSuffix(".md") }.sorted().map { folder + "/" + $0 }
    return try (["README.md"] + paths).map { try Guide(at: $0) }
  }

  /// All that is read by people, with what contributors read.
  static func pages() throws -> [Guide] {
    try all()
      + ["CHANGELOG.md", "CONTRIBUTING.md", "Sources/README.md"].map { try Guide(at: $0) }
  }

  init(at path: String) throws {
    self.path = path
    let data = try Data(contentsOf: Self.top.appendingPathComponent(path))
    text = String(decoding: data, as: UTF8.self)
  }

  /// Writes the text to its file.
  func save() throws { try Data(text.utf8).write(to: Self.top.appendingPathComponent(path)) }

  /// The table after a comment that names it as a walk: the keys of the first column, and the text
  /// of the last one. Nil without such a table.
  func walk(_ name: String) -> [(keys: [String], shown: String)]? {
    guard let start = lines.firstIndex(of: "<!-- \(name) -->") else { return nil }
    return lines[(start + 3)...].prefix { $0.hasPrefix("|") }.map { row in
      let cells = row.split(separator: "|")
      func quoted(_ cell: Substring) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      }
      return (quoted(cells[0]), quoted(cells[2]).first ?? "")
    }
  }
}
