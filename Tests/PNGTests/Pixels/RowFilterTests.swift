import SeededRandom
import Testing

@testable import PNG

struct RowFilterTests {
  @Test(
    arguments: [
      (1, 2, 3, 1), (10, 20, 10, 20), (10, 20, 20, 10), (5, 5, 9, 5), (0, 255, 0, 255),
      (100, 50, 120, 50), (30, 40, 35, 35), (0, 4, 2, 2), (9, 1, 6, 6), (50, 10, 31, 31),
      // Two are equally near.
      (6, 12, 10, 6), (12, 6, 10, 6), (7, 7, 0, 7),
    ] as [(UInt8, UInt8, UInt8, UInt8)])
  func `The Paeth predictor is the neighbour nearest to left plus above minus above left`(
    left: UInt8, above: UInt8, aboveLeft: UInt8, expected: UInt8
  ) {
    #expect(RowFilter.paeth(left: left, above: above, aboveLeft: aboveLeft) == expected)
  }

  @Test(arguments: [3, 4])
  func `Channels together are filtered as one by one`(pixel: Int) {
    var random = SplitMix(seed: 7)
    let width = 20 * pixel
    let bytes = (0..<2 * width).map { _ in UInt8.random(in: 0...255, using: &random) }
    var together = bytes
    RowFilter.paeth.undo(in: &together, row: width..<2 * width, above: width, pixel: pixel)
    var alone = bytes
    for place in width..<2 * width {
      let isFirst = place < width + pixel
      alone[place] &+= RowFilter.paeth(
        left: isFirst ? 0 : alone[place - pixel], above: alone[place - width],
        aboveLeft: isFirst ? 0 : alone[place - width - pixel])
    }
    #expect(together == alone)
  }
}
