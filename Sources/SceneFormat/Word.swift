extension String {
  /// The text as a word of a scene: as it is if it reads as one, else in quotes.
  ///
  /// A word begins with a letter or `_` and goes on with letters, digits, `_`, and `-` before one
  /// of those.
  package var asWord: String {
    isWord ? self : quoted
  }

  private var isWord: Bool {
    guard let first, first.isLetter || first == "_", last != "-" else { return false }
    return !contains("--") && allSatisfy { $0.isLetter || $0.isWordDigit || "_-".contains($0) }
  }

  /// The text in quotes, with `\` before quotes and backslashes, and controls by their number.
  package var quoted: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.properties.generalCategory == .control:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}

extension Character {
  fileprivate var isWordDigit: Bool { isASCII && isWholeNumber }
}
