import Cells
import SeededRandom
import Stage
import TerminalIO
import Testing
import UIKit

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

/// Pointing finds what is seen: wherever a word stands, a click on it selects the view that shows
/// the word, and taps it.
@Suite struct PointingTests {
  /// A scene in the app, with its host at hand.
  private struct OpenScene {
    let app: App
    let host: SceneHost
    let terminal: CellSize

    init(_ scene: Int, at terminal: CellSize) throws {
      let scenes = NamedScene.shipped
      let program = Program.tenniel(scenes)
      host = try program.open(scene, Arguments(.play))
      app = program.app(
        showing: host, of: scene,
        on: ScriptedTerminal(size: terminal, glyphs: .unicode, depth: .none))
      self.terminal = terminal
    }

    /// What the canvas shows, row by row.
    var canvas: (rect: CellRect, rows: [String])? {
      guard let rect = app.canvas?.clip else { return nil }
      let grid = app.compose()
      let rows = rect.rowRange.map { row in
        String(
          rect.columnRange.map {
            grid[$0, row].isSecondHalf ? "\u{0}" : grid[$0, row].text.first ?? " "
          })
      }
      return (rect, rows)
    }

    /// The words that exactly one view shows, and no view has in its name: each with that view and
    /// where it takes a tap.
    var words: [String: Shown] {
      var found: [String: Shown] = [:]
      var taken: Set<String> = []
      for view in app.content.views where view.isShown {
        taken.formUnion(split(String(view.path.name)))
        guard let shown = host.view(at: view.path) else { continue }
        for (text, part) in texts(of: shown) {
          for word in split(text) {
            if found.updateValue(Shown(path: view.path, part: part), forKey: word) != nil {
              taken.insert(word)
            }
          }
        }
      }
      for guide in app.content.guides { taken.formUnion(split(String(guide.path.name))) }
      let all = taken.union(found.keys)
      return found.filter { word, _ in
        // A word that is cut short may read like a shorter one.
        word.count > 2 && !all.contains { $0 != word && $0.contains(word) }
          && !taken.contains(word)
      }
    }

    /// The texts that a view shows by itself, each with the part of its bounds that takes a tap for
    /// it.
    private func texts(of view: UIView) -> [(String, CGRect)] {
      switch view {
      case let view as UILabel: [(view.text ?? "", view.bounds)]
      case let view as UIButton: [(view.currentTitle ?? "", view.bounds)]
      case let view as UITextField:
        [((view.text ?? "").isEmpty ? view.placeholder ?? "" : view.text ?? "", view.bounds)]
      case let view as UITextView: [(view.text ?? "", view.bounds)]
      case let view as UISegmentedControl:
        zip(0..<view.numberOfSegments, view.segmentFrames).map {
          (view.titleForSegment(at: $0) ?? "", $1)
        }
      case let view as any BarShowing: view.slots.map { ($0.text ?? "", $0.frame) }
      default: []
      }
    }

    private func split(_ text: String) -> [String] { text.split { !$0.isLetter }.map(String.init) }
  }

  private struct Shown {
    let path: ViewPath
    let part: CGRect
  }

  private static let sizes = [
    CellSize(columns: 80, rows: 24), CellSize(columns: 60, rows: 30),
    CellSize(columns: 100, rows: 34), CellSize(columns: 120, rows: 40),
    CellSize(columns: 150, rows: 50), CellSize(columns: 200, rows: 60),
  ]

