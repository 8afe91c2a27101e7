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
}
