extension String {
  /// The text as a word of a scene: unchanged if it is one, else in quotes.
  ///
  /// A word begins with a letter or `_` and continues with letters, digits, `_` and single hyphens;
  /// it does not end with a hyphen.
  var asWord: String {
    isWord ? self : quoted
  }

  private var isWord: Bool {
    // Nearly all names are ASCII, and a snapshot asks for the names in all constraints.
    if let isWord = utf8.withContiguousStorageIfAvailable(Self.isASCIIWord) ?? nil { return isWord }
    guard let first, first.isLetter || first == "_", last != "-" else { return false }
    return !contains("--") && allSatisfy { $0.isLetter || $0.isWordDigit || "_-".contains($0) }
  }

  /// Whether ASCII characters are a word; nil if there are others.
  private static func isASCIIWord(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return nil }
    func isLetter(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }
    guard let first = bytes.first, isLetter(first), bytes.last != UInt8(ascii: "-") else {
      return false
    }
    var before: UInt8 = 0
    for byte in bytes {
      let isHyphen = byte == UInt8(ascii: "-")
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard isLetter(byte) || isDigit || isHyphen && before != byte else { return false }
      before = byte
    }
    return true
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
