extension Markup {
  /// The value of an attribute: entities resolved, and line ends and tabs as spaces, which is how
  /// XML 1.0 (3.3.3) normalises values; `&#10;` stands for a line feed itself.
  func value(of attribute: AttributeRecord) -> String {
    text(in: Int(attribute.valueStart)..<Int(attribute.valueEnd), lineEnd: UInt8(ascii: " "))
  }

  /// The text of a range without markup, with its entities resolved and its line ends replaced.
  func text(in range: Range<Int>, lineEnd: UInt8) -> String {
    let isValue = lineEnd == UInt8(ascii: " ")
    let bytes = source.bytes[range]
    func isPlain(_ byte: UInt8) -> Bool {
      byte != UInt8(ascii: "&") && byte != 0x0D && !(isValue && (byte == 0x0A || byte == 0x09))
    }
    guard !bytes.allSatisfy(isPlain) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = bytes[offset]
      if isPlain(byte) {
        text.append(byte)
      } else if byte != UInt8(ascii: "&") {
        text.append(lineEnd)
        let isPair =
          byte == 0x0D && offset + 1 < range.upperBound && bytes[offset + 1] == 0x0A
        if isPair { offset += 1 }
      } else if let entity = Entity(at: offset, before: range.upperBound, in: source.bytes) {
        text.append(contentsOf: String(entity.character).utf8)
        offset = entity.end
        continue
      } else {
        text.append(byte)
      }
      offset += 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text of an element's content: characters and CDATA, without comments and instructions.
  func characterData(in range: Range<Int>) -> String {
    let bytes = source.bytes
    var text = ""
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      guard bytes[offset] == UInt8(ascii: "<"), let aside = Aside(at: offset, in: bytes) else {
        offset += 1
        continue
      }
      text += self.text(in: start..<offset, lineEnd: 0x0A)
      let end = min(aside.end, range.upperBound)
      if let data = aside.characterData {
        let lines = data.clamped(to: offset..<end)
        text += Self.withLineFeeds(String(decoding: bytes[lines], as: UTF8.self))
      }
      offset = end
      start = end
    }
    return text + self.text(in: start..<range.upperBound, lineEnd: 0x0A)
  }

  /// CDATA has no entities, but its line ends are read like the line ends of other text.
  private static func withLineFeeds(_ text: String) -> String {
    guard text.utf8.contains(0x0D) else { return text }
    var lines = ""
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if !(scalar == "\n" && isAfterReturn) {
        lines.unicodeScalars.append(scalar == "\r" ? "\n" : scalar)
      }
      isAfterReturn = scalar == "\r"
    }
    return lines
  }
}
