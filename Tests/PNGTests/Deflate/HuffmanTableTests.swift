import Testing

@testable import PNG

struct HuffmanTableTests {
  @Test func `Codes longer than the first table are found in a second one`() throws {
    // The codes are 0, 10, 110 and so on: symbol n has n ones and a zero, the last only ones.
    let lengths = (1...15).map { UInt8($0) } + [15]
    let symbols = (0..<16).map { HuffmanTable.literal | HuffmanTable.Entry($0) << 16 }
    let table = try #require(HuffmanTable(lengths: lengths, symbols: symbols, primaryBits: 4))
    for symbol in 0..<16 {
      let bits: UInt64 = 1 << UInt64(symbol) - 1
      let entry = table[bits]
      #expect(entry >> 16 == symbol)
      #expect(entry & 31 == lengths[symbol])
    }
  }

  @Test func `Codes have to fill the bits exactly`() {
    let symbols = [HuffmanTable.Entry](repeating: HuffmanTable.literal, count: 4)
    func table(_ lengths: [UInt8]) -> HuffmanTable? {
      HuffmanTable(lengths: lengths, symbols: symbols, primaryBits: 4)
    }
    #expect(table([1, 1, 1]) == nil)
    #expect(table([1, 2]) == nil)
    #expect(table([1, 2, 2]) != nil)
    #expect(table([1]) != nil)
    #expect(table([2]) == nil)
  }

  @Test func `A single code leaves bits that are none`() throws {
    let table = try #require(
      HuffmanTable(lengths: [1], symbols: [HuffmanTable.literal], primaryBits: 3))
    #expect(table[0] == HuffmanTable.literal | 1)
    #expect(table[1] & HuffmanTable.kinds == 0)
  }
}
