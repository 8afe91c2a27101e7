import Cells
import Foundation
import TerminalIO
import Testing

@testable import TennielCore

@MainActor
@Suite struct ReviewTests {
  /// Goldens in memory, which can refuse some names.
  final class Shelf: ReviewedGoldens {
    var texts: [String: String] = [:]
    var refused: Set<String> = []

    func accept(_ change: ReviewedChange) throws(WholeFile.Refusal) -> [UInt8]? {
      if refused.contains(change.golden) { throw WholeFile.Refusal(reason: "no room") }
      let former = texts[change.golden]
      texts[change.golden] = change.now
      return former.map { Array($0.utf8) }
    }

    func takeBack(_ change: ReviewedChange, to former: [UInt8]?) throws(WholeFile.Refusal) {
      texts[change.golden] = former.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Three changes of two scenes, of which the last was not kept yet.
  static let changes = [
    change("Login", "iPhone 4s", kept: "┌a─┐\n└──┘\n\nview  0  0  32  32"),
    change("Login", "iPhone 8", kept: "┌b─┐\n└──┘\n\nview  0  0  32  32"),
    change("Menu", "iPhone 8", kept: nil),
  ]

  static func change(
    _ scene: String, _ screen: String, kept: String?,
    now: String = "┌c─┐\n└──┘\n\nview  8  0  32  32"
  ) -> ReviewedChange {
    ReviewedChange(
      document: "Main.storyboard", scene: scene, screen: screen, golden: "\(scene)/\(screen)",
      kept: kept, now: now)
  }

  /// The shelf before a review: what is kept of the changes.
  private func shelf() -> Shelf {
    let shelf = Shelf()
    for change in Self.changes { shelf.texts[change.golden] = change.kept }
    return shelf
  }

  /// Plays keys, and returns the state after them and the last screen.
  private func play(
    _ keys: String, on shelf: Shelf = Shelf(), columns: Int = 80, rows: Int = 24,
    glyphs: GlyphSet = .unicode, _ changes: [ReviewedChange] = changes
  ) throws -> (review: Review, grid: CellGrid) {
    let terminal = ScriptedTerminal(
      size: CellSize(columns: columns, rows: rows), glyphs: glyphs, depth: .none)
    terminal.play(try EventScript.steps(keys))
    let app = ReviewApp(changes, on: terminal, keeping: shelf)
    app.run()
    return (app.review, try #require(terminal.screen))
  }

  // MARK: Accepting

  @Test func `what is accepted is kept at once, and taken back as it was`() throws {
    let shelf = shelf()
    let accepted = try play("a tab a", on: shelf).review
    #expect(accepted.accepted == [0, 1])
    #expect(accepted.index == 1)
    #expect(shelf.texts["Login/iPhone 8"] == Self.changes[1].now)
    #expect(accepted.summary == "accepted 2 of 3 changes; 1 is left")

    let other = self.shelf()
    let back = try play("a tab a u tab tab a r", on: other).review
    #expect(back.accepted == [0])
    #expect(back.index == 2)
    #expect(back.message == "Taken back: its golden is what it was")
    #expect(other.texts["Login/iPhone 4s"] == Self.changes[0].now)
    #expect(other.texts["Login/iPhone 8"] == Self.changes[1].kept)
    #expect(other.texts["Menu/iPhone 8"] == nil)
  }

  @Test func `enter accepts and goes on to what is left, past the end to the beginning`() throws {
    #expect(try play("tab enter").review.index == 2)
    let around = try play("tab enter enter").review
    #expect(around.index == 0)
    #expect(around.accepted == [1, 2])
    let all = try play("enter enter enter").review
    #expect(all.message == "All changes are accepted: q leaves")
    #expect(all.summary == "accepted 3 of 3 changes; nothing is left")
  }

  @Test func `the rest of a scene, or everything, is accepted after a question`() throws {
    #expect(try play("A").review.overlay == .question)
    #expect(try play("A escape").review.accepted == [])
    // Other keys neither answer the question nor do what they do otherwise.
    let other = try play("A enter tab").review
    #expect(other.overlay == .question)
    #expect(other.index == 0)
    #expect(other.accepted == [])
    #expect(try play("A s").review.accepted == [0, 1])
    #expect(try play("A a").review.accepted == [0, 1, 2])
    #expect(try play("A a u").review.accepted == [])
    #expect(try play("a A a u").review.accepted == [0])
  }

  @Test func `what can't be kept is not accepted, and says why`() throws {
    let shelf = shelf()
    shelf.refused = ["Login/iPhone 8"]
    let refused = try play("tab enter", on: shelf).review
    #expect(refused.accepted == [])
    #expect(refused.index == 1)
    #expect(refused.message == "Not accepted: no room")
    // Those before it are accepted, and can be taken back.
    #expect(try play("A a", on: shelf).review.accepted == [0])
    #expect(try play("A a u", on: self.shelf()).review.accepted == [])
  }

  @Test(arguments: [
    ("u", "Nothing is accepted that could be taken back"),
    ("a a", "This change is accepted: u takes back the last one"),
    ("shift-tab", "This is the first change"), ("tab tab tab", "This is the last change"),
    ("tab tab o", "Nothing was kept: this is the first layout for this screen"),
    ("tab tab space", "Nothing was kept: this is the first layout for this screen"),
    ("down", "The picture goes no further"), ("A a A", "All changes are accepted: q leaves"),
    ("x", "x does nothing here: ? lists the keys"), ("A x", "Choose s or a, or esc for nothing"),
  ]) func `a key that changes nothing says why`(keys: String, message: String) throws {
    #expect(try play(keys).review.message == message)
  }

  // MARK: Looking

  @Test func `flipping shows the other picture in the place of this one`() throws {
    /// The pictures that are shown, each with the column of its first cell.
    func pictures(_ keys: String) throws -> [String] {
      let layout = ReviewLayout(try play(keys, columns: 30).review)
      return layout.pictures.map { "\($0.side) \($0.cells.column)" }
    }
    #expect(try pictures("") == ["kept 1", "now 7"])
    #expect(try pictures("o") == ["kept 1"])
    #expect(try pictures("n") == ["now 1"])
    #expect(try pictures("space") == ["kept 1"])
    #expect(try pictures("space space") == ["now 1"])
    #expect(try pictures("o d") == ["kept 1", "now 7"])
    #expect(try pictures("o tab tab") == ["now 1"])
    #expect(try pictures("o tab tab shift-tab") == ["kept 1"])
  }

  @Test func `cells that differ are in reverse, in one colour of each side`() throws {
    try expectGolden(try play("", columns: 60, rows: 7).grid.styles, "review-styles")
  }

  /// A change of a picture of 100 rows, in its row 60.
  private static let long = change(
    "Long", "iPhone 8",
    kept: (0..<100).map { "row \($0)" }.joined(separator: "\n"),
    now: (0..<100).map { $0 == 60 ? "other" : "row \($0)" }.joined(separator: "\n"))

  @Test func `a large picture begins where it differs, and scrolls to its ends`() throws {
    /// The first row in sight after keys.
    func row(_ keys: String) throws -> Int { try play(keys, [Self.long]).review.offset.row }
    #expect(try row("") == 58)
    #expect(try row("down down up") == 59)
    #expect(try row("home") == 0)
    #expect(try row("end") == 80)
    #expect(try row("end pageup") == 61)
    #expect(try row("home scroll-down:5,5") == 3)
    #expect(try row("end resize:80x54") == 50)
  }

  @Test func `words and the list of changes can be clicked`() throws {
    #expect(try play("click:2,23").review.accepted == [0])
    let wide = try play("click:5,4", columns: 200, rows: 60)
    #expect(wide.grid.text.contains("▸   iPhone 8"))
    #expect(wide.review.index == 1)
  }

  @Test func `the help has every key of the table`() throws {
    let lines = ReviewHelp.lines(ascii: true)
    for row in ReviewKeys.standard.rows {
      #expect(lines.contains(.entry(label: row.ascii, help: row.help)))
      let others = row.ascii.filter { !$0.isASCII }
      #expect(others.isEmpty)
      #expect(TextWidth.width(of: row.label) < 15, "\(row.label)")
    }
    #expect(try play("? down down").review.overlay == .help(top: 2))
    #expect(try play("? ?").review.overlay == nil)
  }

  @Test(arguments: [(120, 40), (80, 24), (40, 12), (20, 6), (5, 4), (3, 3), (2, 2), (1, 1)])
  func `every key leaves something to see in every terminal`(columns: Int, rows: Int) throws {
    let keys = ReviewKeys.standard.rows.flatMap { $0.bindings.map(\.key.description) }
      .filter { !["q", "ctrl-c"].contains($0) }
    for first in ["", "A", "l", "?"] {
      for key in keys {
        for changes in [Self.changes, [Self.long]] {
          let (review, grid) = try play(
            "\(first) \(key)", columns: columns, rows: rows, glyphs: .ascii, changes)
          #expect(grid.size == review.terminal)
          let isASCII = grid.text.utf8.allSatisfy { $0 < 0x80 }
          #expect(isASCII)
        }
      }
    }
  }
}
