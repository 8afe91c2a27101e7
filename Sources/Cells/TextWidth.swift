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
    case _ where contains(wide, value): return .wide
    case _ where contains(zero, value):
      let properties = scalar.properties
      let isMark =
        !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .format
      return isMark ? .mark : .invisible
    default: return .narrow
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

  /// Whether `value` is in one of the ranges, which are sorted pairs of first and last.
  private static func contains(_ ranges: [UInt32], _ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if ranges[2 * middle + 1] < value { low = middle + 1 } else { high = middle }
    }
    return 2 * low < ranges.count && ranges[2 * low] <= value
  }
}
