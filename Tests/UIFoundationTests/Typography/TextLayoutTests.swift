import Testing
import Typefaces

@testable import UIFoundation

extension TextLayout {
  fileprivate init(
    _ text: String, columns: Int?, maximumLines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail
  ) {
    self = ColumnText(text).layout(columns: columns, maximumLines: maximumLines, mode: mode)
  }
}

/// The lines of `text`, one below the other, as a label of that many columns shows them.
private func picture(
  _ text: String, _ columns: Int?, lines: Int = 0, _ mode: NSLineBreakMode = .byTruncatingTail
) -> [String] {
  TextLayout(text, columns: columns, maximumLines: lines, mode: mode).lines.map(\.text)
}

/// Metrics that wrongly have an advance for each byte.
private struct ByteMetrics: TextMetrics {
  var summary: String { "bytes" }

  func lineMetrics(of typeface: Typeface, size: Double) -> LineMetrics {
    LineMetrics(ascender: 1, descender: 0, capHeight: 1, xHeight: 1)
  }

  func appendAdvances(
    of text: String, in typeface: Typeface, size: Double, to advances: inout [Double]
  ) {
    advances += text.utf8.map { _ in 1 }
  }
}

/// Narrow letters of 4 points, and all else with 8, but for an ellipsis of 12.
private struct NarrowLetters: TextMetrics {
  var summary: String { "narrow letters" }

  func lineMetrics(of typeface: Typeface, size: Double) -> LineMetrics {
    LineMetrics(ascender: 1, descender: 0, capHeight: 1, xHeight: 1)
  }

  func appendAdvances(
    of text: String, in typeface: Typeface, size: Double, to advances: inout [Double]
  ) {
    advances += text.unicodeScalars.map {
      $0 == "…" ? 12 : "ijl".unicodeScalars.contains($0) ? 4 : 8
    }
  }
}

@Suite struct `Text is broken into lines` {
  @Test func `words move to the next line whole`() {
    #expect(
      picture("She had been watching the hedge for so long", 15) == [
        "She had been",
        "watching the",
        "hedge for so",
        "long",
      ])
  }

  @Test func `a word that fits exactly stays on its line`() {
    #expect(picture("white rabbit", 12) == ["white rabbit"])
    #expect(picture("white rabbit", 11) == ["white", "rabbit"])
  }

  @Test func `a word wider than the line is broken where the line ends`() {
    #expect(picture("a Donaudampfschiff sails", 8) == ["a", "Donaudam", "pfschiff", "sails"])
  }

  @Test func `spaces at a break take no room, however many there are`() {
    #expect(picture("tea     time", 4) == ["tea", "time"])
    #expect(picture("tea  ", 3) == ["tea"])
  }

  @Test func `spaces at the start of a paragraph are kept`() {
    #expect(picture("  tea\n time", 8) == ["  tea", " time"])
  }

  @Test func `newlines of every kind break, and empty lines stay`() {
    #expect(picture("a\n\nb\r\nc\rd\u{2028}e", 9) == ["a", "", "b", "c", "d", "e"])
  }

  @Test func `a compound breaks after its hyphen, a number's sign does not`() {
    #expect(picture("well-worn tale", 8) == ["well-", "worn", "tale"])
    #expect(picture("minus -42", 7) == ["minus", "-42"])
  }

  @Test func `a word breaks at a soft hyphen, and not at a word joiner, which nobody sees`() {
    #expect(picture("won\u{AD}der\u{AD}land", 6) == ["wonder", "land"])
    #expect(picture("won\u{AD}der\u{AD}land", 10) == ["wonderland"])
    #expect(picture("a well-\u{2060}worn", 9) == ["a", "well-worn"])
    #expect(TextLayout("a\u{2060}b\u{AD}c", columns: nil).width == 3)
  }

  @Test func `a sign around a number is shown with it`() {
    #expect(picture("a \u{6DD}\u{661}", 9) == ["a \u{6DD}\u{661}"])
  }

  @Test func `a no-break space holds its words together`() {
    #expect(picture("page\u{A0}42 of 99", 10) == ["page\u{A0}42 of", "99"])
    #expect(picture("on page\u{A0}42", 9) == ["on", "page\u{A0}42"])
  }

  @Test func `wide characters take two columns and break anywhere but before punctuation`() {
    #expect(picture("不思議の国", 5) == ["不思", "議の", "国"])
    #expect(picture("不思議。", 6) == ["不思", "議。"])
    #expect(TextLayout("不思議", columns: nil).width == 6)
  }

  @Test func `characters may be split from their words where that is asked for`() {
    #expect(picture("white rabbit", 4, .byCharWrapping) == ["whit", "e ra", "bbit"])
  }

  @Test func `a line of no width still takes one character`() {
    #expect(picture("tea", 0) == ["t", "e", "a"])
    #expect(picture("茶会", 1) == ["茶", "会"])
  }

  @Test func `control characters never reach a line, and a tab is four spaces`() {
    #expect(picture("\u{1B}[31mred\u{7F}\u{9B}", 20) == ["[31mred"])
    #expect(picture("a\tb", 20) == ["a    b"])
  }

  @Test func `text is whole by metrics of an app that count bytes`() {
    let run = TextRun(text: "", typeface: Typeface(), size: 10)
    let paragraphs = StyledText("é-é", run).measured(by: AnyTextMetrics(ByteMetrics()))
    let layout = TextLayout(paragraphs, width: 2, maximumLines: 0, mode: .byWordWrapping)
    #expect(layout.lines.map(\.text) == ["é-", "é"])
  }

  @Test func `combining marks and emoji count as what they look like`() {
    #expect(TextLayout("e\u{301}", columns: nil).width == 1)
    #expect(TextLayout("👩‍👩‍👧", columns: nil).width == 2)
    #expect(TextLayout("🇨🇭", columns: nil).width == 1)
  }
}

