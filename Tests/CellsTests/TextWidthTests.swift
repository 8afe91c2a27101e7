import Testing

@testable import Cells

@Suite struct TextWidthTests {
  @Test(
    arguments: [
      ("a", 1),
      ("é", 1),
      ("e\u{301}", 1),  // mark on a letter
      ("\u{301}", 1),  // mark on nothing
      ("─", 1),
      ("▀", 1),
      ("⠿", 1),
      ("…", 1),
      ("日", 2),
      ("ア", 2),
      ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),  // the same letter in parts
      ("Ａ", 2),  // fullwidth
      ("ｱ", 1),  // halfwidth
      ("。", 2),
      ("🙂", 2),
      ("👍🏽", 2),  // with a skin tone
      ("👨‍👩‍👧", 2),  // joined
      ("⌚", 2),  // emoji presentation in the basic plane
      ("❤", 1),
      ("❤️", 1),  // the selector changes nothing
      ("🇯🇵", 1),  // a flag: the first letter decides
      ("𠀀", 2),
      ("\u{200B}", 0),
      ("\u{200D}", 0),
      ("\u{202E}", 0),
      ("\u{FE0F}", 0),
      ("\u{7}", 1),  // drawn as U+FFFD
      ("\r\n", 1),
      ("\u{E000}", 1),  // private use
      ("\u{10FFFF}", 1),
    ] as [(Character, Int)])
  func `the first scalar of a character decides`(character: Character, width: Int) {
    #expect(TextWidth.width(of: character) == width)
  }

  @Test(arguments: [("", 0), ("abc", 3), ("日本語", 6), ("a\r\nb", 3), ("a日\u{200B}e\u{301}", 4)])
  func `the width of a line is the sum over its characters`(line: String, width: Int) {
    #expect(TextWidth.width(of: line) == width)
  }

  @Test func `a grid moves on by the width of each character`() {
    var grid = CellGrid(size: CellSize(columns: 4, rows: 1))
    for value in Array(0..<0x3200) + Array(0xD700..<0x1_1000) + Array(0xE_0000..<0xE_0200) {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      let used = grid.write(String(scalar), at: .zero)
      if used != TextWidth.width(of: Character(scalar)) {
        Issue.record("U+\(String(value, radix: 16)) takes \(used) columns")
      }
    }
  }
}
