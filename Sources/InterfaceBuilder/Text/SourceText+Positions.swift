import Wording

extension SourceText {
  /// The position of a byte; of an offset beyond the text, the position after the last character.
  public func position(of offset: Int) -> TextPosition { lines.position(at: offset) }

  /// The offsets of a line, without its end.
  public func rangeOfLine(_ number: Int) -> Range<Int> {
    let start = lines.starts[number - 1]
    var end = number < lines.starts.count ? lines.starts[number] : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return start..<end
  }

  /// The number of the last line that begins at or before a byte.
  func lineNumber(of offset: Int) -> Int { lines.lineNumber(of: offset) }
}
