import Testing

@testable import PNG

struct InterlacePassTests {
  @Test func `The passes of a picture of eight by eight have 1, 1, 2, 4, 8, 16 and 32 pixels`()
    throws
  {
    var header = try PNGHeader(PNGWriter.signature + PNGWriter.header(8, 8, depth: 8, type: 0))
    header.isInterlaced = true
    #expect(InterlacePass.passes(header).map { $0.width * $0.height } == [1, 1, 2, 4, 8, 16, 32])
  }

  @Test func `Passes without pixels are left out`() throws {
    var header = try PNGHeader(PNGWriter.signature + PNGWriter.header(1, 3, depth: 8, type: 0))
    header.isInterlaced = true
    let passes = InterlacePass.passes(header)
    #expect(passes.map(\.y) == [0, 2, 1])
    #expect(passes.map(\.height) == [1, 1, 1])
  }
}
