/// One of XML's five entities, or a character by its number.
struct Entity {
  /// The character that it stands for.
  let character: Unicode.Scalar
  /// The offset after `;`.
  let end: Int

  /// Reads the entity that begins with `&` at an offset; nil if there is none.
  init?(at start: Int, before limit: Int, in bytes: [UInt8]) {
    var end = start + 1
    if end < limit, bytes[end] == UInt8(ascii: "#") {
      guard let value = Self.number(at: &end, before: limit, in: bytes),
        let character = Unicode.Scalar(value), character.isAllowedInXML
      else { return nil }
      self.character = character
    } else {
      // The longest names have four letters.
      while end < limit, end - start < 6, bytes[end] | 0x20 >= UInt8(ascii: "a") { end += 1 }
      guard end > start + 2, end < limit, bytes[end] == UInt8(ascii: ";") else { return nil }
      let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
      guard let character = Self.named[name] else { return nil }
      self.character = character
    }
    guard end < limit, bytes[end] == UInt8(ascii: ";") else { return nil }
    self.end = end + 1
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  /// The range of an entity such as `&#27;`, which has the form of one and stands for no character
  /// of XML; nil for anything else.
  static func forbidden(at start: Int, before limit: Int, in bytes: [UInt8]) -> Range<Int>? {
    var end = start + 1
    guard end < limit, bytes[end] == UInt8(ascii: "#"),
      let value = number(at: &end, before: limit, in: bytes),
      Unicode.Scalar(value)?.isAllowedInXML != true,
      end < limit, bytes[end] == UInt8(ascii: ";")
    else { return nil }
    return start..<(end + 1)
  }

  /// Reads `#65` or `#x41`; nil for what is no number.
  private static func number(
    at offset: inout Int, before limit: Int, in bytes: [UInt8]
  ) -> UInt32? {
    offset += 1
    let isHexadecimal = offset < limit && bytes[offset] == UInt8(ascii: "x")
    if isHexadecimal { offset += 1 }
    let first = offset
    var value: UInt32 = 0
    while offset < limit, let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue,
      isHexadecimal || digit < 10
    {
      // A number beyond the last character only has to stay beyond it, without an overflow.
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x110000)
      offset += 1
    }
    return offset > first ? value : nil
  }
}

extension Unicode.Scalar {
  /// Whether XML 1.0 (2.2) allows the character in a document.
  var isAllowedInXML: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
