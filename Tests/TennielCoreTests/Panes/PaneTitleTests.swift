import Cells
import Testing

@testable import TennielCore

@Suite struct `The title of a pane` {
  private func title(
    _ text: String, columns: Int, end: String = "", glyphs: GlyphSet = .unicode
  ) -> (line: String, actions: ActionMap) {
    var grid = CellGrid(size: CellSize(columns: columns, rows: 1))
    var actions = ActionMap()
    PaneTitle(
      text: text, action: .inspector,
      end: end.isEmpty ? [] : [Pen.Span(end, Palette.quiet, action: .scrollTree(4))],
      glyphs: Glyphs(set: glyphs)
    ).draw(in: grid.bounds, of: &grid, &actions)
    return (grid.text, actions)
  }

  @Test func `begins a line, at the end of which is what the pane hides`() {
    #expect(title("Views", columns: 24).line == "─ Views ────────────────")
    #expect(title("Views", columns: 24, end: " ▾ 5 ").line == "─ Views ────────── ▾ 5 ─")
    #expect(
      title("Views", columns: 24, end: " v 5 ", glyphs: .ascii).line == "- Views ---------- v 5 -")
  }

  @Test func `is what remains where there is little room, and is cut last`() {
    #expect(title("Views", columns: 15, end: " ▾ 5 ").line == "─ Views ─ ▾ 5 ─")
    #expect(title("Views", columns: 14, end: " ▾ 5 ").line == "─ Views ──────")
    #expect(title("Views", columns: 8, end: " ▾ 5 ").line == "─ Views")
    #expect(title("Views", columns: 7).line == "─ Views")
    #expect(title("Views", columns: 6).line == "─ Vie…")
    #expect(title("Views", columns: 1).line == "─")
  }

  @Test func `does what it is given when it is clicked, as its end does`() {
    let actions = title("Views", columns: 24, end: " ▾ 5 ").actions
    func action(at column: Int) -> Action? {
      actions.action(at: CellPoint(column: column, row: 0))
    }
    #expect(action(at: 3) == .inspector)
    #expect(action(at: 12) == nil)
    #expect(action(at: 20) == .scrollTree(4))
  }
}
