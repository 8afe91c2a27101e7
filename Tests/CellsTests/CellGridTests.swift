import SeededRandom
import Testing

@testable import Cells

@Suite struct CellGridTests {
  @Test func `a new grid is blank in the style it is filled with`() {
    let style = Style(background: .palette(4))
    let grid = CellGrid(size: CellSize(columns: 3, rows: 2), fill: style)
    #expect(grid.text == "\n")
    #expect(grid.styles == "aaa\naaa\n\na  on color 4")
  }

  @Test func `places outside the grid read as blank and are not written`() {
    var grid = CellGrid(size: CellSize(columns: 2, rows: 1))
    for (column, row) in [(-1, 0), (2, 0), (0, -1), (0, 1), (.max, .min)] {
      grid[column, row] = Cell("x")
      #expect(grid[column, row] == .blank)
    }
    #expect(grid == CellGrid(size: CellSize(columns: 2, rows: 1)))
  }

  @Test func `a row copied cell by cell keeps its wide characters`() {
    var grid = CellGrid(size: CellSize(columns: 6, rows: 2))
    grid.write("a日b語", at: .zero)
    for column in 0..<6 { grid[column, 1] = grid[column, 0] }
    #expect(grid.text == "a日b語\na日b語")
  }

  @Test func `a second half without its first is a blank`() {
    var grid = CellGrid(size: CellSize(columns: 4, rows: 1))
    grid.write("日abc", at: .zero)
    grid[3, 0] = grid[1, 0]
    #expect(grid.text == "日a")
  }

  @Test func `a fill blanks the halves it cuts at both sides`() {
    var grid = CellGrid(size: CellSize(columns: 8, rows: 1))
    grid.write("日日日日", at: .zero)
    grid.fill(CellRect(column: 1, row: 0, columns: 4, rows: 1), with: "x")
    #expect(grid.text == " xxxx 日")
  }

  @Test func `a fill with a wide character leaves a blank where it does not fit`() {
    var grid = CellGrid(size: CellSize(columns: 7, rows: 1))
    grid.fill(CellRect(column: 1, row: 0, columns: 5, rows: 1), with: "日")
    grid[6, 0] = Cell("x")
    #expect(grid.text == " 日日 x")
  }

  @Test func `a fill is clipped to the grid`() {
    var grid = CellGrid(size: CellSize(columns: 4, rows: 3))
    grid.fill(CellRect(column: -5, row: 1, columns: 7, rows: .max), with: "#")
    #expect(grid.text == "\n##\n##")
  }

  @Test func `restyling keeps characters and both halves alike`() {
    var grid = CellGrid(size: CellSize(columns: 6, rows: 1))
    grid.write("日日日", at: .zero)
    grid.restyle(CellRect(column: 1, row: 0, columns: 2, rows: 1)) { $0.attributes.insert(.bold) }
    #expect(grid.text == "日日日")
    #expect(grid.styles == "..aa\n\na  bold")
  }

  @Test func `a pane is drawn in place, and cut at the edges of the grid`() {
    var pane = CellGrid(size: CellSize(columns: 3, rows: 2))
    pane.fill(pane.bounds, with: "p")
    var grid = CellGrid(size: CellSize(columns: 7, rows: 3))
    grid.fill(grid.bounds, with: ".")
    grid.draw(pane, at: CellPoint(column: -1, row: -1))
    grid.draw(pane, at: CellPoint(column: 3, row: 1))
    grid.draw(pane, at: CellPoint(column: 6, row: 2))
    #expect(grid.text == "pp.....\n...ppp.\n...pppp")
  }

  @Test func `a part of a pane is drawn without the halves that were cut`() {
    var pane = CellGrid(size: CellSize(columns: 6, rows: 1))
    pane.write("日本語", at: .zero)
    var grid = CellGrid(size: CellSize(columns: 6, rows: 1))
    grid.write("日本語", at: .zero)
    grid.draw(
      pane, at: CellPoint(column: 1, row: 0),
      from: CellRect(column: 1, row: 0, columns: 4, rows: 1))
    #expect(grid.text == "  本  ".trimmedAtEnd)
    #expect(grid[4, 0] == .blank)
    #expect(grid[5, 0] == .blank)
  }

  @Test func `a part that begins outside its grid keeps its place`() {
    var pane = CellGrid(size: CellSize(columns: 2, rows: 1))
    pane.write("ab", at: .zero)
    var grid = CellGrid(size: CellSize(columns: 6, rows: 1))
    grid.draw(pane, at: .zero, from: CellRect(column: -3, row: 0, columns: 9, rows: 1))
    #expect(grid.text == "   ab")
  }

  @Test(arguments: [(0, 0), (0, 5), (5, 0), (1, 1)])
  func `the smallest grids take every call`(columns: Int, rows: Int) {
    var grid = CellGrid(size: CellSize(columns: columns, rows: rows))
    let everywhere = CellRect(column: -9, row: -9, columns: 99, rows: 99)
    grid.write("日本x", at: .zero)
    grid.fill(everywhere, with: "日")
    grid.restyle(everywhere) { $0.attributes = .bold }
    grid.draw(grid, at: CellPoint(column: -1, row: 0))
    #expect(grid.text.allSatisfy { $0 == "\n" })
    #expect(grid.ansi(depth: .direct).filter { $0 == "\n" }.count == max(0, rows - 1))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `rows stay as wide as the grid and wide characters whole`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    let size = CellSize(
      columns: .random(in: 0...12, using: &random), rows: .random(in: 0...4, using: &random))
    var grid = CellGrid(size: size)
    var other = CellGrid(size: CellSize(columns: 7, rows: 3))
    for _ in 0..<300 {
      grid.mutateAtRandom(drawing: other, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 { swap(&grid, &other) }
      for grid in [grid, other] {
        for row in 0..<grid.size.rows {
          let cells = (0..<grid.size.columns).map { grid[$0, row] }
          #expect(cells.reduce(0) { $0 + $1.width } == grid.size.columns, "seed \(seed)")
          for (column, cell) in cells.enumerated() where cell.isSecondHalf {
            #expect(column > 0 && cells[column - 1].isWide, "seed \(seed)")
            #expect(column > 0 && cells[column - 1].style == cell.style, "seed \(seed)")
          }
        }
      }
    }
  }
}

extension CellGrid {
  fileprivate mutating func mutateAtRandom(
    drawing other: CellGrid, using random: inout SplitMix
  ) {
    let point = CellPoint(
      column: .random(in: -3...13, using: &random), row: .random(in: -1...4, using: &random))
    let rect = CellRect(
      column: .random(in: -3...13, using: &random), row: .random(in: -1...4, using: &random),
      columns: .random(in: 0...9, using: &random), rows: .random(in: 0...3, using: &random))
    let style = [Style.plain, Style(attributes: .bold), Style(background: .white)]
      .randomElement(using: &random)!
    switch Int.random(in: 0..<7, using: &random) {
    case 0: write("a日b本本c", at: point, style: style)
    case 1: write("語e\u{301}\u{7}🙂\u{200B}🇯🇵", at: point, style: style, clip: rect)
    case 2: fill(rect, with: Bool.random(using: &random) ? "日" : "f", style: style)
    case 3: restyle(rect) { $0 = style }
    case 4: draw(other, at: point, from: Bool.random(using: &random) ? rect : nil)
    case 5: self[point] = Cell("語", style: style)
    default: self[point] = other[rect.origin]
    }
  }
}

extension String {
  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
