extension SourceText {
  /// Reads the bytes of a file: UTF-8, or UTF-16 with a byte order mark.
  /// - Throws: a problem with its place, if the bytes are not a text in their encoding.
  public init(file: [UInt8]) throws(EncodingError) {
    switch (file.first, file.dropFirst().first) {
    case (0xFF, 0xFE): try self.init(utf16: file, .utf16LittleEndian)
    case (0xFE, 0xFF): try self.init(utf16: file, .utf16BigEndian)
    default:
      let hasMark = file.starts(with: [0xEF, 0xBB, 0xBF])
      self.init(
        bytes: hasMark ? Array(file.dropFirst(3)) : file, encoding: .utf8, hasByteOrderMark: hasMark
      )
      if let offset = Self.firstFault(in: bytes) {
        throw EncodingError(
          message: "the byte \(Self.hexadecimal(bytes[offset])) is not UTF-8",
          position: position(of: offset))
      }
    }
  }

  private init(utf16 file: [UInt8], _ encoding: Encoding) throws(EncodingError) {
    let high = encoding == .utf16BigEndian ? 0 : 1
    guard file.count.isMultiple(of: 2) else {
      throw EncodingError(
        message: "the file is UTF-16, and its last character has only one byte", position: nil)
    }
    var units: [UInt16] = []
    units.reserveCapacity(file.count / 2)
    for index in stride(from: 2, to: file.count, by: 2) {
      units.append(UInt16(file[index + high]) << 8 | UInt16(file[index + 1 - high]))
    }
    var text: [UInt8] = []
    text.reserveCapacity(units.count)
    let isFaulty = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
      into: { text.append($0) })
    self.init(bytes: text, encoding: encoding, hasByteOrderMark: true)
    if isFaulty {
      throw EncodingError(
        message: "a character of the UTF-16 text is half of a pair",
        position: position(of: text.count))
    }
  }

  /// The bytes of the file; those that were read, if the text is the same.
  public var fileBytes: [UInt8] {
    switch encoding {
    case .utf8: return (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + bytes
    case .utf16LittleEndian, .utf16BigEndian:
      let units =
        Array((hasByteOrderMark ? "\u{FEFF}" : "").utf16)
        + String(decoding: bytes, as: UTF8.self).utf16
      return units.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return encoding == .utf16BigEndian ? pair : pair.reversed()
      }
    }
  }

  /// The offset of the first byte that is not UTF-8.
  private static func firstFault(in bytes: [UInt8]) -> Int? {
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    // Nearly all documents are valid: the place is looked for only in one that isn't.
    if String(validating: bytes, as: UTF8.self) != nil { return nil }
    var offset = 0
    while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return offset
      case .error: return min(offset, bytes.count - 1)
      }
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  /// The reason why bytes are no text.
  public struct EncodingError: Error, Hashable, Sendable {
    /// What is wrong.
    public let message: String
    /// The place of the first wrong byte.
    public let position: TextPosition?
  }
}
