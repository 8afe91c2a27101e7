import Testing

@testable import Cells

@Suite struct CellGridWritingTests {
  private static func line(_ columns: Int) -> CellGrid {
    CellGrid(size: CellSize(columns: columns, rows: 1))
  }

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
    var grid = Self.line(4)
    grid.write("日本", at: .zero)
    grid.write("語", at: CellPoint(column: 1, row: 0))
    #expect(grid.text == " 語")
    #expect(grid[3, 0] == .blank)
  }

  @Test func `a wide character that does not fit at the right leaves a blank`() {
    var grid = Self.line(5)
    grid.fill(grid.bounds, with: ".")
    let used = grid.write("日本語", at: .zero)
    #expect(grid.text == "日本")
    #expect(grid[4, 0] == .blank)
    #expect(used == 5)
  }

  @Test func `a clip cuts on all sides, and wide characters at both`() {
    var grid = CellGrid(size: CellSize(columns: 9, rows: 3))
    grid.fill(grid.bounds, with: ".")
    let clip = CellRect(column: 2, row: 1, columns: 4, rows: 1)
    for row in 0..<3 { grid.write("a日b本c", at: CellPoint(column: 0, row: row), clip: clip) }
    #expect(grid.text == ".........\n.. b本...\n.........")
  }

  @Test func `rows that are not there take the same columns`() {
    var grid = Self.line(9)
    #expect(grid.write("a日", at: CellPoint(column: 2, row: 7)) == 3)
    #expect(grid.write("x", at: CellPoint(column: .max, row: 0)) == 0)
    #expect(grid.write("x", at: CellPoint(column: .min, row: 0)) == 1)
    #expect(grid.text == "")
  }

  @Test(arguments: [
    // Text that begins left of the grid shows its end.
    (-4, "abcdef", "ef", 6),
    // Control characters become U+FFFD and take one column, invisible ones take none.
    (0, "a\u{7}b\tc\u{1B}[m\r\nd\u{85}", "a\u{FFFD}b\u{FFFD}c\u{FFFD}[m\u{FFFD}d\u{FFFD}", 11),
    (0, "a\u{200B}b\u{200F}c\u{FEFF}d", "abcd", 4),
    // Of several scalars in one place joined people show the first one, a selector is dropped, and
    // a flag shows its first letter.
    (0, "e\u{301}👨‍👩‍👧한❤️🇯🇵x", "e\u{301}👨한❤🇯x", 8),
    // Conjoining letters and marks stay together.
    (
      0, "\u{1112}\u{1161}\u{11AB}o\u{302}\u{323}",
      "\u{1112}\u{1161}\u{11AB}o\u{302}\u{323}", 3
    ),
  ])
  func `what is written shows so much, and takes so many columns`(
    column: Int, text: String, shown: String, columns: Int
  ) {
    var grid = Self.line(12)
    let used = grid.write(text, at: CellPoint(column: column, row: 0))
    #expect(Array(grid.text.unicodeScalars) == Array(shown.unicodeScalars))
    #expect(used == columns)
  }

  @Test func `a mark with nothing under it sits on a blank`() {
    var grid = Self.line(3)
    grid.write("\u{301}", at: CellPoint(column: 1, row: 0))
    #expect(Array(grid.text.unicodeScalars) == [" ", " ", "\u{301}"])
  }

  @Test func `a style without a background keeps the one that is there`() {
    var grid = CellGrid(size: CellSize(columns: 4, rows: 1), fill: Style(background: .black))
    grid.write("ab", at: .zero, style: Style(foreground: .white, attributes: .bold))
    grid.write("c", at: CellPoint(column: 2, row: 0), style: Style(background: .palette(1)))
    #expect(
      grid.styles == """
        aabc

        a  #ffffff on #000000, bold
        b  on color 1
        c  on #000000
        """)
  }

  @Test func `without a style the cells keep theirs`() {
    let style = Style(foreground: .palette(2), attributes: .italic)
    var grid = CellGrid(size: CellSize(columns: 3, rows: 1), fill: style)
    grid.write("abc", at: .zero)
    #expect(grid.text == "abc")
    #expect(grid[1, 0].style == style)
  }
}
