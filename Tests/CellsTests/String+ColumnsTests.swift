import Testing

@testable import Cells

@Suite struct StringColumnsTests {
  @Test(arguments: [
    ("chapter", 7, "chapter"),  // fits
    ("chapter", 6, "chapt…"),
    ("chapter", 1, "…"),
    ("chapter", 0, ""),
    ("chapter", -3, ""),
    ("日本語", 6, "日本語"),
    ("日本語", 5, "日本…"),
    ("日本語", 4, "日…"),  // the second would reach over the end
    ("e\u{301}te\u{301}s", 3, "e\u{301}t…"),
  ])
  func `text is cut at the end, with a mark`(text: String, columns: Int, expected: String) {
    #expect(text.truncated(toColumns: columns) == expected)
  }

  @Test(arguments: [
    ("chapterLabel", 12, "chapterLabel"),
    ("chapterLabel", 8, "chap…bel"),  // the beginning gets more
    ("chapterLabel", 7, "cha…bel"),
    ("chapterLabel", 2, "c…"),
    ("chapterLabel", 1, "…"),
    ("chapterLabel", 0, ""),
    ("日本語日本語", 8, "日本…語"),  // what the end leaves over goes to the beginning
  ])
  func `text is cut in the middle, with a mark`(text: String, columns: Int, expected: String) {
    #expect(text.truncatedInMiddle(toColumns: columns) == expected)
  }

  @Test(arguments: [
    ("chapterLabel", 12, "chapterLabel"), ("chapterLabel", 6, "…Label"), ("chapterLabel", 1, "…"),
    ("chapterLabel", 0, ""), ("日本語", 4, "…語"),
  ])
  func `text is cut at its start, with a mark`(text: String, columns: Int, expected: String) {
    #expect(text.truncatedAtStart(toColumns: columns) == expected)
  }

  @Test func `the mark is the glyph set's`() {
    #expect("chapter".truncated(toColumns: 5, mark: GlyphSet.ascii.ellipsis) == "chap~")
  }

  @Test(arguments: [
    ("ab", ColumnAlignment.left, "ab   "),
    ("ab", .center, " ab  "),
    ("ab", .right, "   ab"),
    ("日", .center, " 日  "),
    ("longer", .right, "longer"),
  ])
  func `text is padded by columns`(text: String, alignment: ColumnAlignment, expected: String) {
    #expect(text.padded(toColumns: 5, alignment: alignment) == expected)
  }
}
