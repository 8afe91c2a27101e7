/// A comment, a processing instruction, a CDATA section or a document type: what stands between
/// tags without being one.
struct Aside {
  enum Kind: String {
    case comment
    case characterData = "CDATA section"
    case instruction = "processing instruction"
    case documentType = "document type"

    /// The characters that end it.
    var closing: String {
      switch self {
      case .comment: "-->"
      case .characterData: "]]>"
      case .instruction: "?>"
      case .documentType: ">"
      }
    }
  }

  let kind: Kind
  /// The offset after its last byte; the end of the text if its end mark is missing.
  let end: Int
  /// The offsets of what is between its marks.
  let content: Range<Int>
  /// Whether its end is there.
  let isFinished: Bool

  /// The characters of a CDATA section.
  var characterData: Range<Int>? { kind == .characterData ? content : nil }

  /// Reads what begins with `<` at an offset; nil if it is a tag.
  init?(at offset: Int, in bytes: [UInt8]) {
    guard let (kind, opening) = Self.opening(at: offset, in: bytes) else { return nil }
    self.kind = kind
    let start = offset + opening
    let close = Self.close(kind, from: start, in: bytes)
    content = start..<(close ?? bytes.count)
    end = close.map { $0 + kind.closing.utf8.count } ?? bytes.count
    isFinished = close != nil
  }

  private static func opening(at offset: Int, in bytes: [UInt8]) -> (Kind, length: Int)? {
    guard offset + 1 < bytes.count else { return nil }
    switch bytes[offset + 1] {
    case UInt8(ascii: "?"): return (.instruction, 2)
    case UInt8(ascii: "!"):
      if bytes[offset...].starts(with: "<!--".utf8) { return (.comment, 4) }
      if bytes[offset...].starts(with: "<![CDATA[".utf8) { return (.characterData, 9) }
      return (.documentType, 2)
    default: return nil
    }
  }

  /// The offset of the end mark. In a document type, `>` between brackets is not the end.
  private static func close(_ kind: Kind, from start: Int, in bytes: [UInt8]) -> Int? {
    let mark = Array(kind.closing.utf8)
    let last = mark[mark.count - 1]
    var depth = 0
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if kind == .documentType {
        if byte == UInt8(ascii: "[") { depth += 1 }
        if byte == UInt8(ascii: "]") { depth -= 1 }
      }
      let first = offset - mark.count + 1
      if byte == last, depth <= 0, first >= start, bytes[first...].starts(with: mark) {
        return first
      }
      offset += 1
    }
    return nil
  }
}
