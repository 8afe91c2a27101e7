import Cells
import Testing

@Suite struct ShortenedItemTests {
  private let glyphs = GlyphSet.unicode

  @Test(arguments: [
    (60, "UITableViewCell[5].UITableViewCellContentView.leading"),
    (30, "…leViewCellContentView.leading"), (20, "…ContentView.leading"), (10, "…w.leading"),
    (4, "…w.leading"),
  ])
  func `a path loses its beginning, down to the attribute`(columns: Int, expected: String) {
    let path = "UITableViewCell[5].UITableViewCellContentView.leading"
    #expect(ShortenedItem.text(path, toColumns: columns, glyphs: glyphs) == expected)
  }

  @Test func `the longest words of a constraint lose most`() {
    let text = "UITableViewCell[5].UITableViewCellContentView.leading == titleLabel.trailing + 8"
    #expect(
      ShortenedItem.text(text, toColumns: 60, glyphs: glyphs)
        == "…TableViewCellContentView.leading == titleLabel.trailing + 8")
    #expect(
      ShortenedItem.text(text, toColumns: 44, glyphs: glyphs)
        == "…ntentView.leading == …tleLabel.trailing + 8")
  }

  @Test func `what can't be shortened stays for the pen to cut`() {
    #expect(ShortenedItem.text("a.top == b.top + 8", toColumns: 5, glyphs: glyphs).count == 18)
  }
}
