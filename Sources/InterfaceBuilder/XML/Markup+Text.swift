extension Markup {
  /// The text of a range without markup, with its entities resolved.
  func text(in range: Range<Int>) -> String {
    let bytes = source.bytes[range]
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.first {
      if byte == UInt8(ascii: "&"), let entity = Entity(at: rest) {
        text.append(contentsOf: entity.text)
        rest = rest.dropFirst(entity.length)
      } else {
        text.append(byte)
        rest = rest.dropFirst()
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The text of an element's content: characters and CDATA, without comments and instructions.
  func characterData(in range: Range<Int>) -> String {
    var text = ""
    var start = range.lowerBound
    var offset = start
    while offset < range.upperBound {
      guard source.bytes[offset] == UInt8(ascii: "<"),
        let aside = Aside(at: offset, in: source.bytes)
      else {
        offset += 1
        continue
      }
      text += self.text(in: start..<offset)
      if let data = aside.characterData {
        text += String(decoding: source.bytes[data], as: UTF8.self)
      }
      offset = min(aside.end, range.upperBound)
      start = offset
    }
    return text + self.text(in: start..<range.upperBound)
  }
}

/// One of XML's five entities, or a character by its number.
struct Entity {
  /// The characters in UTF-8.
  let text: [UInt8]
  /// The number of bytes from `&` to `;`.
  let length: Int

  init?(at bytes: ArraySlice<UInt8>) {
    // The longest that is read is `&#x10FFFF;`, with zeros before it.
    guard let end = bytes.prefix(32).firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: bytes[(bytes.startIndex + 1)..<end], as: UTF8.self)
    guard let character = Self.character(name) else { return nil }
    text = Array(String(character).utf8)
    length = end - bytes.startIndex + 1
  }

  private static func character(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.hasPrefix("#x") ? name.dropFirst(2) : name.dropFirst()
      guard name.hasPrefix("#"), digits.first != "+", digits.first != "-" else { return nil }
      return UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10).flatMap(Unicode.Scalar.init)
    }
  }
}

/// A comment, a processing instruction, a CDATA section or a document type: what stands between
/// tags without being one.
struct Aside {
  /// The offset after its last byte.
  let end: Int
  /// The characters of a CDATA section.
  var characterData: Range<Int>?
  /// The name for messages, if its end is missing.
  var unfinished: (name: String, end: String)?
  var isDocumentType = false

  /// Reads what begins with `<` at an offset; nil if it is a tag.
  init?(at offset: Int, in bytes: [UInt8]) {
    func begins(_ text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }
    func find(_ text: String, from start: Int) -> Int? {
      let pattern = Array(text.utf8)
      var offset = start
      while offset + pattern.count <= bytes.count {
        if bytes[offset] == pattern[0], bytes[offset...].starts(with: pattern) { return offset }
        offset += 1
      }
      return nil
    }
    let forms = [
      ("<!--", "-->", "comment"), ("<![CDATA[", "]]>", "CDATA section"),
      ("<?", "?>", "processing instruction"), ("<!", ">", "document type"),
    ]
    guard let form = forms.first(where: { begins($0.0) }) else { return nil }
    let start = offset + form.0.utf8.count
    let close = find(form.1, from: start)
    end = close.map { $0 + form.1.utf8.count } ?? bytes.count
    if close == nil { unfinished = (form.2, form.1) }
    if form.2 == "CDATA section" { characterData = start..<(close ?? bytes.count) }
    isDocumentType = form.2 == "document type"
  }
}
