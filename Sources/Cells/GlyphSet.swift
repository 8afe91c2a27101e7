/// The characters that may be used for drawing.
public enum GlyphSet: Hashable, Sendable {
  /// Box drawing, blocks and the rest of Unicode.
  case unicode
  /// U+0020 to U+007E, for locales that are not UTF-8.
  case ascii

  /// The sign for text that was left out, one column wide.
  public var ellipsis: Character {
    switch self {
    case .unicode: "…"
    case .ascii: "~"
    }
  }
}
