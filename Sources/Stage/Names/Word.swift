extension String {
  /// The text as a word of a scene: unchanged if it is one, else in quotes.
  ///
  /// A word begins with a letter or `_` and continues with letters, digits, `_` and single hyphens;
  /// it does not end with a hyphen.
  var asWord: String {
    isWord ? self : quoted
  }

  private var isWord: Bool {
    guard let first, first.isLetter || first == "_", last != "-" else { return false }
    return !contains("--") && allSatisfy { $0.isLetter || $0.isWordDigit || "_-".contains($0) }
  }

  /// The text in quotes: `\` precedes quotes and backslashes, and control characters are numbers.
  var quoted: String {
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
