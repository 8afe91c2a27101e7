/// The text of a file, with all that is needed to write the file's bytes again.
public struct SourceText: Hashable, Sendable {
  /// How the file stores its text.
  public enum Encoding: Hashable, Sendable {
    case utf8
    case utf16LittleEndian
    case utf16BigEndian
  }

  /// The text in UTF-8, without a byte order mark.
  public let bytes: [UInt8]
  /// The encoding of the file.
  public let encoding: Encoding
  /// Whether the file begins with a byte order mark.
  public let hasByteOrderMark: Bool
  /// The offsets of the first byte of each line.
  let lineStarts: [Int]

  /// Creates a text in UTF-8.
  public init(_ text: String) { self.init(bytes: Array(text.utf8), like: nil) }

  /// Creates a text of the same encoding as another one.
  init(bytes: [UInt8], like other: SourceText?) {
    self.init(
      bytes: bytes, encoding: other?.encoding ?? .utf8,
      hasByteOrderMark: other?.hasByteOrderMark ?? false)
  }

  init(bytes: [UInt8], encoding: Encoding, hasByteOrderMark: Bool) {
    self.bytes = bytes
    self.encoding = encoding
    self.hasByteOrderMark = hasByteOrderMark
    lineStarts = Self.lineStarts(of: bytes)
  }

  /// A line ends with a line feed, or with a carriage return that no line feed follows.
  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() {
      let ends =
        byte == 0x0A
        || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
      if ends { starts.append(offset + 1) }
    }
    return starts
  }
}
