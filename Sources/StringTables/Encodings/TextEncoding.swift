/// The encodings of `.strings` files.
enum TextEncoding {
  /// A fault in the bytes: its place in the text, and words.
  struct Fault: Equatable {
    var place: Int
    var message: String
  }

  /// The text in UTF-8, without a byte order mark. In place of bytes that are no character it has
  /// U+FFFD.
  static func utf8(of bytes: [UInt8]) -> (bytes: [UInt8], fault: Fault?) {
    if bytes.starts(with: [0xFF, 0xFE]) { return utf16(bytes.dropFirst(2), lowestFirst: true) }
    if bytes.starts(with: [0xFE, 0xFF]) { return utf16(bytes.dropFirst(2), lowestFirst: false) }
    // The first character of a table is one of ASCII: its other byte in UTF-16 is zero.
    if bytes.count > 1, bytes[0] == 0 || bytes[1] == 0 {
      return utf16(bytes[...], lowestFirst: bytes[1] == 0)
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    guard String(validating: text, as: UTF8.self) == nil else { return (text, nil) }
    let repaired = Array(String(decoding: text, as: UTF8.self).utf8)
    let place = zip(text, repaired).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    return (
      repaired,
      Fault(
        place: place ?? text.count,
        message: "the file is not in UTF-8: a byte here is no character; save it as UTF-8")
    )
  }

  private static func utf16(
    _ bytes: ArraySlice<UInt8>, lowestFirst: Bool
  ) -> (bytes: [UInt8], fault: Fault?) {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return lowestFirst ? second << 8 | first : first << 8 | second
    }
    let text = Array(String(decoding: units, as: UTF16.self).utf8)
    let isWhole =
      bytes.count.isMultiple(of: 2) && String(validating: units, as: UTF16.self) != nil
    return (
      text,
      isWhole
        ? nil : Fault(place: 0, message: "the file is not whole UTF-16: it has half a character")
    )
  }
}
