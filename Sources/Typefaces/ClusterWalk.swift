/// The widths of characters that follow each other, by what stands before each.
///
/// A flag, a family joined by zero-width joiners and an emoji with a skin tone are several code
/// points and one emoji wide; a variation selector makes a text symbol an emoji. Code points that
/// belong to the character before them have width 0 here, or what they add to its width.
struct ClusterWalk {
  private var previous = ScaledGlyphs.Advance(bare: 0, tracking: 0)
  private var isEmoji = false
  private var isJoined = false
  private var isHalfFlag = false
  private var isKeycapBase = false

  /// The advance that the next code point adds.
  mutating func step(_ scalar: Unicode.Scalar, _ glyphs: ScaledGlyphs) -> ScaledGlyphs.Advance {
    let none = ScaledGlyphs.Advance(bare: 0, tracking: 0)
    switch scalar.value {
    case 0x3400...0x9FFF, 0xAC00...0xD7A3:
      // Ideographs and syllables of Hangul, which stand for themselves.
      self = ClusterWalk()
      previous = glyphs.advance(of: scalar)
      return previous
    case 0x200D:
      isJoined = isEmoji
      return none
    case 0xFE0F where !isEmoji && !isKeycapBase && previous.bare > 0:
      return becomeEmoji(glyphs)
    case 0x20E3 where isKeycapBase:
      return becomeEmoji(glyphs)
    case 0x1F3FB...0x1F3FF where isEmoji, 0xE0020...0xE007F where isEmoji:
      return none
    case 0x1F1E6...0x1F1FF where isHalfFlag:
      isHalfFlag = false
      return none
    case 0xFE00...0xFE0F:
      return none
    default: break
    }
    if isJoined, scalar.isShownAsEmoji || scalar.properties.isEmoji {
      isJoined = false
      return none
    }
    let advance = glyphs.advance(of: scalar)
    if advance.bare == 0 { return advance }
    isJoined = false
    isEmoji = scalar.isShownAsEmoji
    isHalfFlag = (0x1F1E6...0x1F1FF).contains(scalar.value)
    isKeycapBase =
      scalar == "#" || scalar == "*" || (0x30...0x39).contains(scalar.value)
    previous = advance
    return advance
  }

  /// What makes the character before as wide as an emoji.
  private mutating func becomeEmoji(_ glyphs: ScaledGlyphs) -> ScaledGlyphs.Advance {
    let emoji = glyphs.emoji
    isEmoji = true
    isKeycapBase = false
    defer { previous = emoji }
    return ScaledGlyphs.Advance(
      bare: emoji.bare - previous.bare, tracking: emoji.tracking - previous.tracking)
  }
}
