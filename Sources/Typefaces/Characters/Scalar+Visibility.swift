extension Unicode.Scalar {
  /// Whether the character is shown as an emoji unless a variation selector says otherwise.
  var isShownAsEmoji: Bool { value >= 0x203C && properties.isEmojiPresentation }

  /// Whether the character has no width: control characters, and marks over, under or around the
  /// character before.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator:
      true
    // The vowels and final consonants of Hangul written in parts join the syllable before.
    default: 0x1160...0x11FF ~= value
    }
  }
}
