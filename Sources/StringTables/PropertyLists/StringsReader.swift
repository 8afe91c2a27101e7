import Wording

/// Reads the text form of a `.strings` file: the entries of a property list as it was written
/// before XML
/// (https://developer.apple.com/library/archive/documentation/Cocoa/Conceptual/PropertyLists/OldStylePlists/OldStylePLists.html).
///
/// The device loads no table with a fault; here the entries after the fault are read as well.
struct StringsReader {
  let bytes: [UInt8]
  let lines: TextLines
  var place = 0
  var table: StringTable
  /// The number of texts that no quote ends. Each takes a look at the rest of the file.
  var endlessTexts = 0

  /// Reads the entries of a text in UTF-8.
  static func read(_ bytes: [UInt8], into table: inout StringTable) {
    var reader = StringsReader(bytes: bytes, lines: TextLines(bytes), table: table)
    reader.entries()
    table = reader.table
  }

  private mutating func entries() {
    skipBlanks()
    // The entries may stand in braces, as in any other dictionary.
    let isInBraces = take("{")
    while true {
      skipBlanks()
      if isInBraces, take("}") { break }
      guard next != nil, endlessTexts < 10 else {
        if isInBraces { report("the '}' that ends the table is missing") }
        return
      }
      entry()
    }
    skipBlanks()
    if next != nil { report("the table ends before this, with '}'") }
  }

  private mutating func entry() {
    let start = place
    guard let key = text() else {
      report("expected a key in double quotes, found \(found)", at: start)
      return skipLine(from: start)
    }
    skipBlanks()
    if take("=") {
      skipBlanks()
      let valueStart = place
      if let value = text() {
        table.add(key, value, at: lines.position(at: start))
      } else if let kind = skipContainer() {
        report(
          "the value of '\(key.excerpt)' is \(kind); a text in double quotes is expected",
          at: valueStart)
      } else {
        report("expected a text in double quotes after '=', found \(found)", at: valueStart)
        return skipLine(from: valueStart)
      }
    } else if next == UInt8(ascii: ";") {
      // A key alone is its own text.
      table.add(key, key, at: lines.position(at: start))
    } else {
      report("expected '=' and a text after the key '\(key.excerpt)', found \(found)")
      return skipLine(from: start)
    }
    let end = place
    skipBlanks()
    if !take(";") {
      report(
        "a ';' is missing here, or a quote before it; on a device the whole table is lost", at: end)
    }
  }

  /// The next byte; nil at the end.
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Skips a byte if it is the next one. Returns whether it was.
  mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: byte) else { return false }
    place += 1
    return true
  }

  mutating func report(_ message: String, at offset: Int? = nil) {
    table.report(message, lines.position(at: offset ?? place))
  }

  /// Goes on in the next line after a fault, or after the `;` of this one.
  private mutating func skipLine(from start: Int) {
    place = max(place, start + 1)
    while let byte = next, byte != 0x0A, byte != 0x0D {
      place += 1
      if byte == UInt8(ascii: ";") { return }
    }
  }

  /// Skips blanks and comments.
  mutating func skipBlanks() {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        place += 1
      } else if bytes[place...].starts(with: "//".utf8) {
        while let byte = next, byte != 0x0A, byte != 0x0D { place += 1 }
      } else if bytes[place...].starts(with: "/*".utf8) {
        skipComment()
      } else if bytes[place...].starts(with: [0xE2, 0x80, 0xA8])
        || bytes[place...].starts(with: [0xE2, 0x80, 0xA9])
      {
        place += 3  // Unicode's separators of lines and paragraphs.
      } else {
        return
      }
    }
  }

  private mutating func skipComment() {
    let start = place
    place += 2
    while place + 1 < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), bytes[place + 1] == UInt8(ascii: "/") {
        place += 2
        return
      }
      place += 1
    }
    place = bytes.count
    report("the comment that begins here has no end '*/'", at: start)
  }

  /// The next character, in the words of messages.
  private var found: String {
    guard let next else { return "the end of the file" }
    let character = String(decoding: bytes[place...].prefix(4), as: UTF8.self).unicodeScalars.first
    guard let character, next > 0x20, next != 0x7F else { return "the control character \(next)" }
    return "'\(Character(character))'"
  }
}
