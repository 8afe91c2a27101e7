/// Bits in the order of DEFLATE: the bytes one after the other, each from its lowest bit on
/// (RFC 1951, 3.1.1).
struct BitReader {
  /// The bytes as words, the first byte lowest, and two words of zeros behind them. With these a
  /// symbol can be read without asking first whether all of its bits are there.
  private var words: [UInt64]
  /// The number of bits.
  let count: Int
  /// The number of bits read. It is past `count` after a symbol that the bytes end in.
  var place = 0

  init(_ bytes: [UInt8]) {
    count = bytes.count * 8
    words = []
    words.reserveCapacity(bytes.count / 8 + 3)
    var index = 0
    while index + 8 <= bytes.count {
      var word: UInt64 = 0
      for byte in 0..<8 { word |= UInt64(bytes[index &+ byte]) &<< UInt64(8 &* byte) }
      words.append(word)
      index += 8
    }
    var last: UInt64 = 0
    for byte in index..<bytes.count { last |= UInt64(bytes[byte]) << UInt64(8 * (byte - index)) }
    words += [last, 0, 0]
  }

  /// Whether more bits were read than there are.
  var isPastEnd: Bool { place > count }

  /// The next 64 bits, the next one lowest; zeros follow the last.
  ///
  /// The place may be at most 64 bits past the end.
  var window: UInt64 {
    let word = place &>> 6
    let shift = UInt64(truncatingIfNeeded: place & 63)
    // Two shifts, since a shift by 64 is none.
    return words[word] &>> shift | (words[word &+ 1] &<< 1) &<< (63 &- shift)
  }

  /// Reads a number of up to 16 bits; zeros follow the last.
  mutating func bits(_ count: Int) -> Int {
    guard !isPastEnd else { return 0 }
    let bits = window & (1 << UInt64(count) - 1)
    place += count
    return Int(bits)
  }

  /// Skips the rest of a byte.
  mutating func alignToByte() { place = (place + 7) & ~7 }
}
