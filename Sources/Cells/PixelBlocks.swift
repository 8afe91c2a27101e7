/// The parts into which a cell is divided to show a picture in colour, each in one of two colours.
public enum PixelBlocks: Hashable, Sendable {
  /// The cell in one piece, in one colour.
  case whole
  /// An upper and a lower half: `▀`.
  case halves
  /// Two by two quarters: `▘▝▀▖▌▞▛`, of which the others are the same with the colours exchanged.
  case quadrants
  /// Two by three sixths, the characters U+1FB00 to U+1FB3B, which Unicode has since version 13 and
  /// many fonts lack.
  case sextants

  /// The parts beside each other.
  var columns: Int { self == .quadrants || self == .sextants ? 2 : 1 }
  /// The parts one above the other.
  var rows: Int {
    switch self {
    case .whole: 1
    case .halves, .quadrants: 2
    case .sextants: 3
    }
  }
  /// The number of parts, which are counted row by row.
  var count: Int { columns * rows }

  /// The character that covers a set of parts, given as bits; it has neither none of them nor the
  /// last.
  func glyph(covering parts: Int) -> Unicode.Scalar {
    switch self {
    case .whole: "█"
    case .halves: "▀"
    case .quadrants: Self.quarters[parts]
    case .sextants:
      parts == Self.leftSixths
        ? "▌"
        : Unicode.Scalar(UInt32(0x1FB00 + parts - (parts > Self.leftSixths ? 2 : 1))) ?? "?"
    }
  }

  /// All three parts of the left half, for which there is an older character.
  private static let leftSixths = 0b010101

  /// The characters that cover sets of quarters, given as bits: upper left 1, upper right 2, lower
  /// left 4, lower right 8.
  public static let quarters: [Unicode.Scalar] = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█".unicodeScalars)

  /// The quarters that a character covers, as bits; nil for one that is not made of them, or of
  /// none.
  static func quarters(coveredBy glyph: Unicode.Scalar) -> Int? {
    glyph == " " ? nil : quarters.firstIndex(of: glyph)
  }

  /// The parts that a character covers among the rows and columns of the finest division; nil for
  /// one that is not made of them.
  static func covers(_ glyph: Unicode.Scalar, column: Int, sixth: Int) -> Bool? {
    if let covered = quarters(coveredBy: glyph) {
      return covered >> (sixth / 3 * 2 + column) & 1 == 1
    }
    guard (0x1FB00...0x1FB1D).contains(glyph.value) else { return nil }
    let place = Int(glyph.value) - 0x1FB00 + 1
    let parts = place >= leftSixths ? place + 1 : place
    return parts >> (sixth / 2 * 2 + column) & 1 == 1
  }
}

extension Cell {
  /// The colour of a part of the cell, as far as it is that of an area; nil for the terminal's own.
  func color(ofPart index: Int, of blocks: PixelBlocks) -> Color? {
    guard let scalar, !scalar.isASCII else { return style.background }
    let (down, column) = index.quotientAndRemainder(dividingBy: blocks.columns)
    let sixth = down * 6 / blocks.rows + (blocks == .sextants ? 0 : 1)
    let isCovered = PixelBlocks.covers(scalar, column: column, sixth: sixth) ?? false
    return isCovered ? style.foreground : style.background
  }
}
