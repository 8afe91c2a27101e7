import SeededRandom
import Testing

@testable import Cells

@Suite struct PixelImageTests {
  @Test(arguments: [
    (1, 1, 2),  // a byte short
    (1, 1, 4),  // a byte over
    (0, 0, 0),
    (-1, -1, 3),
    (.max, 2, 6),  // more than an integer
  ])
  func `a picture needs three bytes for each of its pixels`(width: Int, height: Int, bytes: Int) {
    let rgb = [UInt8](repeating: 0, count: bytes)
    #expect(PixelImage(width: width, height: height, rgb: rgb) == nil)
  }

  @Test func `any part of a picture has the sum of its pixels`() throws {
    var random = SplitMix(seed: 3)
    let (width, height) = (7, 5)
    let bytes = (0..<3 * width * height).map { _ in UInt8.random(in: 0...255, using: &random) }
    let image = try #require(PixelImage(width: width, height: height, rgb: bytes))
    for _ in 0..<100 {
      let x = Double.random(in: 0...7, using: &random)
      let y = Double.random(in: 0...5, using: &random)
      var expected = SIMD4<Double>.zero
      for row in 0..<height {
        for column in 0..<width {
          let covered = min(max(x - Double(column), 0), 1) * min(max(y - Double(row), 0), 1)
          let byte = 3 * (row * width + column)
          expected +=
            covered
            * SIMD4(Double(bytes[byte]), Double(bytes[byte + 1]), Double(bytes[byte + 2]), 255)
        }
      }
      let difference =
        image.sums(leftOf: [.init(x, count: width)], above: .init(y, count: height))[0] - expected
      #expect(max(difference.max(), -difference.min()) < 1e-8)
    }
  }

  @Test func `colours count as much as their pixels cover`() throws {
    let image = try #require(
      PixelImage(width: 2, height: 1, rgba: [200, 100, 0, 255, 200, 100, 0, 51]))
    #expect(!image.isOpaque)
    let sums = image.sums(leftOf: [.init(2, count: 2)], above: .init(1, count: 1))
    #expect(sums == [SIMD4(240, 120, 0, 306)])
  }

  @Test func `a picture needs four bytes for each of its pixels with opacity`() throws {
    #expect(PixelImage(width: 1, height: 1, rgba: [1, 2, 3]) == nil)
    #expect(try #require(PixelImage(width: 1, height: 1, rgba: [1, 2, 3, 255])).isOpaque)
  }
}
