import Testing

@testable import AutoLayout

/// The lines of a text in the narrowest container, so that each is a piece which never breaks.
private func pieces(_ text: String) -> [String] {
  var pieces: [String] = []
  for paragraph in StyledText.paragraphs(of: text) {
    var piece = ""
    var previous: LineBreakClass?
    for character in paragraph {
      let kind = LineBreakClass(character)
      if let previous, previous != .space, previous.mayBreak(before: kind) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
      previous = kind
    }
    pieces.append(piece)
  }
  return pieces
}

/// Where a line may break inside a word, by the standard's rules.
@Suite struct `A word breaks` {
  @Test(arguments: [
    ("either/or", ["either/", "or"]), ("well-worn", ["well-", "worn"]),
    ("1999\u{2013}2005", ["1999\u{2013}", "2005"]), ("so\u{2014}then", ["so", "\u{2014}", "then"]),
    ("left|right", ["left|", "right"]), ("why?because", ["why?", "because"]),
    ("long\u{200B}word", ["long\u{200B}", "word"]),
  ])
  func `after signs that separate`(text: String, parts: [String]) {
    #expect(pieces(text) == parts)
  }

  @Test(arguments: [
    "don't", "3.14", "-42", "a.b", "50%", "$20", "f(x)", "(f)", "\"quoted\"", "12/24",
    "no\u{A0}break",
    "more\u{2026}", "e\u{301}te\u{301}", "\u{2011}",
  ])
  func `nowhere else`(text: String) {
    #expect(pieces(text) == [text])
  }

  @Test func `between ideographs and emoji, but not before what may not begin a line`() {
    #expect(pieces("\u{4E0D}\u{601D}\u{8B70}") == ["\u{4E0D}", "\u{601D}", "\u{8B70}"])
    #expect(pieces("\u{30AD}\u{30E3}\u{30C3}\u{30C8}") == ["\u{30AD}\u{30E3}\u{30C3}", "\u{30C8}"])
    #expect(pieces("\u{8336}\u{3002}\u{8336}") == ["\u{8336}\u{3002}", "\u{8336}"])
    #expect(pieces("\u{1F407}\u{1F407}") == ["\u{1F407}", "\u{1F407}"])
    #expect(pieces("a\u{8336}") == ["a", "\u{8336}"])
  }
}
