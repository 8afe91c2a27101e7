import Foundation
import Testing

/// Holds the table of additions in Sources/README.md to the files and names that are there.
@Suite struct SourceMapTests {
  /// The paths of all files of Sources, Scenes and Tests.
  private let paths: [String]
  /// The files of Swift in Sources.
  private let texts: [Data]

  init() throws {
    paths = ["Sources", "Scenes", "Tests"].flatMap { folder in
      let names = FileManager.default.enumerator(
        atPath: Guide.top.appendingPathComponent(folder).path)
      return (names?.compactMap { $0 as? String } ?? []).map { "/\(folder)/\($0)" }
    }.sorted()
    texts = try paths.filter { $0.hasPrefix("/Sources/") && $0.hasSuffix(".swift") }
      .map { try Data(contentsOf: URL(fileURLWithPath: Guide.top.path + $0)) }
  }

  /// Whether a file or folder has the path at its end, or a file of Swift the name: `…Layer` is the
  /// end of a name.
  private func isFile(_ word: String) -> Bool {
    let end = word.hasPrefix("…") ? String(word.dropFirst()) : "/" + word
    return paths.contains { $0.hasSuffix(end) || $0.hasSuffix(end + ".swift") }
  }

  /// Whether a file of Swift declares the name, and not only a longer one that begins with it.
  private func isDeclared(_ name: some StringProtocol) -> Bool {
    let words = ["case", "class", "enum", "func", "let", "protocol", "struct", "var"]
    let kinds = words.map { Data($0.utf8) }
    return texts.contains { text in
      var rest = text[...]
      while let found = rest.range(of: Data((" " + name).utf8)) {
        rest = text[found.upperBound...]
        let next = rest.first.map { Character(Unicode.Scalar($0)) } ?? " "
        let before = text[..<found.lowerBound].suffix(8)
        let isWhole = !next.isLetter && !next.isNumber
        if isWhole, kinds.contains(where: { before.suffix($0.count) == $0 }) { return true }
      }
      return false
    }
  }

  @Test func `what the map says to touch is there`() throws {
    let lines = try Guide(at: "Sources/README.md").lines
    let start = try #require(lines.firstIndex(of: "## What do I touch?"))
    let rows = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("|") }
      .dropFirst(2)
    #expect(rows.count > 25)
    for row in rows {
      for module in row.matches(of: /\*\*(\w+)\*\*/).map({ String($0.1) }) {
        #expect(paths.contains { $0.hasSuffix("/" + module) }, "there is no module \(module)")
      }
      for word in row.matches(of: /`([^`]+)`/).map({ String($0.1) })
      where word.contains("/") || word.first?.isUppercase == true || word.hasPrefix("…") {
        let names = word.split(separator: ".").map { $0.prefix { $0 != "(" && $0 != "=" } }
        let isThere = isFile(word) || word.hasPrefix("UPDATE_") || names.allSatisfy(isDeclared)
        #expect(isThere, "the map names \(word), which is not there")
      }
    }
  }
}
