import Testing

@testable import Cells

@Suite struct CellGridANSITests {
  /// The escape character is written as `^`.
  private func ansi(_ depth: ColorDepth, _ runs: [(String, Style)]) -> String {
    var grid = CellGrid(size: CellSize(columns: 12, rows: 1))
    var column = 0
    for (text, style) in runs {
      column += grid.write(text, at: CellPoint(column: column, row: 0), style: style)
    }
    return grid.ansi(depth: depth).replacing("\u{1B}", with: "^")
  }

  @Test func `plain text has no escapes`() {
    #expect(ansi(.direct, [("日本 text", .plain)]) == "日本 text")
  }

  @Test func `each line is reset at its end, and rows are joined by line feeds`() {
    var grid = CellGrid(size: CellSize(columns: 3, rows: 3))
    grid.write("ab", at: .zero, style: Style(attributes: .bold))
    grid.write("cd", at: CellPoint(column: 0, row: 2), style: Style(attributes: .bold))
    #expect(grid.ansi(depth: .eight) == "\u{1B}[1mab\u{1B}[0m\n\n\u{1B}[1mcd\u{1B}[0m")
  }

  @Test func `only what changes is sent`() {
    let red = Style(foreground: .palette(1))
    let redOnBlue = Style(foreground: .palette(1), background: .palette(4))
    var bold = redOnBlue
    bold.attributes = [.bold, .underline]
    var dim = redOnBlue
    dim.attributes = [.dim, .underline]
    #expect(
      ansi(
        .direct,
        [("a", red), ("b", redOnBlue), ("c", bold), ("d", dim), ("e", redOnBlue), ("f", red)])
        == "^[31ma^[44mb^[1;4mc^[22;2md^[22;24me^[49mf^[0m")
  }

  @Test func `a reset is taken where it is shorter`() {
    let all = Style(
      foreground: .palette(1), background: .palette(4), attributes: [.bold, .italic, .underline])
    #expect(
      ansi(.direct, [("a", all), ("b", Style(attributes: .dim)), ("c", .plain)])
        == "^[1;3;4;31;44ma^[0;2mb^[0mc")
  }

  @Test(arguments: [
    (ColorDepth.direct, "^[38;2;255;59;48;48;2;0;0;0mx^[0m"),
    (.indexed, "^[38;5;196;48;5;16mx^[0m"),
    (.sixteen, "^[91;40mx^[0m"),
    (.eight, "^[31;40mx^[0m"),
    (.none, "x"),
  ])
  func `colours are sent as the terminal's depth allows`(depth: ColorDepth, expected: String) {
    let style = Style(foreground: .rgb(red: 255, green: 59, blue: 48), background: .black)
    #expect(ansi(depth, [("x", style)]) == expected)
  }

  @Test func `blanks at the end are sent only where they are seen`() {
    #expect(ansi(.direct, [("x", .plain), ("  ", Style(foreground: .palette(1)))]) == "x")
    #expect(ansi(.direct, [("x", .plain), (" ", Style(background: .palette(1)))]) == "x^[41m ^[0m")
    #expect(ansi(.direct, [("x", .plain), (" ", Style(attributes: .underline))]) == "x^[4m ^[0m")
  }

  @Test func `without colours there are no escapes, whatever the attributes`() {
    #expect(
      ansi(.none, [("x", Style(background: .white, attributes: .bold)), (" ", .plain)]) == "x")
  }
}
