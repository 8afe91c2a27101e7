import Foundation
import Goldens
import Testing

@testable import TennielTesting

@Suite struct `A golden` {
  /// A folder for one test, gone with the value.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("tenniel-goldens-\(UUID().uuidString)")
    /// What stands for the test's source file.
    var source: String { url.appendingPathComponent("Tests.swift").path }
    var files: [String] {
      (FileManager.default.subpaths(atPath: url.path) ?? []).filter { $0.hasSuffix(".txt") }
    }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let folder = Folder()

  private func golden(_ name: String = "card", mode: RecordMode = .never) throws -> Golden {
    var golden = try Golden(name, in: "Goldens", besideSource: folder.source)
    golden.mode = mode
    return golden
  }

  @Test func `that was never kept is asked for, and not written`() throws {
    let file = folder.url.appendingPathComponent("Goldens/card.txt").path
    #expect(
      try complaint { try golden().check("┌─┐\n└─┘") } == """
        there is no golden "card" yet; run the tests with TENNIEL_UPDATE_GOLDENS=missing to keep this \
        one as \(file):
        ┌─┐
        └─┘
        """)
    #expect(folder.files == [])
  }

  @Test func `that was never kept is written by default, and its test fails once`() throws {
    let file = folder.url.appendingPathComponent("Goldens/card.txt").path
    #expect(
      try complaint { try golden(mode: .missing).check("┌─┐\n└─┘") } == """
        there was no golden "card"; this one is kept from now on as \(file):
        ┌─┐
        └─┘
        """)
    #expect(folder.files == ["Goldens/card.txt"])
    try golden(mode: .missing).check("┌─┐\n└─┘")
    #expect(throws: LayoutTestError.self) { try golden(mode: .missing).check("┌┐") }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "┌─┐\n└─┘\n")
  }

  @Test func `is written when the environment asks, and then holds`() throws {
    try golden("phones/card", mode: .failed).check("one\ntwo")
    #expect(folder.files == ["Goldens/phones/card.txt"])
    let file = folder.url.appendingPathComponent("Goldens/phones/card.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "one\ntwo\n")
    try golden("phones/card").check("one\ntwo")
    try golden("phones/card", mode: .failed).check("one\n2")
    #expect(try String(contentsOf: file, encoding: .utf8) == "one\n2\n")
  }

  @Test func `that shows something else fails with both pictures, and stays`() throws {
    try golden(mode: .failed).check("┌───┐\n│ a │\n│ b │\n│   │\n└───┘")
    let file = folder.url.appendingPathComponent("Goldens/card.txt")
    #expect(
      try complaint { try golden().check("┌───┐\n│ A │\n│ B │\n│   │\n└───┘\n!") } == """
        "card" is not as it was kept: 3 lines differ (- kept, + now; TENNIEL_UPDATE_GOLDENS=failed \
        keeps the new one as \(file.path)):
          ┌───┐
        - │ a │
        - │ b │
        + │ A │
        + │ B │
          │   │
          └───┘
        + !
        """)
    #expect(try String(contentsOf: file, encoding: .utf8) == "┌───┐\n│ a │\n│ b │\n│   │\n└───┘\n")
  }

  @Test func `counts one line as one`() {
    let difference = PictureDifference(from: "a\n\nc", to: "a\n\nd")
    #expect(difference.text == "  a\n\n- c\n+ d")
    #expect(difference.summary == "1 line differs")
  }

  @Test(arguments: ["", "a//b", "../card", "/card"])
  func `has a name that stays in its folder`(name: String) throws {
    let file = folder.url.appendingPathComponent("Goldens").appendingPathComponent(name + ".txt")
    #expect(
      try complaint { _ = try golden(name) }
        == "the golden \"\(name)\" can't be used: that is no name for a file: \(file.path)")
  }

  @Test func `that can't be written or read says so`() throws {
    let path = folder.url.appendingPathComponent("Goldens/card.txt")
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    #expect(
      try complaint { try golden().check("a") }
        == "the golden \"card\" can't be used: the file can't be read: \(path.path)")
  }

  @Test func `holds a picture, or the frames, or both`() throws {
    let screen = try TestScreen(CardView("Row 1"), width: 160, .textMetrics(.columns))
    try screen.check(golden: "card")
    try screen.check(golden: "card-ascii", showing: [.picture, .frames], ascii: true)
    try screen.check(golden: "list/card", showing: .frames, in: "Goldens")
  }
}
