import Testing

@testable import PNG

/// What PNG pictures are refused for, with the place and the words.
struct PNGContentsTests {
  private let header = PNGWriter.signature + PNGWriter.header(2, 1, depth: 8, type: 0)
  private let pixels = PNGWriter.chunk("IDAT", PNGWriter.stored([0, 1, 2]))
  private let end = PNGWriter.chunk("IEND", [])

  private func error(_ bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try PNGContents(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func expect(
    _ bytes: [UInt8], _ kind: PNGError.Kind, at offset: Int, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(error(bytes) == failure(kind, at: offset, message), sourceLocation: sourceLocation)
  }

  @Test func `Bytes that begin otherwise are no PNG picture`() {
    for bytes in [Array("GIF89a".utf8), []] {
      expect(bytes, .notPNG, at: 0, "this is no PNG picture: the first eight bytes are others")
    }
  }

  @Test func `Apple's own form is named, with what to do about it`() {
    let bytes =
      PNGWriter.signature + PNGWriter.chunk("CgBI", [0x50, 0, 0x20, 2])
      + PNGWriter.header(2, 1, depth: 8, type: 6)
    let error = error(bytes)
    #expect(error?.kind == .appleVariant)
    #expect(error?.message.hasPrefix("this picture is in Apple's own form (CgBI)") == true)
  }

  @Test func `A picture that ends early says so`() {
    expect(
      header + pixels, .truncated, at: header.count + pixels.count,
      "the picture ends early: after its last chunk, IEND, it would be complete")
    expect(
      header + pixels.dropLast(6), .truncated, at: header.count,
      "the chunk IDAT has 14 bytes of data, of which only 8 are there")
  }

  @Test func `A changed bit is found by the checksum`() {
    var bytes = header + pixels + end
    bytes[header.count + 10] ^= 4
    expect(
      bytes, .damaged, at: header.count, "the chunk IDAT is damaged: its checksum (CRC) is wrong")
  }

  @Test(
    arguments: [
      (0, 1, 8, 0, "a picture of 0 × 1 pixels can't be"),
      (1, 1 << 31, 8, 0, "a picture of 1 × 2147483648 pixels can't be"),
      (1, 1, 8, 5, "the colour type is 5; there are 0, 2, 3, 4 and 6"),
      (1, 1, 4, 2, "the bit depth is 4; colour type 2 has 8, 16"),
      (4097, 1, 8, 0, "the picture has 4097 × 1 pixels; at most 4096 × 4096 are read"),
      (
        4096, 4096, 16, 6,
        "the picture has 4096 × 4096 pixels of 8 bytes; at most 64 MB are read"
      ),
    ] as [(Int, Int, UInt8, UInt8, String)])
  func `Headers that can't be are refused`(
    width: Int, height: Int, depth: UInt8, type: UInt8, message: String
  ) {
    let bytes = PNGWriter.signature + PNGWriter.header(width, height, depth: depth, type: type)
    #expect(error(bytes + pixels + end)?.message == message)
  }

  @Test func `Chunks that may be missing are skipped, others are named`() {
    #expect(error(header + PNGWriter.chunk("teXt", [1, 2]) + pixels + end) == nil)
    #expect(
      error(header + PNGWriter.chunk("ABCD", []) + pixels + end)?.message
        == "there is a chunk ABCD, without which the picture can't be shown and which PNG doesn't know"
    )
  }

  @Test func `The chunks of pixels follow each other`() {
    let between = PNGWriter.chunk("tEXt", [])
    expect(
      header + pixels + between + pixels + end, .damaged,
      at: header.count + pixels.count + between.count, "there is a tEXt between the chunks IDAT")
  }

  @Test func `A palette and pixels have to be there`() {
    #expect(error(header + end)?.message == "the picture has no pixels: IDAT is missing")
    let palette = PNGWriter.signature + PNGWriter.header(2, 1, depth: 8, type: 3)
    #expect(error(palette + pixels + end)?.message == "the picture has no palette: PLTE is missing")
    #expect(
      error(palette + PNGWriter.chunk("PLTE", [1, 2]) + pixels + end)?.message
        == "there has to be one palette (PLTE) before the pixels, of 3 bytes for each of 1 to 256 colours"
    )
  }

  @Test func `Transparency suits the colours`() {
    #expect(
      error(header + PNGWriter.chunk("tRNS", [1, 2, 3]) + pixels + end)?.message
        == "the transparency (tRNS) has 3 bytes, which doesn't suit colour type 0, or it isn't between the palette and the pixels"
    )
  }
}
