extension GlyphSet {
  /// The text with a sign for each character that a terminal obeys instead of showing it: pictures
  /// of the controls, or a caret and a letter as `cat -v` prints. Tabs become blanks.
  public func visible(_ text: String) -> String {
    if TextWidth.isPrintableASCII(text) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control: result.append(contentsOf: sign(of: scalar).unicodeScalars)
      case .lineSeparator, .paragraphSeparator: result.append("\u{FFFD}")
      case .format where scalar.properties.isBidiControl: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private func sign(of control: Unicode.Scalar) -> String {
    switch control.value {
    case 0x09: "    "
    case 0x00..<0x20:
      self == .unicode
        ? picture(0x2400 + control.value) : "^" + picture(0x40 + control.value)
    case 0x7F: self == .unicode ? "\u{2421}" : "^?"
    default: "\u{FFFD}"
    }
  }

  private func picture(_ value: UInt32) -> String {
    Unicode.Scalar(value).map { String(Character($0)) } ?? ""
  }
}
