extension Element {
  /// A text of an object: an attribute, or a child `string` with this key where an attribute can't
  /// hold the text.
  public func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    let child = children.first {
      ($0.name == "string" || $0.name == "mutableString") && $0["key"] == key
    }
    return child?.stringValue
  }

  /// The text of a `string`, decoded if it is written as `base64-UTF8`.
  public var stringValue: String {
    guard flag("base64-UTF8") == true else { return text }
    return Self.decodedBase64(text).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// The bytes of a text in base64 (RFC 4648), with or without `=` at its end; nil for another
  /// text.
  private static func decodedBase64(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in text.utf8 {
      let value: UInt8
      switch character {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = character - UInt8(ascii: "A")
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = character - UInt8(ascii: "a") + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = character - UInt8(ascii: "0") + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="), 0x20, 0x09, 0x0A, 0x0D: continue
      default: return nil
      }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return bytes
  }
}