@Suite struct `Text that has no room is cut` {
  let text = "The quick brown fox"

  @Test(arguments: [
    (NSLineBreakMode.byTruncatingTail, "The quic…"),
    (.byTruncatingHead, "…rown fox"),
    (.byTruncatingMiddle, "The…fox"),
    (.byClipping, "The quick"),
    (.byWordWrapping, "The quick"),
    (.byCharWrapping, "The quick"),
  ])
  func `one line, each mode its own way`(mode: NSLineBreakMode, shown: String) {
    let layout = TextLayout(text, columns: 9, maximumLines: 1, mode: mode)
    #expect(layout.lines.map(\.text) == [shown])
    #expect(layout.lines[0].isTruncated)
  }

  @Test func `no mode takes more than there is room for beside the ellipsis`() {
    let run = TextRun(text: "", typeface: Typeface(), size: 10)
    let paragraphs = StyledText("jolly good", run).measured(by: AnyTextMetrics(NarrowLetters()))
    func line(_ width: Double) -> TextLayout.Line {
      TextLayout(paragraphs, width: width, maximumLines: 1, mode: .byTruncatingMiddle).lines[0]
    }
    #expect([12, 16, 20, 36].map { line($0).text } == ["…", "j…", "j…", "jol…d"])
    #expect((12...60).filter { line(Double($0)).width > Double($0) } == [])
  }

  @Test func `only the last line is cut, and the others are whole words`() {
    #expect(picture("The quick brown fox jumps", 10, lines: 2) == ["The quick", "brown fox…"])
    #expect(
      picture("The quick brown fox jumps", 10, lines: 2, .byTruncatingHead) == [
        "The quick", "…fox jumps",
      ])
  }

  @Test func `text that fits is not cut`() {
    let layout = TextLayout(text, columns: 10, maximumLines: 2)
    #expect(layout.lines.map(\.text) == ["The quick", "brown fox"])
    #expect(layout.lines.allSatisfy { !$0.isTruncated })
  }

  @Test func `a lost paragraph shows as an ellipsis too`() {
    #expect(picture("tea\ntime", 10, lines: 1) == ["tea…"])
    #expect(picture("tea\nfor\ntwo", nil, lines: 1, .byTruncatingMiddle) == ["tea…two"])
    #expect(picture("tea\nfor\ntwo", nil, lines: 1, .byTruncatingHead) == ["…two"])
  }

  @Test func `no space is left before the ellipsis, and wide characters are not halved`() {
    #expect(picture("The quick", 5, lines: 1) == ["The…"])
    #expect(picture("不思議", 4, lines: 1) == ["不…"])
  }

  @Test func `one column has room for the ellipsis alone`() {
    #expect(picture(text, 1, lines: 1) == ["…"])
  }
}
