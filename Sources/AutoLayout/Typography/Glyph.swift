/// A character of text, the number of columns it takes (at least one), and its rule for line
/// breaks.
struct Glyph: Equatable, Sendable {
  let character: Character
  let columns: Int
  private let joint: Joint

  /// The class of a character for line breaking.
  private enum Joint: UInt8 {
    /// A letter or sign of a word.
    case word
    /// A space that separates words.
    case space
    /// A hyphen or dash, after which a compound may break.
    case dash
    /// Punctuation that goes with what follows.
    case opening
    /// Punctuation that stays with what precedes it.
    case closing
  }

  static let space = Glyph(" ", columns: 1)
  static let ellipsis = Glyph("…", columns: 1)

  private init(_ character: Character, columns: Int) {
    self.character = character
    self.columns = columns
    joint = Self.joint(of: character)
  }

  /// Whether the character separates words. No-break spaces do not.
  var isSpace: Bool { joint == .space }

  /// Whether a line may end between this glyph and the next; breaks at spaces are not counted.
  ///
  /// A line may end after a hyphen or dash inside a word, and beside wide characters, which are
  /// written without spaces. It may not end before closing or after opening punctuation.
  func mayBreak(before next: Glyph) -> Bool {
    if next.joint == .space || next.joint == .closing || joint == .opening { return false }
    if columns == 2 || next.columns == 2 { return true }
    return joint == .dash && next.character.isLetter
  }

  /// The paragraphs of the text, without newlines and characters of no width.
  static func paragraphs(of text: String) -> [[Glyph]] {
    if let line = printable(text) { return [line] }
    var paragraphs: [[Glyph]] = [[]]
    for character in text {
      if character.isNewline {
        paragraphs.append([])
      } else if character == "\t" {
        paragraphs[paragraphs.count - 1] += repeatElement(.space, count: 4)
      } else {
        let columns = character.columns
        if columns > 0 {
          paragraphs[paragraphs.count - 1].append(Glyph(character, columns: columns))
        }
      }
    }
    return paragraphs
  }

  /// The glyphs of a text that is one line of printable ASCII; `nil` for other text. Most labels
  /// show such text, and finding the bounds of its characters would cost more than its layout.
  private static func printable(_ text: String) -> [Glyph]? {
    let all = printable
    var glyphs: [Glyph] = []
    glyphs.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      guard (0x20...0x7E).contains(byte) else { return nil }
      glyphs.append(all[Int(byte) - 0x20])
    }
    return glyphs
  }

  private static let printable = (UInt8(0x20)...0x7E).map {
    Glyph(Character(Unicode.Scalar($0)), columns: 1)
  }

  private static func joint(of character: Character) -> Joint {
    // Most characters are plain letters, and asking Unicode about each would be slow.
    switch character.asciiValue ?? 0 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): return .word
    default: break
    }
    if closing.contains(character) { return .closing }
    if opening.contains(character) { return .opening }
    if dashes.contains(character) { return .dash }
    return character.isWhitespace && !noBreakSpaces.contains(character) ? .space : .word
  }

  private static let noBreakSpaces: Set<Character> = ["\u{A0}", "\u{2007}", "\u{202F}"]
  private static let dashes: Set<Character> = ["-", "–", "—", "‐"]
  private static let opening: Set<Character> = ["（", "「", "『", "【", "〔", "〈", "《"]
  private static let closing: Set<Character> = [
    "）", "」", "』", "】", "〕", "〉", "》", "、", "。", "，", "．", "！", "？", "：", "；", "ー",
    ")", ",", ".", "!", "?", ":", ";",
  ]
}

extension ArraySlice<Glyph> {
  /// The number of columns that the glyphs take on one line.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The longest prefix that fits into this number of columns.
  func first(columns room: Int) -> ArraySlice<Glyph> {
    var used = 0
    return prefix {
      used += $0.columns
      return used <= room
    }
  }

  /// The longest suffix that fits into this number of columns.
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
