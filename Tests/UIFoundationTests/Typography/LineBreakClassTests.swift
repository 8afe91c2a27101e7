import Testing

@testable import UIFoundation

/// The pieces of a text between which lines may break without a space.
private func pieces(_ text: String) -> [String] {
  StyledText.paragraphs(of: text).flatMap { paragraph in
    var pieces = [""]
    let flags = BreakOpportunities(in: paragraph).flags
    for (flag, scalar) in zip(flags, paragraph.unicodeScalars) {
      pieces[pieces.count - 1].unicodeScalars.append(scalar)
      if flag & Paragraph.Flags.mayBreakAfter.rawValue != 0 { pieces.append("") }
    }
    return pieces
  }
}

/// Where a line may break inside a word, by the standard's rules.
@Suite struct `A word breaks` {
  @Test(arguments: [
    ("either/or", ["either/", "or"]), ("well-worn", ["well-", "worn"]),
    ("1999\u{2013}2005", ["1999\u{2013}", "2005"]), ("so\u{2014}then", ["so", "\u{2014}", "then"]),
    ("left|right", ["left|", "right"]), ("why?because", ["why?", "because"]),
    ("long\u{200B}word", ["long\u{200B}", "word"]),
    ("rab\u{AD}bit", ["rab\u{AD}", "bit"]), ("a-\u{A0}b", ["a-", "\u{A0}b"]),
    ("ab\u{FFFC}c", ["ab", "\u{FFFC}", "c"]),
  ])
  func `after signs that separate`(text: String, parts: [String]) { #expect(pieces(text) == parts) }

  @Test(arguments: [
    "don't", "3.14", "-42", "a.b", "50%", "$20", "f(x)", "(f)", "\"quoted\"", "12/24",
    "no\u{A0}break", "more\u{2026}", "\u{2014}\u{2026}", "\u{2014}\u{2010}", "\u{2014}\u{2014}",
    "well-\u{2060}worn", "\u{FEFF}\u{FFFC}\u{2060}", "f\u{200E}(x)", "\u{6DD}\u{661}\u{662}",
    "a\u{200E}b",
    "e\u{301}te\u{301}", "\u{2011}",
  ])
  func `nowhere else`(text: String) { #expect(pieces(text) == [text]) }

  @Test func `as without them where format characters stand in it`() {
    #expect(pieces("well-\u{200E}worn") == ["well-\u{200E}", "worn"])
    #expect(pieces("\u{8336}\u{200E}\u{8336}") == ["\u{8336}\u{200E}", "\u{8336}"])
  }

  @Test func `between ideographs and emoji, but not before what may not begin a line`() {
    #expect(pieces("\u{4E0D}\u{601D}\u{8B70}") == ["\u{4E0D}", "\u{601D}", "\u{8B70}"])
    #expect(pieces("\u{30AD}\u{30E3}\u{30C3}\u{30C8}") == ["\u{30AD}\u{30E3}\u{30C3}", "\u{30C8}"])
    #expect(pieces("\u{8336}\u{3002}\u{8336}") == ["\u{8336}\u{3002}", "\u{8336}"])
    #expect(pieces("\u{1F407}\u{1F407}") == ["\u{1F407}", "\u{1F407}"])
    #expect(pieces("a\u{8336}") == ["a", "\u{8336}"])
  }
}
