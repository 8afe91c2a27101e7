extension MarkupReader {
  /// Reads attributes and the end of a start tag. Returns whether the element has no content.
  mutating func readAttributes(of start: Int, nameEnd: Int) -> Bool {
    while true {
      let hasSpace = skipSpace()
      guard offset < bytes.count, bytes[offset] != UInt8(ascii: "<") else {
        mistake("the tag has no >", at: start..<nameEnd)
        return false
      }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        return false
      }
      if isEndOfEmptyTag(offset) {
        offset += 2
        return true
      }
      readAttribute(of: start, hasSpace: hasSpace)
    }
  }

  private mutating func readAttribute(of tag: Int, hasSpace: Bool) {
    let start = offset
    guard hasSpace else { return stray("a space is missing before the attribute", from: start) }
    guard let (name, nameRange) = readName() else {
      return stray("an attribute is written name=\"value\"", from: start)
    }
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      return mistake("the attribute has no value: name=\"value\"", at: nameRange)
    }
    offset += 1
    skipSpace()
    guard offset < bytes.count,
      bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else { return stray("the attribute's value has no quotes: name=\"value\"", from: start) }
    guard let value = readValue(of: nameRange) else { return }
    guard lastTags[Int(name)] != Int32(tag) else {
      return mistake(at: nameRange) { "the attribute \($0.quoted(nameRange)) is there already" }
    }
    lastTags[Int(name)] = Int32(tag)
    attributes.append(
      AttributeRecord(
        name: name, nameStart: Int32(nameRange.lowerBound), valueStart: Int32(value.lowerBound),
        valueEnd: Int32(value.upperBound)))
  }

  /// Reports an attribute that can't be read, and skips to the next space or the end of the tag.
  private mutating func stray(_ message: String, from start: Int) {
    while offset < bytes.count, !isSpace(bytes[offset]), bytes[offset] != UInt8(ascii: "<"),
      bytes[offset] != UInt8(ascii: ">"), !isEndOfEmptyTag(offset)
    {
      offset += 1
    }
    mistake(message, at: start..<offset)
  }

  private func isEndOfEmptyTag(_ offset: Int) -> Bool {
    bytes[offset] == UInt8(ascii: "/") && offset + 1 < bytes.count
      && bytes[offset + 1] == UInt8(ascii: ">")
  }

  /// Reads a value from its quote on.
  private mutating func readValue(of name: Range<Int>) -> Range<Int>? {
    let quote = bytes[offset]
    let start = offset + 1
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      if byte == quote || byte == UInt8(ascii: "<") { break }
      if byte == UInt8(ascii: "&") { checkEntity(at: end) }
      end += 1
    }
    offset = end
    guard end < bytes.count, bytes[end] == quote else {
      mistake("the attribute's value has no end: a quote before the next <", at: name)
      // Where a quote is forgotten, the first > most likely ends the tag.
      if let close = bytes[start..<end].firstIndex(of: UInt8(ascii: ">")) {
        offset = close > start && isEndOfEmptyTag(close - 1) ? close - 1 : close
      }
      return nil
    }
    offset = end + 1
    return start..<end
  }
}