  @Test(arguments: NamedScene.shipped.indices)
  func `a click on a word selects the view that shows it, and taps it there`(scene: Int) throws {
    var clicks = 0
    // Every second size, in scripts/proofs all.
    for (place, size) in Self.sizes.enumerated() where walksAreLong || place % 2 == scene % 2 {
      let open = try OpenScene(scene, at: size)
      let words = open.words
      guard let (rect, rows) = open.canvas else { continue }
      for (place, row) in rows.enumerated() {
        for (word, column) in Self.words(of: row) {
          guard let shown = words[word] else { continue }
          clicks += 1
          let cell = CellPoint(column: rect.column + column, row: rect.row + place)
          open.app.handle(.mouse(MouseEvent(.press(.left), at: cell)))
          let name = NamedScene.shipped[scene].name
          #expect(
            open.app.selectedView == shown.path,
            "\(word) at \(cell.column),\(cell.row) of \(name) at \(size.columns)x\(size.rows)")
          try expectTouch(of: shown, by: word, in: open)
          open.app.handle(.key(Key(.escape)))
        }
      }
    }
    let silent = ["Gallery: ambiguous card", "Nested stacks: ambiguous"]
    #expect(clicks > 0 || silent.contains(NamedScene.shipped[scene].name))
  }

  /// The tap that would follow reaches a control inside the part that shows the word.
  private func expectTouch(of shown: Shown, by word: String, in open: OpenScene) throws {
    guard let view = open.host.view(at: shown.path), view is UIControl || view is any BarShowing,
      open.app.content.takesTouches(shown.path)
    else { return }
    let point = try #require(open.app.pressedPoint)
    let hit = open.host.window.hitTest(point, with: nil)
    #expect(hit?.isDescendant(of: view) ?? false, "\(word)")
    #expect(shown.part.contains(view.convert(point, from: nil)), "\(word)")
  }

  /// The words of a row, each with the column of its middle.
  private static func words(of row: String) -> [(String, Int)] {
    var words: [(String, Int)] = []
    var word = ""
    for (column, character) in (row + " ").enumerated() {
      if character.isLetter {
        word.append(character)
      } else if !word.isEmpty {
        words.append((word, column - 1 - word.count / 2))
        word = ""
      }
    }
    return words
  }

  @Test(arguments: NamedScene.shipped.indices)
  func `a click on an upright line selects a view that has an edge there`(scene: Int) throws {
    for size in [CellSize(columns: 80, rows: 24), CellSize(columns: 120, rows: 40)] {
      let open = try OpenScene(scene, at: size)
      let canvas = try #require(open.app.canvas)
      guard let (rect, rows) = open.canvas else { continue }
      let pointing = open.app.pointing(on: canvas)
      for (row, line) in rows.enumerated() {
        for (column, character) in line.enumerated() where character == "│" {
          let cell = CellPoint(column: rect.column + column, row: rect.row + row)
          guard let hit = pointing.hit(at: cell) else { continue }
          let frame = try #require(open.app.content.view(at: hit.path)).frameInWindow
          let edges = [frame.minX, frame.maxX].map(canvas.viewport.column)
          #expect(
            edges.contains(cell.column - canvas.origin.column),
            "\(hit.path) at \(cell) of \(NamedScene.shipped[scene].name) at \(size)")
        }
      }
    }
  }

  @Test func `a click on a word that is wider than its label selects the label`() throws {
    let user = try User("Gallery", columns: 200, rows: 60)
    let cell = try #require(user.place(of: "Rabbit"))
    try user.press("click:\(cell.column + 3),\(cell.row)")
    #expect(user.details.first == "cardView1.textLabel  UILabel")
  }

  @Test func `a click on a button that is less than a row high opens what it opens`() throws {
    let user = try User("AnimatedConstraints", columns: 100, rows: 34)
    let before = user.content
    let cell = try #require(user.place(of: "Open the drawer"))
    try user.press("click:\(cell.column),\(cell.row)")
    #expect(user.selected?.hasSuffix("/button") == true)
    #expect(user.content.moves(since: before).isEmpty == false)
  }

  @Test func `a tap goes where the press was, though selecting scrolls the canvas`() throws {
    let user = try User("Form", columns: 86, rows: 24, keys: "r z z")
    let cell = try #require(user.place(of: "Sub"))
    #expect(user.lines(with: "Submit").isEmpty)
    try user.press("click:\(cell.column),\(cell.row)")
    #expect(user.lines(with: "Submitted").count == 1)
  }
}
