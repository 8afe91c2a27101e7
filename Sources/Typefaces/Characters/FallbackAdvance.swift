/// The width of a character that a typeface has no measurement of, and so of the font that iOS shows it
/// in.
struct FallbackAdvance {
  /// The width in ems.
  let ems: Double
  /// Whether the typeface's tracking is added.
  let isTracked: Bool

  /// The width of an emoji in ems.
  static let emoji = 1.17

  private init(_ ems: Double, isTracked: Bool = false) {
    self.ems = ems
    self.isTracked = isTracked
  }

  init(of scalar: Unicode.Scalar) {
    if Self.isInvisible(scalar) {
      self.init(0)
    } else if Self.isEmoji(scalar) {
      self.init(Self.emoji)
    } else if let range = Self.ranges.first(where: { $0.0.contains(scalar.value) }) {
      self.init(range.1)
    } else {
      self.init(0.576, isTracked: true)
    }
  }

  /// Whether a character is shown as an emoji unless a variation selector says otherwise.
  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x203C && scalar.properties.isEmojiPresentation
  }

  /// Whether a character has no width: control characters, and marks over, under or around the one before.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      true
    // The vowels and final consonants of Hangul written in parts join the syllable before.
    default: (0x1160...0x11FF).contains(scalar.value)
    }
  }

  /// Widths in ems of ranges of characters.
  private static let ranges: [(ClosedRange<UInt32>, Double)] = [
    (0x1100...0x115F, 0.866), (0x3130...0x318F, 0.866), (0xAC00...0xD7A3, 0.866),
    (0x2E80...0x312F, 1.0186), (0x3190...0xABFF, 1.0186), (0xF900...0xFAFF, 1.0186),
    (0xFE30...0xFE4F, 1.0186), (0xFF01...0xFF60, 1.0186), (0xFF61...0xFFDC, 0.5),
    (0xFFE0...0xFFE6, 1.0186), (0x20000...0x3FFFF, 1.0186),
  ]
}
