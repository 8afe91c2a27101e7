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

/// Metrics whose lines are all alike.
private enum PlainMetrics: TextMetrics {
  /// An advance for each byte, which is wrong.
  case bytes
  /// Narrow letters of 4 points, and all else with 8, but for an ellipsis of 12.
  case narrowLetters

  var summary: String { "\(self)" }

  func lineMetrics(of typeface: Typeface, size: Double) -> LineMetrics {
    LineMetrics(ascender: 1, descender: 0, capHeight: 1, xHeight: 1)
  }

  func appendAdvances(
    of text: String, in typeface: Typeface, size: Double, to advances: inout [Double]
  ) {
    switch self {
    case .bytes: advances += text.utf8.map { _ in 1 }
    case .narrowLetters:
      advances += text.unicodeScalars.map {
        $0 == "…" ? 12 : "ijl".unicodeScalars.contains($0) ? 4 : 8
      }
    }
  }
}

@Suite struct `Text is broken into lines` {
  @Test(arguments: [
    // Words move to the next line whole, and one that fits exactly stays on its line.
    (
      "She had been watching the hedge for so long", 15,
      ["She had been", "watching the", "hedge for so", "long"]
    ), ("white rabbit", 12, ["white rabbit"]), ("white rabbit", 11, ["white", "rabbit"]),
    // One that is wider than the line is broken where the line ends.
    ("a Donaudampfschiff sails", 8, ["a", "Donaudam", "pfschiff", "sails"]),
    // Spaces at a break take no room, however many there are; at the start they are kept.
    ("tea     time", 4, ["tea", "time"]), ("tea  ", 3, ["tea"]),
    ("  tea\n time", 8, ["  tea", " time"]),
    // Newlines of every kind break, and empty lines stay.
    ("a\n\nb\r\nc\rd\u{2028}e", 9, ["a", "", "b", "c", "d", "e"]),
    // A compound breaks after its hyphen, a number's sign does not.
    ("well-worn tale", 8, ["well-", "worn", "tale"]), ("minus -42", 7, ["minus", "-42"]),
    // A sign around a number is shown with it.
    ("a \u{6DD}\u{661}", 9, ["a \u{6DD}\u{661}"]),
    // A no-break space holds its words together.
    ("page\u{A0}42 of 99", 10, ["page\u{A0}42 of", "99"]),
    ("on page\u{A0}42", 9, ["on", "page\u{A0}42"]),
    // Wide characters take two columns and break anywhere but before punctuation.
    ("不思議の国", 5, ["不思", "議の", "国"]), ("不思議。", 6, ["不思", "議。"]),
    // A line of no width still takes one character.
    ("tea", 0, ["t", "e", "a"]), ("茶会", 1, ["茶", "会"]),
    // Control characters never reach a line, and a tab is four spaces.
    ("\u{1B}[31mred\u{7F}\u{9B}", 20, ["[31mred"]), ("a\tb", 20, ["a    b"]),
  ])
  func `at these words`(text: String, columns: Int, lines: [String]) {
    #expect(picture(text, columns) == lines)
  }

  @Test func `a word breaks at a soft hyphen, and not at a word joiner, which nobody sees`() {
    #expect(picture("won\u{AD}der\u{AD}land", 6) == ["wonder", "land"])
    #expect(picture("won\u{AD}der\u{AD}land", 10) == ["wonderland"])
    #expect(picture("a well-\u{2060}worn", 9) == ["a", "well-worn"])
    #expect(TextLayout("a\u{2060}b\u{AD}c", columns: nil).width == 3)
  }

  @Test func `characters may be split from their words where that is asked for`() {
    #expect(picture("white rabbit", 4, .byCharWrapping) == ["whit", "e ra", "bbit"])
  }

  @Test func `text is whole by metrics of an app that count bytes`() {
    let run = TextRun(text: "", typeface: Typeface(), size: 10)
    let paragraphs = StyledText("é-é", run).measured(by: AnyTextMetrics(PlainMetrics.bytes))
    let layout = TextLayout(paragraphs, width: 2, maximumLines: 0, mode: .byWordWrapping)
    #expect(layout.lines.map(\.text) == ["é-", "é"])
  }

  @Test func `combining marks and emoji count as what they look like`() {
    #expect(TextLayout("e\u{301}", columns: nil).width == 1)
    #expect(TextLayout("👩‍👩‍👧", columns: nil).width == 2)
    #expect(TextLayout("🇨🇭", columns: nil).width == 1)
    #expect(TextLayout("不思議", columns: nil).width == 6)
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
    let paragraphs = StyledText("jolly good", run).measured(
      by: AnyTextMetrics(PlainMetrics.narrowLetters))
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

  @Test(
    arguments: [
      // A lost paragraph shows as an ellipsis too.
      ("tea\ntime", 10, NSLineBreakMode.byTruncatingTail, "tea…"),
      ("tea\nfor\ntwo", nil, .byTruncatingMiddle, "tea…two"),
      ("tea\nfor\ntwo", nil, .byTruncatingHead, "…two"),
      // No space is left before the ellipsis, and wide characters are not halved.
      ("The quick", 5, .byTruncatingTail, "The…"), ("不思議", 4, .byTruncatingTail, "不…"),
      // One column has room for the ellipsis alone.
      ("The quick brown fox", 1, .byTruncatingTail, "…"),
    ] as [(String, Int?, NSLineBreakMode, String)])
  func `with an ellipsis for what is lost`(
    text: String, columns: Int?, mode: NSLineBreakMode, line: String
  ) {
    #expect(picture(text, columns, lines: 1, mode) == [line])
  }
}
