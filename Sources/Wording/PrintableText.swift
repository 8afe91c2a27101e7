extension String {
  /// The text with a replacement for each character that a terminal does not show but obeys, and a
  /// code, such as `\u{200B}`, for each one by which two names differ that look alike: what turns
  /// the direction of text, and what takes no room and has no look.
  ///
  /// Invisible characters stay where texts need them: joiners, variation selectors and tags, of
  /// which emoji are made, and what keeps Persian letters apart.
  package var printable: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar.isUnseen {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        text += "\\u{\(digits)}".unicodeScalars
      } else {
        text.append(scalar.isObeyed ? "\u{FFFD}" : scalar)
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Whether nothing shows that it is there: it turns text, or is a soft hyphen, a space or joiner
  /// without a width, or a byte order mark.
  fileprivate var isUnseen: Bool {
    switch value {
    case 0xAD, 0x200B, 0x2060, 0xFEFF: true
    default: properties.generalCategory == .format && properties.isBidiControl
    }
  }
}
