import Wording

/// The text of a file, with all that is needed to write the file's bytes again.
public struct SourceText: Hashable, Sendable {
  /// How the file stores its text.
  public enum Encoding: Hashable, Sendable {
    /// Bytes from 1 to 4 for a character, as Interface Builder writes.
    case utf8
    /// Pairs of bytes, the lower one first.
    case utf16LittleEndian
    /// Pairs of bytes, the higher one first.
    case utf16BigEndian
  }

  /// The largest text that is read, in bytes: 64 MB.
  public static let largest = 64 << 20

  /// The text in UTF-8, without a byte order mark.
  public let bytes: [UInt8]
  /// The encoding of the file.
  public let encoding: Encoding
  /// Whether the file begins with a byte order mark.
  public let hasByteOrderMark: Bool
  let lines: TextLines

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
    lines = TextLines(bytes)
  }

  public static func == (a: SourceText, b: SourceText) -> Bool {
    a.encoding == b.encoding && a.hasByteOrderMark == b.hasByteOrderMark && a.bytes == b.bytes
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
}
