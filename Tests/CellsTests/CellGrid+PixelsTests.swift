import Testing

@testable import Cells

@Suite struct CellGridPixelsTests {
  /// A picture in grays, a digit a pixel: 0 black to 9 white.
  private func image(_ rows: String...) -> PixelImage {
    let bytes = rows.joined().flatMap { digit -> [UInt8] in
      let gray = UInt8(Double(digit.wholeNumberValue!) / 9 * 255)
      return [gray, gray, gray]
    }
    return PixelImage(width: rows[0].count, height: rows.count, rgb: bytes)!
  }

  private func grid(_ columns: Int, _ rows: Int) -> CellGrid {
    CellGrid(size: CellSize(columns: columns, rows: rows))
  }

  private func style(_ foreground: Color?, on background: Color?) -> Style {
    Style(foreground: foreground, background: background)
  }

  @Test func `a cell is two pixels, one above the other`() {
    var grid = grid(2, 2)
    grid.draw(image("09", "90", "00", "99"), in: grid.bounds)
    #expect(grid.text == "▀▀\n▀▀")
    #expect(
      grid.styles == """
        ab
        aa

        a  #000000 on #ffffff
        b  #ffffff on #000000
        """)
  }

  @Test func `one colour above and below is a background`() {
    var grid = grid(2, 1)
    grid.draw(image("90", "90"), in: grid.bounds)
    #expect(grid.text == "")
    #expect(grid[0, 0].style == style(nil, on: .white))
    #expect(grid[1, 0].style == style(nil, on: .black))
  }

  @Test(arguments: [ColorDepth.indexed, .sixteen, .eight])
  func `two colours that a terminal shows as one leave no mark`(depth: ColorDepth) {
    let reds = PixelImage(width: 1, height: 2, rgb: [214, 51, 60, 210, 54, 62])!
    var grid = grid(1, 1)
    grid.draw(reds, in: grid.bounds, depth: depth)
    let shown = grid[0, 0].style.resolved(for: depth)
    #expect(grid.text == "")
    #expect(shown.background == Color.rgb(red: 214, green: 51, blue: 60).nearest(in: depth))
    #expect(shown.foreground == nil)
  }

  @Test func `a smaller picture averages the pixels it covers`() {
    var grid = grid(1, 1)
    let bytes: [UInt8] = [
      200, 0, 0, 100, 0, 40,  //
      0, 10, 0, 0, 30, 0,
    ]
    grid.draw(PixelImage(width: 2, height: 2, rgb: bytes)!, in: grid.bounds)
    #expect(
      grid[0, 0].style
        == style(.rgb(red: 150, green: 0, blue: 20), on: .rgb(red: 0, green: 20, blue: 0)))
  }

  @Test func `pixels are shared in proportion where they lie across an edge`() {
    var grid = grid(2, 1)
    // Three pixels on two columns: each column is one pixel and half of the middle one.
    let bytes: [UInt8] = [90, 0, 0, 0, 90, 0, 0, 0, 90]
    grid.draw(PixelImage(width: 3, height: 1, rgb: bytes)!, in: grid.bounds, blocks: .halves)
    #expect(grid[0, 0].style.background == .rgb(red: 60, green: 30, blue: 0))
    #expect(grid[1, 0].style.background == .rgb(red: 0, green: 30, blue: 60))
  }

  @Test func `a larger picture repeats its pixels`() {
    var grid = grid(4, 1)
    grid.draw(image("09"), in: grid.bounds)
    #expect(grid.styles == "aabb\n\na  on #000000\nb  on #ffffff")
  }

  @Test func `a part of the picture fills the target`() {
    var grid = grid(2, 1)
    grid.draw(
      image("0999", "0999"), in: grid.bounds, source: .init(x: 0.5, y: 0, width: 1, height: 2))
    #expect(grid.styles == "ab\n\na  on #000000\nb  on #ffffff")
  }

  @Test func `what is clipped does not change the rest`() {
    let picture = image("0123", "4567", "8901", "2345", "6789", "0123")
    var whole = grid(4, 3)
    whole.draw(picture, in: whole.bounds)
    var clipped = grid(4, 3)
    clipped.draw(
      picture, in: clipped.bounds, clip: CellRect(column: 1, row: 1, columns: 2, rows: 9))
    var expected = grid(4, 3)
    expected.draw(
      whole, at: CellPoint(column: 1, row: 1),
      from: CellRect(column: 1, row: 1, columns: 2, rows: 2))
    #expect(clipped == expected)
    var moved = grid(2, 2)
    moved.draw(picture, in: CellRect(column: -1, row: -1, columns: 4, rows: 3))
    var corner = grid(2, 2)
    corner.draw(whole, at: .zero, from: CellRect(column: 1, row: 1, columns: 2, rows: 2))
    #expect(moved == corner)
  }

  @Test func `without colours brightness is a ramp of glyphs`() {
    let ramp = image("0123456789", "0123456789")
    var shades = grid(10, 1)
    shades.draw(ramp, in: shades.bounds, depth: .none)
    #expect(shades.text == "  ░░▒▒▓▓██")
    var letters = grid(10, 1)
    letters.draw(ramp, in: letters.bounds, glyphs: .ascii, depth: .none)
    #expect(letters.text == " .:-=+*#%@")
    #expect(letters.styles == "")
  }

  @Test func `in ASCII with colours a cell is a blank in one colour`() {
    var grid = grid(1, 1)
    grid.draw(image("0", "9"), in: grid.bounds, glyphs: .ascii)
    #expect(grid.styles == "a\n\na  on #808080")
  }

  @Test func `empty targets and sources draw nothing`() {
    let picture = image("9")
    var grid = grid(3, 1)
    grid.draw(picture, in: .zero)
    grid.draw(picture, in: grid.bounds, source: .init(x: 0, y: 0, width: 0, height: 1))
    grid.draw(picture, in: grid.bounds, source: .init(x: 0, y: 0, width: .nan, height: 1))
    grid.draw(picture, in: grid.bounds, source: .init(x: .infinity, y: 0, width: 1, height: 1))
    grid.draw(picture, in: grid.bounds, source: .init(x: 0, y: 0, width: 1e-200, height: 1e-200))
    grid.draw(picture, in: CellRect(column: 9, row: 0, columns: 5, rows: 5))
    grid.draw(picture, in: grid.bounds, clip: .zero)
    #expect(grid == self.grid(3, 1))
  }

  @Test func `what lies outside the picture is black`() {
    var grid = grid(3, 1)
    grid.draw(image("99", "99"), in: grid.bounds, source: .init(x: -1, y: 0, width: 3, height: 2))
    #expect(grid.styles == "abb\n\na  on #000000\nb  on #ffffff")
  }

  @Test func `a target far larger than the grid draws its part`() {
    var grid = grid(2, 1)
    grid.draw(image("09"), in: CellRect(column: -1_000_000, row: 0, columns: 2_000_002, rows: 1))
    #expect(grid.styles == "ab\n\na  on #000000\nb  on #ffffff")
  }

  @Test func `what a picture doesn't cover keeps its cell, and half of it is mixed`() {
    // The left column is clear; of the right one the upper pixel covers all and the lower one 2 /
    // 5.
    let bytes: [UInt8] = [9, 9, 9, 0, 250, 0, 0, 255, 9, 9, 9, 0, 250, 0, 0, 102]
    let image = PixelImage(width: 2, height: 2, rgba: bytes)!
    var grid = grid(2, 1)
    grid.fill(grid.bounds, style: style(nil, on: .rgb(red: 0, green: 0, blue: 200)))
    grid.draw(image, in: grid.bounds)
    #expect(grid[0, 0] == Cell(style: style(nil, on: .rgb(red: 0, green: 0, blue: 200))))
    #expect(
      grid[1, 0].style
        == style(.rgb(red: 250, green: 0, blue: 0), on: .rgb(red: 100, green: 0, blue: 120)))
  }

  @Test func `a picture over another one mixes with both halves of its cells`() {
    var grid = grid(1, 1)
    grid.draw(image("0", "9"), in: grid.bounds)
    let half: [UInt8] = [0, 255, 0, 102, 0, 255, 0, 102]
    grid.draw(PixelImage(width: 1, height: 2, rgba: half)!, in: grid.bounds)
    #expect(
      grid[0, 0].style
        == style(.rgb(red: 0, green: 102, blue: 0), on: .rgb(red: 153, green: 255, blue: 153)))
  }

  @Test func `a tint stands in for the colours of the pixels`() {
    var grid = grid(2, 1)
    let bytes: [UInt8] = [9, 9, 9, 0, 9, 9, 9, 255]
    grid.draw(
      PixelImage(width: 2, height: 1, rgba: bytes)!, in: grid.bounds,
      tint: .rgb(red: 0, green: 122, blue: 255))
    #expect(grid[0, 0].style.background == nil)
    #expect(grid[1, 0].style.background == .rgb(red: 0, green: 122, blue: 255))
  }

  @Test func `without colours a picture is shown by how much it covers`() {
    var grid = grid(3, 1)
    let bytes: [UInt8] = [0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 255]
    grid.draw(PixelImage(width: 3, height: 1, rgba: bytes)!, in: grid.bounds, depth: .none)
    #expect(grid.text == " ▒█")
  }

  // MARK: - Parts

  @Test func `a cell shows the two colours of its quarters that are nearest to them`() {
    let pictures: [([String], String)] = [
      (["90", "00"], "▘"), (["09", "00"], "▝"), (["99", "00"], "▀"), (["00", "90"], "▖"),
      (["90", "90"], "▌"), (["09", "90"], "▞"), (["99", "90"], "▛"), (["00", "09"], "▛"),
    ]
    for (rows, glyph) in pictures {
      var grid = grid(1, 1)
      grid.draw(image(rows[0], rows[1]), in: grid.bounds)
      #expect(grid.text == glyph)
    }
  }

  @Test func `the colours of a cell are the averages of the quarters that share them`() {
    var grid = grid(1, 1)
    grid.draw(image("98", "10"), in: grid.bounds)
    #expect(grid.text == "▀")
    #expect(grid[0, 0].style.description == "#f1f1f1 on #0e0e0e")
  }

  @Test func `with few colours a cell has two halves, which the fonts of consoles have`() {
    var grid = grid(1, 1)
    grid.draw(image("90", "00"), in: grid.bounds, depth: .sixteen)
    #expect(grid.text == "▀")
  }

  @Test func `sextants are drawn where they are asked for`() {
    let pictures: [([String], String)] = [
      (["90", "00", "00"], "\u{1FB00}"), (["09", "99", "00"], "\u{1FB0D}"),
      (["90", "90", "90"], "▌"), (["09", "90", "90"], "\u{1FB14}"),
      (["99", "99", "90"], "\u{1FB1D}"),
    ]
    for (rows, glyph) in pictures {
      var grid = grid(1, 1)
      grid.draw(image(rows[0], rows[1], rows[2]), in: grid.bounds, blocks: .sextants)
      #expect(grid.text == glyph)
    }
  }

  @Test(arguments: [PixelBlocks.halves, .quadrants, .sextants])
  func `a picture that covers nothing leaves the parts below it`(blocks: PixelBlocks) {
    var grid = grid(1, 1)
    grid.draw(image("90", "00", "09"), in: grid.bounds, blocks: blocks)
    let below = grid
    // Nearly clear, so that each part is drawn over its own colour.
    let veil = PixelImage(width: 1, height: 1, rgba: [0, 0, 0, 1])!
    grid.draw(veil, in: grid.bounds, blocks: blocks)
    #expect(grid.text == below.text)
  }
}
