import Testing

@testable import PNG

struct PNGImageTests {
  @Test func `All five filters are undone`() throws {
    let image = try PNGImage(Fixtures.filters)
    #expect([image.width, image.height] == [4, 5])
    let expected = pixels(4, 5) { x, y in
      [40 * x + 9 * y, (13 * x + 50 * y) % 256, 200 - 20 * x + y, 255]
    }
    #expect(image.rgba == expected)
  }

  @Test func `Pixels with codes of their own come from several chunks`() throws {
    let image = try PNGImage(Fixtures.products)
    let expected = pixels(32, 32) { x, y in
      let gray = x * y % 32
      return [gray, gray, gray, 255]
    }
    #expect(image.rgba == expected)
  }

  @Test func `An interlaced picture is put together from its passes`() throws {
    let image = try PNGImage(Fixtures.interlaced)
    let colors = [[255, 0, 0, 255], [0, 255, 0, 128], [0, 0, 255, 255], [9, 8, 7, 255]]
    let expected = pixels(9, 5) { x, y in colors[(x + 2 * y) % 4] }
    #expect(image.rgba == expected)
  }

  @Test(
    arguments: [
      // The samples of two pixels in one row, by colour type and bit depth.
      (0, 1, [0b0100_0000], [0, 0, 0, 255, 255, 255, 255, 255]),
      (0, 2, [0b0110_0000], [85, 85, 85, 255, 170, 170, 170, 255]),
      (0, 4, [0x2F], [34, 34, 34, 255, 255, 255, 255, 255]),
      (0, 8, [7, 200], [7, 7, 7, 255, 200, 200, 200, 255]),
      (0, 16, [0x12, 0x34, 0xFF, 0x00], [18, 18, 18, 255, 254, 254, 254, 255]),
      (2, 8, [1, 2, 3, 4, 5, 6], [1, 2, 3, 255, 4, 5, 6, 255]),
      (2, 16, [0, 0, 0, 200, 1, 1, 255, 255, 128, 0, 0, 255], [0, 1, 1, 255, 255, 128, 1, 255]),
      (4, 8, [9, 100, 8, 0], [9, 9, 9, 100, 8, 8, 8, 0]),
      (4, 16, [9, 9, 100, 100, 8, 8, 0, 0], [9, 9, 9, 100, 8, 8, 8, 0]),
      (6, 8, [1, 2, 3, 4, 5, 6, 7, 8], [1, 2, 3, 4, 5, 6, 7, 8]),
      (6, 16, [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8], [1, 2, 3, 4, 5, 6, 7, 8]),
    ] as [(UInt8, UInt8, [UInt8], [UInt8])])
  func `Samples of each colour type and depth become eight bits`(
    type: UInt8, depth: UInt8, row: [UInt8], expected: [UInt8]
  ) throws {
    let bytes = PNGWriter.picture(2, 1, depth: depth, type: type, rows: [row])
    #expect(try PNGImage(bytes).rgba == expected)
  }

  @Test func `A gray is transparent if all its sixteen bits are those of the transparent one`()
    throws
  {
    let bytes = PNGWriter.picture(
      3, 1, depth: 16, type: 0, transparency: [1, 2], rows: [[1, 2, 1, 3, 2, 2]])
    #expect(try PNGImage(bytes).rgba == [1, 1, 1, 0, 1, 1, 1, 255, 2, 2, 2, 255])
  }

  @Test func `A colour is transparent if all three samples are those of the transparent one`()
    throws
  {
    let bytes = PNGWriter.picture(
      2, 1, depth: 8, type: 2, transparency: [0, 1, 0, 2, 0, 3], rows: [[1, 2, 3, 1, 2, 4]])
    #expect(try PNGImage(bytes).rgba == [1, 2, 3, 0, 1, 2, 4, 255])
  }

  @Test func `A colour that the palette lacks is an error`() {
    let bytes = PNGWriter.picture(2, 1, depth: 8, type: 3, palette: [1, 2, 3], rows: [[0, 5]])
    #expect(
      throws: failure(
        .damaged, at: 48, "a pixel has the colour 5 of the palette, which has 1 colours from 0 on")
    ) { try PNGImage(bytes) }
  }

  @Test func `A filter that there isn't is an error`() {
    let bytes =
      PNGWriter.signature + PNGWriter.header(1, 1, depth: 8, type: 0)
      + PNGWriter.chunk("IDAT", PNGWriter.stored([9, 1])) + PNGWriter.chunk("IEND", [])
    #expect(
      throws: failure(.damaged, at: 33, "a row of pixels has the filter 9; there are 0 to 4")
    ) { try PNGImage(bytes) }
  }

  @Test func `Pixels beyond the last row are left aside`() throws {
    let bytes = PNGWriter.picture(1, 1, depth: 8, type: 0, rows: [[1], [2], [3]])
    #expect(try PNGImage(bytes).rgba == [1, 1, 1, 255])
  }

  @Test func `Rows that are missing are an error`() {
    let bytes = PNGWriter.picture(1, 3, depth: 8, type: 0, rows: [[1], [2]])
    #expect(
      throws: failure(
        .truncated, at: 33,
        "the pixels (IDAT) end early: 4 bytes of the 6 that the header promises")
    ) { try PNGImage(bytes) }
  }

  @Test func `No memory is taken for pixels that so few bytes can't hold`() {
    let bytes = PNGWriter.picture(4096, 4096, depth: 8, type: 6, rows: [[1]])
    #expect(throws: PNGError.self) { try PNGImage(bytes) }
  }
}

/// The error that a test expects.
func failure(_ kind: PNGError.Kind, at offset: Int, _ message: String) -> PNGError {
  PNGError(kind, at: offset, message)
}

/// The bytes of a picture, from the four numbers of each pixel.
private func pixels(_ width: Int, _ height: Int, color: (Int, Int) -> [Int]) -> [UInt8] {
  var bytes: [UInt8] = []
  for y in 0..<height { for x in 0..<width { bytes += color(x, y).map { UInt8($0) } } }
  return bytes
}
