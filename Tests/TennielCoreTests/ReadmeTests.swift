import Foundation
import Testing

@testable import TennielCore

/// Holds what README.md says the program prints to what it prints: a code block after a line
/// `<!-- output: WORDS -->` is what `tenniel WORDS` prints; `keys` stands for the keys of `--help`.
/// With `UPDATE_GOLDENS=1` in the environment the blocks are written anew instead.
@MainActor
@Suite(.serialized) struct ReadmeTests {
  private static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("README.md")

  private func output(of words: String) -> String {
    if words == "keys" { return Program.keys.joined(separator: "\n") + "\n" }
    let program = Program(
      name: "tenniel", scenes: NamedScene.shipped,
      environment: ProgramEnvironment(variables: ["LANG": "C.UTF-8"]))
    // Keys are one word of a command line, with blanks in it; here each has a plus in their place.
    return program.run(
      words.split(separator: " ").map { String($0).replacing("+", with: " ") }
    ).output
  }

  @Test func `what README shows is what the program prints`() throws {
    var text = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    let block = /(?s)<!-- output: (?<words>[^>]*) -->\n```text\n(?<shown>.*?)```\n/
    var found: [String] = []
    for match in text.matches(of: block).reversed() {
      let (words, shown) = (String(match.words), String(match.shown))
      let printed = output(of: words)
      found.insert(words, at: 0)
      #expect(!printed.split(separator: "\n").contains { $0.count > 79 }, "\(words) is too wide")
      if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
        text.replaceSubrange(match.shown.startIndex..<match.shown.endIndex, with: printed)
      } else if shown != printed {
        Issue.record(
          """
          README's '\(words)' differs; with UPDATE_GOLDENS=1 this test writes it (- README, + program):
          \(Diff.text(from: shown, to: printed))
          """)
      }
    }
    #expect(
      found == [
        "render wonderland --columns 39", "render wonderland --landscape --columns 78",
        "wonderland --terminal 78x24 --keys W", "truncated --terminal 78x24 --keys z+i+R",
        "animated --follow --terminal 44x15 --keys click:20,0+wait:1",
        "animated --follow --terminal 44x15 --keys click:20,0+wait:150",
        "animated --follow --terminal 44x15 --keys click:20,0+wait:900",
        "Scenes/Documents/Form.storyboard --edit --terminal 78x24 --keys z+tab+tab+tab+3+j+w",
        "learn --step 3 --terminal 78x24 --keys tab+tab+3+h+k",
        "keys",
        "gallery --terminal 60x20 --no-animation",
        "gallery --terminal 60x20 --no-animation --keys r+wait:2000",
        "list --checks",
      ])
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: Self.file)
    }
  }

  /// The rows of the table after a comment: the keys of the first column, and the text of the last
  /// one.
  private func walk(_ name: String) throws -> [(keys: [String], shown: String)] {
    let text = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "<!-- \(name) -->"))
    return lines[(start + 3)...].prefix { $0.hasPrefix("|") }.map { row in
      let cells = row.split(separator: "|")
      func quoted(_ cell: Substring) -> [String] {
        cell.matches(of: /`([^`]+)`/).map { String($0.1) }
      }
      return (quoted(cells[0]), quoted(cells[2]).first ?? "")
    }
  }

  @Test func `the walk that builds a screen shows what README says, and leaves the file saved`()
    throws
  {
    let folder = try DocumentFolder()
    let path = folder.path + "/Cup.storyboard"
    let program = Program(name: "tenniel", scenes: [], environment: ProgramEnvironment())
    #expect(program.run(["new", path, "--seed", "1"]).status == 0)
    let user = try User(path, columns: 120, rows: 40, options: "--edit")
    let rows = try walk("walk: build")
    #expect(rows.count > 15)
    for (keys, shown) in rows {
      let words = keys.joined(separator: " ")
      try user.press(words)
      let isShown = user.screen.contains(shown)
      #expect(isShown, "after \(words) README sees \(shown):\n\(user.screen)")
    }
    #expect(user.content.problems.filter { $0.severity != .hint }.isEmpty)
    let saved = try String(contentsOfFile: path, encoding: .utf8)
    #expect(saved.matches(of: #/<constraint /#).count == 7)
    #expect(!saved.contains("fixedFrame"))
  }

  @Test func `README asks for the version of Swift that the package needs`() throws {
    let package = Self.file.deletingLastPathComponent().appendingPathComponent("Package.swift")
    let first = String(decoding: try Data(contentsOf: package), as: UTF8.self).prefix { $0 != "\n" }
    let version = try #require(first.wholeMatch(of: /\/\/ swift-tools-version: (.*)/)?.1)
    let text = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    #expect(text.contains("On Linux with Swift \(version) or later:"))
  }

  /// A block after `<!-- solve -->` is what `solve` reads, and the next one what it prints.
  @Test func `what README says the solver answers is what it answers`() throws {
    var text = String(decoding: try Data(contentsOf: Self.file), as: UTF8.self)
    let blocks =
      /(?s)<!-- solve -->\n```json\n(?<read>.*?)```\n[^`]*```json\n(?<shown>.*?)```\n/
    let matches = text.matches(of: blocks)
    #expect(matches.count == 2)
    for match in matches.reversed() {
      var conversation = SolveConversation(tellsTime: false)
      let printed = match.read.split(separator: "\n").compactMap {
        conversation.answer(to: Array($0.utf8)).map { String(decoding: $0, as: UTF8.self) }
      }.joined()
      if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
        text.replaceSubrange(match.shown.startIndex..<match.shown.endIndex, with: printed)
      } else {
        #expect(match.shown == printed)
      }
    }
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: Self.file)
    }
  }
}
