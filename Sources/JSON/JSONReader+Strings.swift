extension JSONReader {
  /// Reads a string, from its opening to its closing quote.
  mutating func string() throws(Mistake) -> JSONString {
    let start = place
    place += 1
    var text = ""
    var piece = place
    while true {
      guard let next else { throw mistake("the string that begins here has no end", at: start) }
      switch next {
      case UInt8(ascii: "\""):
        let last = try characters(piece..<place)
        place += 1
        return JSONString(text.isEmpty ? last : text + last)
      case UInt8(ascii: "\\"):
        text += try characters(piece..<place)
        text.unicodeScalars.append(try escape())
        piece = place
      case ..<0x20:
        throw mistake("a control character in a string is written as \\u and four digits")
      default:
        place += 1
      }
    }
  }

  private func characters(_ range: Range<Int>) throws(Mistake) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw mistake("a string here is not UTF-8", at: range.lowerBound)
    }
    return text
  }

  /// Reads an escape sequence: a backslash and the characters after it.
  private mutating func escape() throws(Mistake) -> Unicode.Scalar {
    let start = place
    place += 1
    let letter = next ?? 0
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): break
    default:
      throw mistake("a backslash is followed by one of \" \\ / b f n r t u", at: start)
    }
    let unit = try codeUnit(of: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    if UTF16.isLeadSurrogate(unit), take("\\"), take("u") {
      let second = try codeUnit(of: start)
      let code = 0x10000 + UInt32(unit & 0x3FF) << 10 + UInt32(second & 0x3FF)
      if UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(code) { return scalar }
    }
    throw mistake("half a surrogate pair is no character", at: start)
  }

  /// Reads the four hexadecimal digits of an escape sequence that begins at `start`.
  private mutating func codeUnit(of start: Int) throws(Mistake) -> UInt16 {
    let digits = bytes[place..<min(place + 4, bytes.count)]
    guard digits.count == 4, digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw mistake("\\u is followed by four hexadecimal digits", at: start) }
    place += 4
    return unit
  }
}
