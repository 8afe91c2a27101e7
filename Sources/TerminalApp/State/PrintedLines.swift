import TerminalIO

/// Makes lines of the bytes that are printed to one stream. What is not UTF-8 becomes the
/// replacement character, and of a long line only the beginning is kept.
struct PrintedLines: Equatable, Sendable {
  /// The bytes of the line that has not ended yet, as far as they are kept.
  private var rest: [UInt8] = []
  /// The number of that line's bytes that are not kept.
  private var cut = 0

  /// The greatest number of bytes that are kept of a line.
  static let longest = 2000

  /// Adds a piece, and returns the lines that end in it.
  mutating func take(_ piece: PrintedBytes) -> [String] {
    if piece.omitted.bytes > 0 {
      // What follows is the end of another line.
      rest = []
      cut = 0
    }
    var lines: [String] = []
    var bytes = piece.bytes[...]
    while let end = bytes.firstIndex(of: 0x0A) {
      add(bytes[..<end])
      lines.append(text)
      rest = []
      cut = 0
      bytes = bytes[(end + 1)...]
    }
    add(bytes)
    return lines
  }

  private mutating func add(_ bytes: ArraySlice<UInt8>) {
    let kept = bytes.prefix(Self.longest - rest.count)
    rest += kept
    cut += bytes.count - kept.count
  }

  /// The line that has not ended yet; nil if nothing of it was printed.
  var unfinished: String? { rest.isEmpty ? nil : text }

  private var text: String {
    var bytes = rest[...]
    // A terminal ends a line with a carriage return too.
    if cut == 0, bytes.last == 0x0D { bytes.removeLast() }
    guard cut > 0 else { return String(decoding: bytes, as: UTF8.self) }
    // A character that is cut in two is left out.
    while let last = bytes.last, last & 0xC0 == 0x80 { bytes.removeLast() }
    if let last = bytes.last, last >= 0xC0 { bytes.removeLast() }
    let omitted = rest.count - bytes.count + cut
    return String(decoding: bytes, as: UTF8.self) + " (\(omitted) bytes more)"
  }
}
