import Wording

extension SourceText {
  /// The reason why bytes are no text.
  public struct EncodingError: Error, Hashable, Sendable {
    /// What is wrong.
    public let message: String
    /// The offset of the first wrong byte in the file.
    public let offset: Int
    /// The place of the first wrong byte; nil if the file has no lines that can be counted.
    public let position: TextPosition?
  }

  /// Reads the bytes of a file: UTF-8, or UTF-16 that begins with a byte order mark or with `<`.
  /// - Throws: A problem with its place, if the bytes are not a text in their encoding.
  public init(file: [UInt8]) throws(EncodingError) {
    guard file.count <= Self.largest else {
      throw EncodingError(
        message: "the file has \(file.count) bytes; documents up to \(Self.largest) are read",
        offset: 0, position: nil)
    }
    switch (file.first, file.dropFirst().first) {
    case (0xFF, 0xFE): try self.init(utf16: file, .utf16LittleEndian, mark: true)
    case (0xFE, 0xFF): try self.init(utf16: file, .utf16BigEndian, mark: true)
    case (UInt8(ascii: "<"), 0): try self.init(utf16: file, .utf16LittleEndian, mark: false)
    case (0, UInt8(ascii: "<")): try self.init(utf16: file, .utf16BigEndian, mark: false)
    default: try self.init(utf8: file)
    }
  }

  private init(utf8 file: [UInt8]) throws(EncodingError) {
    let hasMark = file.starts(with: [0xEF, 0xBB, 0xBF])
    self.init(
      bytes: hasMark ? Array(file.dropFirst(3)) : file, encoding: .utf8, hasByteOrderMark: hasMark)
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      let offset = error.byteOffsets.lowerBound
      throw EncodingError(
        message: "the byte \(Self.hexadecimal(bytes[offset])) is not UTF-8; "
          + "save the file in UTF-8, as Interface Builder does",
        offset: offset + (hasMark ? 3 : 0), position: position(of: offset))
    }
  }

  private init(utf16 file: [UInt8], _ encoding: Encoding, mark: Bool) throws(EncodingError) {
    guard file.count.isMultiple(of: 2) else {
      throw EncodingError(
        message: "the file is UTF-16, and its last character has only one byte",
        offset: file.count - 1, position: nil)
    }
    let high = encoding == .utf16BigEndian ? 0 : 1
    let units = stride(from: mark ? 2 : 0, to: file.count, by: 2).lazy.map { index in
      UInt16(file[index + high]) << 8 | UInt16(file[index + 1 - high])
    }
    var text: [UInt8] = []
    text.reserveCapacity(file.count / 2)
    let isFaulty = transcode(
      units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true,
      into: { text.append($0) })
    self.init(bytes: text, encoding: encoding, hasByteOrderMark: mark)
    if isFaulty {
      let before = String(decoding: text, as: UTF8.self).utf16.count
      throw EncodingError(
        message: "a character of the UTF-16 text is half of a pair",
        offset: before * 2 + (mark ? 2 : 0), position: position(of: text.count))
    }
  }

  /// The bytes of the file. They are the bytes that were read if the text has not changed.
  public var fileBytes: [UInt8] {
    guard encoding != .utf8 else { return (hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []) + bytes }
    var file: [UInt8] = []
    file.reserveCapacity(bytes.count * 2 + 2)
    func append(_ unit: UInt16) {
      let high = UInt8(unit >> 8)
      let low = UInt8(unit & 0xFF)
      file.append(encoding == .utf16BigEndian ? high : low)
      file.append(encoding == .utf16BigEndian ? low : high)
    }
    if hasByteOrderMark { append(0xFEFF) }
    for unit in String(decoding: bytes, as: UTF8.self).utf16 { append(unit) }
    return file
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
