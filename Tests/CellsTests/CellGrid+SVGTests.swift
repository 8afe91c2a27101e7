import Testing

@testable import Cells

@Suite struct CellGridSVGTests {
  private func lines(_ text: String, style: Style = .plain, columns: Int = 6) -> [String] {
    var grid = CellGrid(size: CellSize(columns: columns, rows: 1))
    grid.write(text, at: .zero, style: style)
    let svg = grid.svg(title: "a < b & \"c\"")
    return svg.split(separator: "\n").map(String.init)
  }

  @Test func `a picture names its size and what it shows`() {
    let svg = lines("")
    #expect(svg[0].hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg" width="54" height="18""#))
    #expect(svg[1] == "<title>a &lt; b &amp; &quot;c&quot;</title>")
    #expect(svg.last == "</svg>")
    #expect(svg.count == 6)
  }

  @Test func `words are one text as wide as their cells, and gaps divide texts`() {
    let texts = lines("a b  c").filter { $0.hasPrefix("<text") }
    #expect(texts.count == 2)
    #expect(texts[0].contains(#"x="0" y="13.5" textLength="27""#))
    #expect(texts[0].hasSuffix(">a b</text>"))
    #expect(texts[1].contains(#"x="45" y="13.5" textLength="9""#))
  }

  @Test func `a wide character takes two cells`() {
    let texts = lines("日本x").filter { $0.hasPrefix("<text") }
    #expect(texts.count == 3)
    #expect(texts[1].contains(#"x="18" y="13.5" textLength="18""#))
    #expect(texts[2].contains(#"x="36" y="13.5" textLength="9""#))
  }

  @Test func `lines and blocks are shapes`() {
    let svg = lines("┌╭▀▖░x")
    let paths = svg.filter { $0.hasPrefix("<path") }
    // Two arms of the corner, and one curve.
    #expect(paths.count == 3)
    #expect(paths[2].contains(#"d="M13.5 18Q13.5 9 18 9""#))
    #expect(svg.contains(##"<rect x="18" y="0" width="9" height="9" fill="#d8d8d8"/>"##))
    #expect(svg.contains(##"<rect x="27" y="9" width="4.5" height="9" fill="#d8d8d8"/>"##))
    #expect(
      svg.contains(
        ##"<rect x="36" y="0" width="9" height="18" fill="#d8d8d8" fill-opacity="0.25"/>"##))
  }

  @Test func `colours and attributes are kept, and reversed ones exchanged`() {
    let style = Style(
      foreground: .white, background: .rgb(red: 1, green: 2, blue: 3),
      attributes: [.reverse, .bold])
    let svg = lines("ab", style: style)
    #expect(svg.contains(##"<rect x="0" y="0" width="18" height="18" fill="#ffffff"/>"##))
    #expect(svg.contains { $0.contains(##"fill="#010203" font-weight="bold">ab<"##) })
  }
}
