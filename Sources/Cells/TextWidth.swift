/// The number of columns that text takes, by tables of our own, so that every machine draws alike.
///
/// A character's first scalar decides. Marks, joiners and variation selectors after it add nothing,
/// since terminals disagree on them.
public enum TextWidth {
  /// The columns of a character: 2 for East Asian wide characters and emoji, 0 for invisible ones
  /// (zero width space, direction marks), 1 for all others.
  ///
  /// Control characters count 1, since they are drawn as U+FFFD. So does a mark without a base,
  /// which is put on a blank.
  public static func width(of character: Character) -> Int {
    character.unicodeScalars.first.map { kind(of: $0).columns } ?? 0
  }

  /// The columns of a line of text.
  public static func width(of text: String) -> Int {
    if isPrintableASCII(text.utf8Span.span) { return text.utf8.count }
    var columns = 0
    for scalar in text.unicodeScalars {
      guard standsAlone(scalar) else { return text.reduce(0) { $0 + width(of: $1) } }
      columns += kind(of: scalar).columns
    }
    return columns
  }

  /// Whether each byte of a text is a character that takes one column.
  static func isPrintableASCII(_ text: String) -> Bool { isPrintableASCII(text.utf8Span.span) }

  private static func isPrintableASCII(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where bytes[index] &- 0x20 >= 0x5F { return false }
    return true
  }

  /// The columns of a line of text.
  public static func width(of text: Substring) -> Int {
    let bytes = text.utf8Span.span
    return isPrintableASCII(bytes) ? bytes.count : width(of: String(text))
  }

  /// The way in which a scalar at the beginning of a character is drawn.
  enum Kind {
    case narrow, wide
    /// Over the scalar before it.
    case mark
    /// As U+FFFD, since a terminal would take it for a command or could not place it.
    case control
    /// Not at all.
    case invisible

    var columns: Int {
      switch self {
      case .wide: 2
      case .narrow, .mark, .control: 1
      case .invisible: 0
      }
    }
  }

  static func kind(of scalar: Unicode.Scalar) -> Kind {
    let value = scalar.value
    switch value {
    case 0x20..<0x7F, 0xA0..<0x300, 0x2500..<0x25FD: return .narrow
    case 0..<0xA0, 0x2028, 0x2029, 0xFDD0...0xFDEF: return .control
    case _ where value & 0xFFFE == 0xFFFE: return .control
    // East Asian Width W and F (UAX #11) apart from emoji; unassigned gaps are bridged.
    case 0x1100..<0x1160, 0x2329...0x232A, 0x2E80..<0x302A, 0x302E..<0x303F, 0x3041..<0x3097,
      0x309B..<0xA4C7, 0xA960..<0xA97D, 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFE10..<0xFE1A,
      0xFE30..<0xFE6C, 0xFF01..<0xFF61, 0xFFE0..<0xFFE7, 0x16FE0..<0x16FE4, 0x16FF0..<0x1B2FC,
      0x1F200..<0x1F266, 0x20000..<0x40000:
      return .wide
    // Hangul vowels and last consonants, which join the consonant before them.
    case 0x1161..<0x1200, 0xD7B0..<0xD7FC: return .mark
    // Format characters that are drawn, the halfwidth filler, and the letters of flags.
    case 0x600..<0x606, 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0xFFA0, 0x110BD, 0x110CD,
      0x1F1E6..<0x1F200:
      return .narrow
    default: break
    }
    let properties = scalar.properties
    if properties.isEmojiPresentation { return .wide }
    if properties.isDefaultIgnorableCodePoint { return .invisible }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: .mark
    case .format: .invisible
    default: .narrow
    }
  }

  /// Whether the scalar is a character by itself next to any of these scalars, so that the text
  /// need not be divided into characters.
  static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x2010..<0x2028, 0x2030..<0x205F,
      0x20A0..<0x20C0, 0x2190..<0x2600, 0x3001..<0x302A, 0x3041..<0x3097, 0x30A0..<0x3100,
      0x4E00..<0xA000, 0xFF01..<0xFF61:
      true
    default: false
    }
  }
}
