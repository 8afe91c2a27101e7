/// The width of a character that a family's tables don't cover, in the font that iOS shows it in.
///
/// Chinese, Japanese and Korean characters and emoji have widths that were measured in public
/// documents. Of other scripts and signs only a usual width is known.
struct FallbackAdvance {
  /// The width in ems.
  let ems: Double
  /// Whether the typeface's tracking is added.
  var isTracked = false

  /// - Parameters:
  ///   - isSystem: Whether the typeface is the system font, which shows these characters larger.
  ///   - size: The size in points; emoji are wider in small text.
  init(of scalar: Unicode.Scalar, isSystem: Bool, era: SystemFontEra, size: Double) {
    switch scalar.value {
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFF:
      // The ideographic half fill space, and the marks over kana, are the exceptions.
      ems =
        0x302A...0x302D ~= scalar.value || 0x3099...0x309A ~= scalar.value
        ? 0 : isSystem && era != .iOS9 ? 1.0186 : 1
    case 0xAC00...0xD7A3, 0x1100...0x115F, 0x3130...0x318F: ems = isSystem ? 0.866 : 0.94
    case 0xFF61...0xFFDC: ems = 0.5
    default:
      if scalar.isInvisible {
        ems = 0
      } else if scalar.isShownAsEmoji {
        ems = Self.emoji(at: size)
      } else {
        ems = Self.usual(scalar.value)
        isTracked = true
      }
    }
  }

  /// The width of an emoji in ems: 20 points at 17, 43 at 38, 50 at 46, 326 at 300.
  static func emoji(at size: Double) -> Double {
    switch size {
    case ...17: 1.17
    case ...36: 1.17 - (size - 17) / 19 * 0.04
    case ...46: 1.13 - (size - 36) / 10 * 0.043
    default: 1.087
    }
  }

  /// The usual width of a script's letters, or of a kind of signs, in ems.
  private static func usual(_ value: UInt32) -> Double {
    var low = 0
    var high = blocks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if blocks[middle].first <= value { low = middle } else { high = middle }
    }
    return blocks[low].ems
  }

  /// The first characters of blocks, ascending, and the usual width of their characters.
  private static let blocks: [(first: UInt32, ems: Double)] = [
    (0, 0.576), (0x530, 0.6), (0x590, 0.56), (0x600, 0.5), (0x780, 0.55), (0x900, 0.6),
    (0xB80, 0.75), (0xC00, 0.7), (0xE00, 0.57), (0xF00, 0.6), (0x1000, 0.7), (0x10A0, 0.6),
    (0x1200, 0.7), (0x13A0, 0.65), (0x1780, 0.65), (0x1800, 0.6), (0x2000, 0.5), (0x2002, 0.5),
    (0x2003, 1), (0x2004, 0.333), (0x2005, 0.25), (0x2006, 0.167), (0x2007, 0.63), (0x2008, 0.28),
    (0x2009, 0.2), (0x200A, 0.1), (0x2010, 0.5), (0x2070, 0.4), (0x20A0, 0.64), (0x2100, 0.8),
    (0x2190, 0.9), (0x2200, 0.64), (0x2300, 0.9), (0x2460, 1), (0x2500, 0.6), (0x25A0, 0.84),
    (0x2600, 1), (0x2700, 0.8), (0x2800, 0.6), (0xE000, 1), (0xFB00, 0.6), (0x10000, 0.6),
    (0x1F000, 1),
  ]
}
