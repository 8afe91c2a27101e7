import Cells
import Testing

@testable import TerminalApp

@Suite struct `The title of a pane` {
  private func title(
    _ text: String, columns: Int, end: String = "", glyphs: GlyphSet = .unicode
  ) -> (line: String, commands: CommandMap) {
    var surface = Surface(
      grid: CellGrid(size: CellSize(columns: columns, rows: 1)), glyphs: Glyphs(set: glyphs))
    PaneTitle(
      text: text, command: .inspector,
      end: end.isEmpty ? [] : [Pen.Span(end, Palette.quiet, command: .scrollTree(4))]
    ).draw(in: surface.grid.bounds, on: &surface)
    return (surface.grid.text, surface.commands)
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
    let commands = title("Views", columns: 24, end: " ▾ 5 ").commands
    func command(at column: Int) -> Command? {
      commands.command(at: CellPoint(column: column, row: 0))
    }
    #expect(command(at: 3) == .inspector)
    #expect(command(at: 12) == nil)
    #expect(command(at: 20) == .scrollTree(4))
  }
}
