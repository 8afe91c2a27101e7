/// The pixels that come together: all of a picture, or one of the seven parts of an interlaced one
/// (PNG specification, 8).
struct InterlacePass: Equatable {
  /// The first column and row.
  var x, y: Int
  /// From a column to the next, and from a row to the next.
  var stepX, stepY: Int
  /// The numbers of columns and rows.
  var width, height: Int

  /// The passes of a picture that have any pixels, in order.
  static func passes(_ header: PNGHeader) -> [InterlacePass] {
    let all = InterlacePass(
      x: 0, y: 0, stepX: 1, stepY: 1, width: header.width, height: header.height)
    guard header.isInterlaced else { return [all] }
    return adam7.map { x, y, stepX, stepY in
      InterlacePass(
        x: x, y: y, stepX: stepX, stepY: stepY,
        width: (header.width - x + stepX - 1) / stepX,
        height: (header.height - y + stepY - 1) / stepY)
    }.filter { $0.width > 0 && $0.height > 0 }
  }

  private static let adam7 = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  /// The number of bytes of a row, with the one that names its filter before it.
  func rowBytes(pixelBits: Int) -> Int { 1 + (width * pixelBits + 7) / 8 }
}
