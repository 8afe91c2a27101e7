import Testing

@testable import Cells

@Suite struct CellGridTests {
  @Test func `text is written in place and clipped at the right edge`() {
    var grid = CellGrid(size: CellSize(columns: 8, rows: 3))
    let used = grid.write("Hello", at: CellPoint(column: 1, row: 0))
    let cut = grid.write("over the edge", at: CellPoint(column: 4, row: 2))
    #expect(grid.text == " Hello\n\n    over")
    #expect(used == 5)
    #expect(cut == 4)
  }

  @Test func `writing over one half of a wide character blanks the other`() {
    var grid = CellGrid(size: CellSize(columns: 6, rows: 2))
    grid.write("日本語", at: .zero)
    grid.write("日本語", at: CellPoint(column: 0, row: 1))
    grid.write("x", at: CellPoint(column: 1, row: 0))
    grid.write("x", at: CellPoint(column: 2, row: 1))
    #expect(grid.text == " x本語\n日x 語")
  }

  @Test func `a wide character over two wide ones blanks both rests`() {
    var grid = CellGrid(size: CellSize(columns: 4, rows: 1))
    grid.write("日本", at: .zero)
    grid.write("語", at: CellPoint(column: 1, row: 0))
    #expect(grid.text == " 語")
    #expect(grid[3, 0] == .blank)
  }
}
