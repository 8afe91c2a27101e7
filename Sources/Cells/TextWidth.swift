/// How many columns text takes, by tables of our own, so that every machine draws the same.
///
/// A character's first scalar decides. What follows it (marks, joiners, variation selectors) adds
/// nothing, since terminals disagree on the rest.
public enum TextWidth {
  /// The columns one character takes: 2 for East Asian wide characters and emoji; 0 for invisible
  /// ones (zero width space, direction marks); else 1.
  ///
  /// Control characters count 1: they are drawn as U+FFFD. So does a mark that has nothing to sit
  /// on: it gets a blank.
  public static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    return leadingWidth(of: first)
  }

  /// The columns a line of text takes.
  public static func width(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) { return text.utf8.count }
    return text.reduce(0) { $0 + width(of: $1) }
  }

  /// The columns of a character that begins with this scalar.
  static func leadingWidth(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    if contains(wide, value) { return 2 }
    if contains(zero, value) { return isMark(scalar) ? 1 : 0 }
    return 1
  }

  /// Whether the scalar is drawn over the one before it.
  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300, contains(zero, scalar.value) else { return false }
    let properties = scalar.properties
    return !properties.isDefaultIgnorableCodePoint && properties.generalCategory != .format
  }

  /// Whether a terminal would take the scalar for a command or could not place it: controls, line
  /// and paragraph separators, noncharacters.
  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFDD0...0xFDEF: true
    default: scalar.value & 0xFFFE == 0xFFFE
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
