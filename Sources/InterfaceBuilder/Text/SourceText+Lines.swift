extension SourceText {
  /// The offsets of the first byte of each line.
  static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for offset in bytes.indices where endsLine(offset, in: bytes) { starts.append(offset + 1) }
    return starts
  }

  /// A line ends with a line feed, or with a carriage return that no line feed follows.
  private static func endsLine(_ offset: Int, in bytes: [UInt8]) -> Bool {
    guard bytes[offset] <= 0x0D else { return false }
    return bytes[offset] == 0x0A
      || bytes[offset] == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
  }

  /// The offsets of the first byte of each line after changes, which are in the order of the text:
  /// lines are looked for only where the text has changed.
  static func lineStarts(of bytes: [UInt8], after edits: [TextEdit], of other: SourceText) -> [Int]
  {
    let old = other.lineStarts
    var starts: [Int] = []
    starts.reserveCapacity(old.count)
    var next = 0
    var shift = 0
    for edit in edits {
      // Whether a line begins where a change begins depends on the byte before that place and the
      // byte behind it.
      let place = other.lineNumber(of: edit.range.lowerBound) - 1
      let kept = old[place] == edit.range.lowerBound && place > 0 ? place : place + 1
      if kept > next {
        starts.append(contentsOf: old[next..<kept].lazy.map { $0 + shift })
      }
      let first = edit.range.lowerBound + shift
      let last = first + edit.replacement.utf8.count
      for offset in first...last where offset > 0 && offset <= bytes.count {
        if offset > starts.last ?? 0, endsLine(offset - 1, in: bytes) { starts.append(offset) }
      }
      shift += edit.replacement.utf8.count - edit.range.count
      next = max(next, kept)
      while next < old.count, old[next] <= edit.range.upperBound { next += 1 }
    }
    starts.append(contentsOf: old[next...].lazy.map { $0 + shift })
    return starts
  }
}
