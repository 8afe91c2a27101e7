import Cells
import Testing

@Suite struct `Marks under a line` {
  @Test(arguments: [
    ("abc def", 4..<7, "    ^~~"),
    ("abc", 3..<3, "   ^"),  // at the end
    ("abc", 1..<1, " ^"),
    ("日本 x", 3..<4, "     ^"),  // each is two columns wide
    ("x 日本", 2..<4, "  ^~~~"),
    ("e\u{301}e\u{301} x", 5..<6, "   ^"),  // marks take no column
    ("👨‍👩‍👧 x", 6..<7, "   ^"),
    ("👨‍👩‍👧 x", 2..<3, "^~"),  // inside of the family
    ("👨‍👩‍👧 x", 2..<2, "^"),
    ("a\tb", 2..<3, " \t^"),
    ("\ta\tb", 1..<4, "\t^~~"),
    ("", 0..<0, "^"),
  ])
  func `stand below what they mark`(text: String, part: Range<Int>, marks: String) {
    #expect(text.marks(under: part) == marks)
  }
}
