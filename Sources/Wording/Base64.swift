/// Bytes as text: RFC 4648, section 4.
package enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// A text's bytes in base64, without `=` at the end.
  package static func encoded(_ text: String) -> String {
    var encoded: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for byte in text.utf8 {
      bits = (bits << 8 | UInt32(byte)) & 0xFFFF
      count += 8
      while count >= 6 {
        count -= 6
        encoded.append(digits[Int(bits >> UInt32(count) & 63)])
      }
    }
    if count > 0 { encoded.append(digits[Int(bits << UInt32(6 - count) & 63)]) }
    return String(decoding: encoded, as: UTF8.self)
  }

  /// The text of base64, with or without `=` at its end; nil for another text.
  package static func decoded(_ encoded: String) -> String? {
    var bytes: [UInt8] = []
    var bits: UInt32 = 0
    var count = 0
    for character in encoded.utf8 where !"= \t\n\r".utf8.contains(character) {
      guard let value = digits.firstIndex(of: character) else { return nil }
      bits = bits << 6 | UInt32(value)
      count += 6
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
