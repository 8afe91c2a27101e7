/// A character of text with the columns that it takes, at least one.
struct Glyph: Equatable, Sendable {
  let character: Character
  let columns: Int

  static let space = Glyph(character: " ", columns: 1)
  static let ellipsis = Glyph(character: "…", columns: 1)

  /// Whether the character separates words. No-break spaces are part of theirs.
  var isSpace: Bool {
    character.isWhitespace && character != "\u{A0}" && character != "\u{2007}"
      && character != "\u{202F}"
  }

  /// Whether a line may end between this glyph and the next, spaces apart.
  ///
  /// After a hyphen or dash inside a word, and beside wide characters, which are written without
  /// spaces; but closing punctuation stays on its line, and opening punctuation goes with its text.
  func mayBreak(before next: Glyph) -> Bool {
    if next.isSpace || Self.closing.contains(next.character) { return false }
    if Self.opening.contains(character) { return false }
    if columns == 2 || next.columns == 2 { return true }
    return Self.dashes.contains(character) && next.character.isLetter
  }

  /// The text's paragraphs, without their newlines and all that takes no column by itself.
  static func paragraphs(of text: String) -> [[Glyph]] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { paragraph in
      paragraph.flatMap { character -> [Glyph] in
        if character == "\t" { return Array(repeating: .space, count: 4) }
        let columns = character.columns
        return columns > 0 ? [Glyph(character: character, columns: columns)] : []
      }
    }
  }

  private static let dashes: Set<Character> = ["-", "–", "—", "‐"]
  private static let opening: Set<Character> = ["（", "「", "『", "【", "〔", "〈", "《"]
  private static let closing: Set<Character> = [
    "）", "」", "』", "】", "〕", "〉", "》", "、", "。", "，", "．", "！", "？", "：", "；", "ー",
    ")", ",", ".", "!", "?", ":", ";",
  ]
}

extension ArraySlice<Glyph> {
  /// The columns that the glyphs take on one line.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The longest start that fits into that many columns.
  func first(columns room: Int) -> ArraySlice<Glyph> {
    var used = 0
    return prefix {
      used += $0.columns
      return used <= room
    }
  }

  /// The longest end that fits into that many columns.
  func last(columns room: Int) -> ArraySlice<Glyph> {
    var used = 0
    let kept = reversed().prefix {
      used += $0.columns
      return used <= room
    }
    return suffix(kept.count)
  }

  var withoutTrailingSpaces: ArraySlice<Glyph> {
    self[..<(lastIndex { !$0.isSpace }.map { $0 + 1 } ?? startIndex)]
  }

  var withoutLeadingSpaces: ArraySlice<Glyph> { drop(while: \.isSpace) }
}
