extension Character {
  /// The number of columns that this character takes: 0 for combining and control characters, 2 for
  /// East Asian wide and fullwidth characters and emoji, else 1. The first scalar decides, since
  /// terminals treat the others differently.
  ///
  /// Source: Unicode Standard Annex 11, <https://www.unicode.org/reports/tr11/>
  var columns: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return first.value < 0x20 || first.value == 0x7F ? 0 : 1 }
    return first.columns
  }

  /// Whether the character is a format character that is not seen, such as a soft hyphen or a word
  /// joiner.
  var isHiddenFormat: Bool {
    guard let first = unicodeScalars.first, !first.isASCII else { return false }
    return first.properties.generalCategory == .format && !first.isShownFormat
  }
}

extension Unicode.Scalar {
  fileprivate var columns: Int {
    switch properties.generalCategory {
    case .format: return isShownFormat ? 1 : 0
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator,
      .surrogate:
      return 0
    default:
      return isWide || properties.isEmojiPresentation && !isRegionalIndicator ? 2 : 1
    }
  }

  /// Whether the scalar is a format character that is seen: a sign that encloses or spans the
  /// digits after it.
  ///
  /// Source: the property `Prepended_Concatenation_Mark` in
  /// <https://www.unicode.org/Public/UCD/latest/ucd/PropList.txt>
  var isShownFormat: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// Whether the scalar is one letter of a flag. Terminals without flags show the letters.
  private var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Whether the scalar lies in a block of wide characters other than emoji.
  var isWide: Bool {
    switch value {
    case 0x1100...0x115F,  // leading Hangul jamo
      0x2329...0x232A,  // angle brackets
      0x2E80...0x303E, 0x3041...0x33FF,  // radicals, kana, CJK symbols
      0x3400...0xA4CF,  // CJK ideographs, Yi
      0xA960...0xA97F,  // Hangul jamo extended
      0xAC00...0xD7A3,  // Hangul syllables
      0xF900...0xFAFF,  // compatibility ideographs
      0xFE10...0xFE19, 0xFE30...0xFE6F,  // vertical and small forms
      0xFF00...0xFF60, 0xFFE0...0xFFE6,  // fullwidth forms
      0x16FE0...0x18DFF,  // Tangut, Khitan
      0x1AFF0...0x1B2FF,  // kana supplement
      0x1F200...0x1F2FF,  // enclosed ideographs
      0x20000...0x3FFFD:  // ideographs of planes 2 and 3
      return true
    default:
      return false
    }
  }
}
