extension StringsReader {
  /// Reads a text in quotes, or a word without; nil if there is neither, or if no quote ends the
  /// text.
  mutating func text() -> String? {
    guard let next else { return nil }
    if next == UInt8(ascii: "\"") || next == UInt8(ascii: "'") { return quoted(next) }
    let start = place
    while let next = self.next, Self.isInWord(next) { place += 1 }
    return place > start ? String(decoding: bytes[start..<place], as: UTF8.self) : nil
  }

  /// Whether a word without quotes may have the byte.
  static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_$/:.-".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) -> String? {
    let start = place
    place += 1
    var text: [UInt8] = []
    // The first half of a character that is written as two escapes.
    var half: UInt16?
    while let next, next != quote {
      guard next == UInt8(ascii: "\\") else {
        end(&half, &text)
        text.append(next)
        place += 1
        continue
      }
      let escape = place
      if escape + 1 < bytes.count, bytes[escape + 1] >= 0x80 {
        place += 1  // The backslash before another character than one of ASCII means nothing.
        continue
      }
      let unit = escaped()
      if let first = half, UTF16.isTrailSurrogate(unit) {
        text += String(decoding: [first, unit], as: UTF16.self).utf8
        half = nil
        continue
      }
      end(&half, &text)
      if UTF16.isLeadSurrogate(unit) {
        half = unit
      } else if let scalar = Unicode.Scalar(unit) {
        text += String(scalar).utf8
      } else {
        half = unit
        end(&half, &text, at: escape)
      }
    }
    end(&half, &text)
    guard take(quote == UInt8(ascii: "\"") ? "\"" : "'") else {
      endlessTexts += 1
      place = start
      report("the text that begins here has no closing quote")
      return nil
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Puts U+FFFD for half a character whose other half doesn't follow.
  private mutating func end(_ half: inout UInt16?, _ text: inout [UInt8], at offset: Int? = nil) {
    guard half != nil else { return }
    half = nil
    text += "\u{FFFD}".utf8
    report("half a character: two escapes \\U belong together beyond \\UFFFF", at: offset)
  }

  /// Reads an escape as the device does: what has no meaning after the backslash is itself.
  private mutating func escaped() -> UInt16 {
    let start = place
    place += 1
    guard let letter = next else { return 0xFFFD }
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      let code = digits(atMost: 3) { (0x30...0x37).contains($0) ? UInt16($0 - 0x30) : nil }
      return UInt16(NextStepEncoding.scalar(of: UInt8(truncatingIfNeeded: code.value(of: 8))).value)
    case UInt8(ascii: "U"):
      place += 1
      let code = digits(atMost: 4) { Self.hexadecimal($0) }
      if code.isEmpty { report("\\U is followed by up to four hexadecimal digits", at: start) }
      return code.value(of: 16)
    default: break
    }
    place += 1
    switch letter {
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "u"):
      if let next, Self.hexadecimal(next) != nil {
        report(
          "\\u is shown as the letter u; the code of a character is written with \\U", at: start)
      }
      return UInt16(letter)
    default: return UInt16(letter)
    }
  }

  private mutating func digits(atMost count: Int, _ digit: (UInt8) -> UInt16?) -> [UInt16] {
    var digits: [UInt16] = []
    while digits.count < count, let next, let value = digit(next) {
      digits.append(value)
      place += 1
    }
    return digits
  }

  private static func hexadecimal(_ byte: UInt8) -> UInt16? {
    byte < 0x80 ? Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt16($0) } : nil
  }
}

extension [UInt16] {
  /// The number that digits of a base stand for.
  fileprivate func value(of base: UInt16) -> UInt16 { reduce(0) { $0 &* base &+ $1 } }
}
