// The alphabets of DEFLATE (RFC 1951, 3.2.5 to 3.2.7).
extension HuffmanTable {
  /// The codes of literals and lengths, from the lengths of the codes. There has to be a code for
  /// the end.
  static func literals(lengths: ArraySlice<UInt8>) -> HuffmanTable? {
    guard lengths.count > 256, lengths[lengths.startIndex + 256] > 0 else { return nil }
    return HuffmanTable(lengths: lengths, symbols: literalSymbols, primaryBits: 10)
  }

  /// The codes of distances, from the lengths of the codes.
  static func distances(lengths: ArraySlice<UInt8>) -> HuffmanTable? {
    HuffmanTable(lengths: lengths, symbols: distanceSymbols, primaryBits: 8)
  }

  /// The codes that the lengths of the other codes are written in, from the lengths of the codes.
  static func codeLengths(lengths: [UInt8]) -> HuffmanTable? {
    HuffmanTable(lengths: lengths, symbols: (0..<19).map { literal | $0 << 16 }, primaryBits: 7)
  }

  /// The codes of literals and lengths of a block that brings none.
  static let fixedLiterals = HuffmanTable(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 },
    symbols: literalSymbols, primaryBits: 9)

  /// The codes of distances of a block that brings none.
  static let fixedDistances = HuffmanTable(
    lengths: [UInt8](repeating: 5, count: 32), symbols: distanceSymbols, primaryBits: 5)

  /// The order in which a block has the lengths of the codes for code lengths.
  static let codeLengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  private static let literalSymbols: [Entry] =
    (0..<256).map { literal | $0 << 16 } + [end] + steps(first: 3, doubles: 4, count: 28)
    + [copy | 258 << 16, 0, 0]

  private static let distanceSymbols: [Entry] = steps(first: 1, doubles: 2, count: 30) + [0, 0]

  /// Symbols for numbers: after twice `doubles` symbols without extra bits, and then after each
  /// `doubles`, a symbol has one extra bit more, so that it stands for twice as many numbers.
  private static func steps(first: Entry, doubles: Int, count: Int) -> [Entry] {
    var value = first
    return (0..<count).map { index in
      let extraBits = Entry(max(0, index / doubles - 1))
      defer { value += 1 << extraBits }
      return copy | extraBits << 5 | value << 16
    }
  }
}
