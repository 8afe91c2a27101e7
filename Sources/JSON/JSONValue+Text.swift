import Wording

extension JSONValue {
  /// The value as JSON on one line, without blanks. A number that is not finite is `null`.
  public var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the value as JSON on one line, without blanks, in UTF-8.
  public func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += (value ? "true" : "false").utf8
    // JSON has no numbers that are not finite.
    case .number(let value): bytes += (value.isFinite ? value.exactDecimal : "null").utf8
    case .string(let text): Self.write(text, to: &bytes)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ string: JSONString, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += "\\n".utf8
      case UInt8(ascii: "\r"): bytes += "\\r".utf8
      case UInt8(ascii: "\t"): bytes += "\\t".utf8
      case ..<0x20, 0x7F: writeNumber(of: byte, to: &bytes)
      // Terminals obey the control characters from U+0080 to U+009F as well. In UTF-8 they are the
      // byte 0xC2, which only begins a character, and that of their number.
      case 0x80...0x9F where bytes.last == 0xC2:
        bytes.removeLast()
        writeNumber(of: byte, to: &bytes)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the escape sequence of a character below U+0100.
  private static func writeNumber(of character: UInt8, to bytes: inout [UInt8]) {
    bytes += "\\u00".utf8
    bytes += [hexadecimal(character >> 4), hexadecimal(character & 15)]
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }
}
