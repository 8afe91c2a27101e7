import Wording

extension SourceText {
  /// The position of a byte; of an offset beyond the text, the position after the last character.
  public func position(of offset: Int) -> TextPosition {
    var cursor = PositionCursor(self)
    return cursor.position(of: offset)
  }

  /// The offsets of a line, without its end.
  public func rangeOfLine(_ number: Int) -> Range<Int> {
    let start = lineStarts[number - 1]
    var end = number < lineStarts.count ? lineStarts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The number of the last line that begins at or before a byte.
  func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}

/// Finds the positions of many bytes in order, without counting a long line again for each.
struct PositionCursor {
  private let source: SourceText
  private var offset = 0
  private var column = 1

  init(_ source: SourceText) { self.source = source }

  mutating func position(of wanted: Int) -> TextPosition {
    let wanted = min(max(wanted, 0), source.bytes.count)
    let line = source.lineNumber(of: wanted)
    let lineStart = source.lineStarts[line - 1]
    if offset < lineStart || offset > wanted {
      offset = lineStart
      column = 1
    }
    // A column is counted by the first bytes of characters: the others are 10xxxxxx.
    for byte in source.bytes[offset..<wanted] where byte & 0xC0 != 0x80 { column += 1 }
    offset = wanted
    return TextPosition(line: line, column: column)
  }
}
