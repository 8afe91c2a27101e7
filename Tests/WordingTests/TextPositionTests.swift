import Testing
import Wording

struct TextPositionTests {
  @Test func `Lines end with a line feed, a carriage return or both`() {
    let lines = TextLines(Array("a\nb\r\nc\rd".utf8))
    #expect(
      [0, 2, 5, 7, 8].map { "\(lines.position(at: $0))" } == ["1:1", "2:1", "3:1", "4:1", "4:2"])
  }

  @Test func `Columns are code points`() {
    let lines = TextLines(Array("aé😀b".utf8))
    #expect([0, 1, 3, 7].map { lines.position(at: $0).column } == [1, 2, 3, 4])
  }

  @Test func `Columns of a long line are counted across its blocks`() {
    let lines = TextLines(Array("x\n".utf8) + Array(String(repeating: "é", count: 1000).utf8))
    #expect(
      [2, 256, 258, 512, 2002].map { lines.position(at: $0).column } == [1, 128, 129, 256, 1001])
    #expect(lines.position(at: 9000) == TextPosition(line: 2, column: 1001))
    #expect(TextLines([]).position(at: 0) == TextPosition())
    #expect(TextLines([UInt8](repeating: 0x61, count: 256)).position(at: 256).column == 257)
  }

  @Test func `Places are ordered by line and then by column`() {
    #expect(TextPosition(line: 1, column: 9) < TextPosition(line: 2))
    #expect(TextPosition(line: 2) < TextPosition(line: 2, column: 2))
  }
}
