/// A place in a text, as editors show it: line and column, both from 1.
public struct TextPosition: Hashable, Sendable, Comparable {
  /// The number of the line.
  public var line: Int
  /// The number of the character in the line. A character is a Unicode scalar.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  public static func < (a: TextPosition, b: TextPosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}

extension SourceText {
  /// The position of a byte.
  public func position(of offset: Int) -> TextPosition {
    let line = lineNumber(of: offset)
    let head = bytes[lineStarts[line - 1]..<min(offset, bytes.count)]
    return TextPosition(line: line, column: head.count { $0 & 0xC0 != 0x80 } + 1)
  }

  /// The text of a line, without its end.
  public func line(_ number: Int) -> String {
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The number of the last line that begins at or before a byte.
  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
