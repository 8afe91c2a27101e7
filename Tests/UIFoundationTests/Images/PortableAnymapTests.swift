import SeededRandom
import Testing

@testable import UIFoundation

private func decode(_ header: String, _ data: [UInt8] = []) throws -> Bitmap {
  try PortableAnymap.decode(Array(header.utf8) + data)
}

/// The picture with a letter for each of the colours that these tests use.
private func letters(_ image: Bitmap) -> [String] {
  (0..<image.height).map { row in
    (0..<image.width).map { column in
      switch (image[column, row].red, image[column, row].green, image[column, row].blue) {
      case (255, 0, 0): "r"
      case (0, 255, 0): "g"
      case (0, 0, 255): "b"
      case (255, 255, 255): "."
      case (0, 0, 0): "#"
      default: "?"
      }
    }.joined()
  }
}

private func message(_ bytes: [UInt8]) -> String {
  do throws(PortableAnymap.ReadError) {
    _ = try PortableAnymap.decode(bytes)
    return "no error"
  } catch {
    return error.description
  }
}

@Suite struct `Portable anymaps are read` {
  @Test func `a plain bitmap, with and without spaces between its digits`() throws {
    let picture = ["#.#", ".#."]
    #expect(letters(try decode("P1\n3 2\n1 0 1\n0 1 0\n")) == picture)
    #expect(letters(try decode("P1 3 2 101010")) == picture)
  }

  @Test func `a plain graymap, scaled from its greatest value`() throws {
    let image = try decode("P2 4 1 15 0 7 8 15")
    #expect(image.pixels.map(\.red) == [0, 119, 136, 255])
    #expect(image.pixels.allSatisfy { $0.red == $0.green && $0.green == $0.blue })
  }

  @Test func `a plain pixmap with comments wherever the header allows them`() throws {
    let text = """
      P3 # drawn by hand
      # two by two
      2 # wide
      2
      1
      1 0 0  0 1 0
      0 0 1  1 1 1
      """
    #expect(letters(try decode(text)) == ["rg", "b."])
  }

  @Test func `a packed bitmap, whose rows end at whole bytes`() throws {
    let image = try decode("P4\n9 2\n", [0b1010_1010, 0b1000_0000, 0b0000_0000, 0b0111_1111])
    #expect(letters(image) == ["#.#.#.#.#", "........."])
  }

  @Test func `a binary graymap of one and of two bytes a value`() throws {
    #expect(try decode("P5 2 1 255\n", [0, 200]).pixels.map(\.red) == [0, 200])
    let wide = try decode("P5 3 1 65535\n", [0, 0, 0x80, 0x00, 0xFF, 0xFF])
    #expect(wide.pixels.map(\.red) == [0, 128, 255])
  }

  @Test func `a binary pixmap, whose first value may look like a space or a comment`() throws {
    let image = try decode("P6\n2 1\n255\n", [0x0A, 0x23, 0x20, 255, 0, 0])
    #expect(image.pixels[0] == Bitmap.Pixel(red: 10, green: 35, blue: 32))
    #expect(letters(image) == ["?r"])
  }

  @Test func `bytes after the last pixel are ignored`() throws {
    #expect(letters(try decode("P6 1 1 255\n", [0, 255, 0, 9, 9, 9])) == ["g"])
  }
}

@Suite struct `Broken anymaps say what is wrong and where` {
  @Test(arguments: [
    ("", "not a PNM picture: it should start with P1, P2, P3, P4, P5 or P6 (at byte 0)"),
    ("P7\n1 1", "not a PNM picture: it should start with P1, P2, P3, P4, P5 or P6 (at byte 0)"),
    ("P6", "the data ends before the width (at byte 2)"),
    ("P6 wide", "the width should be a number (at byte 3)"),
    ("P6 -4 2", "the width should be a number (at byte 3)"),
    ("P6 4", "the data ends before the height (at byte 4)"),
    ("P6 0 4 255 ", "the width is 0 (at byte 4)"),
    ("P6 4 0 255 ", "the height is 0 (at byte 6)"),
    ("P6 99999999999999999999 1", "the width is too large (at byte 12)"),
    ("P6 1 1 0 abc", "the greatest value is 0; it should be 1 to 65535 (at byte 8)"),
    ("P6 1 1 65536 abc", "the greatest value is 65536; it should be 1 to 65535 (at byte 12)"),
    ("P6 1 1 255", "a space or newline should follow the header (at byte 10)"),
    ("P6 2 1 255 abc", "the data ends before 2 x 1 pixels (at byte 11)"),
    ("P5 2 1 999 abc", "the data ends after 3 bytes of pixels, before the last row (at byte 11)"),
    (
      "P6 900000000 900000000 255 abc",
      "the data ends before 900000000 x 900000000 pixels (at byte 27)"
    ),
    ("P5 1 1 9 z", "a value is 122, above the greatest value 9 of the header (at byte 9)"),
    ("P2 1 1 9 10", "a value is 10, above the greatest value 9 of the header (at byte 11)"),
    ("P3 1 1 9 1 2 x", "value 3 should be a number (at byte 13)"),
    ("P1 2 1 12", "value 2 should be 0 or 1 (at byte 8)"),
    ("P1 2 1 1 # the rest", "the data ends before value 2 (at byte 19)"),
  ])
  func `each in its own words`(file: String, error: String) {
    #expect(message(Array(file.utf8)) == error)
  }

  @Test func `whatever is done to a good file, reading it ends with a picture or an error`() {
    let good: [[UInt8]] = [
      Array("P1\n3 2\n1 0 1\n0 1 0\n".utf8), Array("P2 2 2 15 0 7 8 15".utf8),
      Array("P3 # x\n2 1 9 1 2 3 4 5 6".utf8), Array("P4 9 2 ".utf8) + [170, 128, 0, 127],
      Array("P5 3 1 65535\n".utf8) + [0, 0, 128, 0, 255, 255],
      Array("P6 2 2 255\n".utf8) + Array(0..<12),
    ]
    var random = SplitMix(seed: 1865)
    var pictures = 0
    var errors = 0
    for _ in 0..<20_000 {
      var bytes = good[Int.random(in: 0..<good.count, using: &random)]
      for _ in 0...Int.random(in: 0..<3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        case 2:
          bytes.insert(
            UInt8.random(in: UInt8(ascii: "0")...UInt8(ascii: "9"), using: &random), at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      do throws(PortableAnymap.ReadError) {
        let image = try PortableAnymap.decode(bytes)
        pictures += 1
        #expect(image.pixels.count <= bytes.count * 8)
      } catch {
        errors += 1
        #expect((0...bytes.count).contains(error.offset))
      }
    }
    #expect(pictures > 1000)
    #expect(errors > 1000)
  }
}
