import Testing

@testable import Cells

@Suite struct CellASCIITests {
  private func ascii(_ text: String, columns: Int = 30) -> String {
    var grid = CellGrid(size: CellSize(columns: columns, rows: 1))
    grid.write(text, at: .zero)
    return grid.restricted(to: .ascii).text
  }

  @Test func `letters lose their marks and punctuation becomes typewritten`() {
    #expect(ascii("“Größe” – déjà vu…") == "\"Grose\" - deja vu~")
    #expect(ascii("e\u{301}t e\u{302}\u{323} ’s • 20 × 4") == "et e 's * 20 x 4")
  }

  @Test func `lines and blocks keep their shape`() {
    #expect(ascii("┌─┬┄┐│┃━ ┡╋┛ ╔═╗ ░▒▓█▀ ←↑→↓") == "+-+.+|#= ### +=+ .:### <^>v")
  }

  @Test func `borders come out as they are drawn in ASCII`() {
    var layer = BorderLayer(size: CellSize(columns: 9, rows: 4))
    layer.addBox(left: 0, top: 0, right: 8, bottom: 3, stroke: .init())
    layer.addBox(left: 0, top: 0, right: 4, bottom: 2, stroke: .init(weight: .heavy))
    layer.addLine(row: 2, from: 4, through: 8, stroke: .init())
    var (unicode, ascii) = (CellGrid(size: layer.size), CellGrid(size: layer.size))
    layer.stroke(into: &unicode, glyphs: .unicode)
    layer.stroke(into: &ascii, glyphs: .ascii)
    #expect(unicode.restricted(to: .ascii) == ascii)
  }

  @Test func `characters that look like nothing in ASCII keep their columns`() {
    #expect(ascii("a日本b🙂c\u{E000}\u{7}") == "a? ? b? c??")
  }

  @Test func `styles stay, and so does everything where Unicode may be used`() {
    var grid = CellGrid(size: CellSize(columns: 6, rows: 1))
    grid.write("é日x", at: .zero, style: Style(background: .palette(2)))
    #expect(grid.restricted(to: .ascii).styles == "aaaa\n\na  on color 2")
    #expect(grid.restricted(to: .unicode) == grid)
  }

  @Test func `nothing but ASCII is left of any character`() {
    let columns = 0x3200
    var grid = CellGrid(size: CellSize(columns: columns, rows: 1))
    for value in 0..<UInt32(columns) {
      grid[Int(value), 0] = Cell(Character(Unicode.Scalar(value)!))
    }
    let text = grid.restricted(to: .ascii).text
    #expect(text.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) })
  }
}
