/// The codes of an alphabet, as a table that bits are looked up in.
///
/// Codes of up to `primaryBits` bits are found at once. The table has an entry for all bits that
/// begin with such a code; the entries of longer codes lead to a second table.
struct HuffmanTable {
  /// What bits mean, in the bits of a number: the length of the code (0 to 4), the number of extra
  /// bits that follow it (5 to 8), the kind of the symbol (9 to 11) and its value (16 to 31).
  typealias Entry = UInt32

  /// The kinds of entries. Bits that are no code have none.
  static let literal: Entry = 1 << 9
  static let copy: Entry = 2 << 9
  static let end: Entry = 3 << 9
  private static let secondTable: Entry = 4 << 9
  static let kinds: Entry = 7 << 9

  private var entries: [Entry]
  private let primaryBits: Int

  /// The entry of the code that bits begin with.
  subscript(bits: UInt64) -> Entry {
    let entry = entries[Int(truncatingIfNeeded: bits & (1 &<< UInt64(primaryBits) &- 1))]
    guard entry & Self.kinds == Self.secondTable else { return entry }
    let rest = bits &>> UInt64(primaryBits) & (1 &<< UInt64(entry & 31) &- 1)
    return entries[Int(entry &>> 16) &+ Int(truncatingIfNeeded: rest)]
  }

  /// Makes the table of codes.
  /// - Parameters:
  ///   - lengths: The length of each symbol's code, at most 15; 0 if it has none.
  ///   - symbols: The entry of each symbol, without a length.
  /// - Returns: nil if there are more codes than bits for them, or if some bits are no code, unless
  ///   there is at most one code (RFC 1951, 3.2.7).
  init?(lengths: some Collection<UInt8>, symbols: [Entry], primaryBits: Int) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var free = 1
    var next = [Int](repeating: 0, count: 16)
    for length in 1...15 {
      next[length] = (next[length - 1] + counts[length - 1]) << 1
      free = free << 1 - counts[length]
      if free < 0 { return nil }
    }
    let codes = counts.reduce(0, +)
    guard free == 0 || codes == 0 || (codes == 1 && counts[1] == 1) else { return nil }

    var long: [(symbol: Int, code: Int, length: Int)] = []
    var entries = [Entry](repeating: 0, count: 1 << primaryBits)
    // In the bytes a code's first bit comes first, so it is the lowest here.
    for (symbol, byte) in lengths.enumerated() where byte > 0 {
      let length = Int(byte)
      let code = Self.reversed(next[length], bits: length)
      next[length] += 1
      guard length <= primaryBits else {
        long.append((symbol, code, length))
        continue
      }
      let entry = symbols[symbol] | Entry(length)
      for place in stride(from: code, to: entries.count, by: 1 << length) { entries[place] = entry }
    }
    Self.addSecondTables(long, symbols, primaryBits, to: &entries)
    self.entries = entries
    self.primaryBits = primaryBits
  }

  private static func addSecondTables(
    _ long: [(symbol: Int, code: Int, length: Int)], _ symbols: [Entry], _ primaryBits: Int,
    to entries: inout [Entry]
  ) {
    let first = 1 << primaryBits - 1
    var longest = [Int](repeating: 0, count: first + 1)
    for (_, code, length) in long { longest[code & first] = max(longest[code & first], length) }
    for (symbol, code, length) in long {
      let bits = longest[code & first] - primaryBits
      if entries[code & first] == 0 {
        entries[code & first] = secondTable | Entry(bits) | Entry(entries.count) << 16
        entries += [Entry](repeating: 0, count: 1 << bits)
      }
      let start = Int(entries[code & first] >> 16)
      let entry = symbols[symbol] | Entry(length)
      for place in stride(from: code >> primaryBits, to: 1 << bits, by: 1 << (length - primaryBits))
      {
        entries[start + place] = entry
      }
    }
  }

  private static func reversed(_ code: Int, bits: Int) -> Int {
    var code = code
    var result = 0
    for _ in 0..<bits {
      result = result << 1 | code & 1
      code >>= 1
    }
    return result
  }
}
