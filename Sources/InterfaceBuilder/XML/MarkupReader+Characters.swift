extension MarkupReader {
  /// Reads characters up to the next `<`, and returns its offset; nil if there is none.
  mutating func nextTag() -> Int? {
    let start = offset
    var end = start
    var firstVisible: Int?
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "<") { break }
      if byte > 0x20 {
        if firstVisible == nil { firstVisible = end }
        if byte == UInt8(ascii: "&") {
          checkEntity(at: end)
        } else if byte == UInt8(ascii: ">"), end - start >= 2, bytes[end - 1] == UInt8(ascii: "]"),
          bytes[end - 2] == UInt8(ascii: "]")
        {
          mistake("]]> is not allowed in text: ]]&gt; stands for it", at: (end - 2)..<(end + 1))
        }
      }
      end += 1
    }
    offset = end
    if let firstVisible, isOutside {
      mistake("text stands outside of the document", at: firstVisible..<end)
    }
    return end < bytes.count ? end : nil
  }

  mutating func checkEntity(at start: Int) {
    guard Entity(at: start, before: bytes.count, in: bytes) == nil else { return }
    if let range = Entity.forbidden(at: start, before: bytes.count, in: bytes) {
      mistake(
        "XML has no character of this number; Interface Builder writes such texts as base64-UTF8",
        at: range)
    } else {
      mistake("& begins an entity: &amp; stands for the character itself", at: start..<(start + 1))
    }
  }

  /// Reports the characters that XML doesn't allow anywhere.
  mutating func checkCharacters(in range: Range<Int>) {
    for index in range {
      let byte = bytes[index]
      if byte < 0x20 {
        if !isSpace(byte) { forbid(index..<(index + 1)) }
      } else if byte == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBF,
        bytes[index + 2] >= 0xBE
      {
        forbid(index..<(index + 3))
      }
    }
  }

  private mutating func forbid(_ range: Range<Int>) {
    mistake(at: range) { reader in
      "the character \(Self.number(of: reader.bytes[range])) is not allowed in XML; "
        + "Interface Builder writes such texts as base64-UTF8"
    }
  }

  /// `U+0007`: the number of the first character.
  private static func number(of bytes: ArraySlice<UInt8>) -> String {
    let value = String(decoding: bytes, as: UTF8.self).unicodeScalars.first?.value ?? 0
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The name at the offset; nil if there is none.
  mutating func readName() -> (index: Int32, range: Range<Int>)? {
    let start = offset
    var end = start
    var hash: UInt32 = 2_166_136_261
    while end < bytes.count, NameTable.isNameByte(bytes[end]) {
      hash = (hash ^ UInt32(bytes[end])) &* 16_777_619
      end += 1
    }
    guard end > start else { return nil }
    offset = end
    let (index, isFirst) = names.index(of: start..<end, hash: hash, in: bytes)
    if isFirst {
      openCounts.append(0)
      lastTags.append(-1)
      if !NameTable.isName(names.all[Int(index)]) {
        mistake(at: start..<end) { "\($0.quoted(start..<end)) is not a name of XML" }
      }
    }
    return (index, start..<end)
  }

  @discardableResult mutating func skipSpace() -> Bool {
    let start = offset
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}
