// Why this is here, and not JSONSerialization of swift-corelibs-foundation 6.3: that tells a place
// as "around character 20", counted in bytes, and no line. It takes [1,], and the last value of a
// key that is there twice, without a word, and loses the order of keys. A file of 4 MB took it
// twice as long. The start is no reason: the program loads Foundation for other modules.

import Wording

/// Reads one JSON value from UTF-8.
///
/// It is stricter than RFC 8259 requires: an object has each key once, strings consist of whole
/// code points, and numbers are finite.
public struct JSONReader {
  /// A reason why text is not JSON, and where.
  public struct Mistake: Error, Equatable {
    /// The column of the mistake, in code points, from 1.
    public var column: Int
    /// The fault and its remedy, in words.
    public var message: String
  }

  /// The number of arrays and objects that may be nested.
  public static let deepest = 64

  let bytes: [UInt8]
  var place = 0
  private var depth = 0

  /// Where a value or a key begins, and the number of the first mark after those inside it.
  struct Mark {
    var offset: Int
    var next: Int
  }

  /// The marks of all values and keys, in the order in which they begin; only in a document.
  private var marks: [Mark] = []
  /// Whether the text has lines, and its values get marks.
  private let isDocument: Bool

  private init(_ bytes: [UInt8], isDocument: Bool = false) {
    self.bytes = bytes
    self.isDocument = isDocument
  }

  /// Reads text that consists of one value, with blanks around it.
  /// - Throws: `Mistake` for the first fault.
  public static func read(_ bytes: [UInt8]) throws(Mistake) -> JSONValue {
    var reader = JSONReader(bytes)
    reader.skipBlanks()
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.next == nil else {
      throw reader.mistake("the value ends before this; there is one on each line")
    }
    return value
  }

  /// Reads text of any number of lines that consists of one value, with the places of all values.
  static func readDocument(_ bytes: [UInt8]) throws(Mistake) -> JSONNode {
    var reader = JSONReader(bytes, isDocument: true)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.place = 3 }
    reader.skipBlanks()
    let value = try reader.value()
    reader.skipBlanks()
    guard reader.next == nil else {
      throw reader.mistake("the value ends before this; there is one in a file")
    }
    return JSONNode(value: value, marks: reader.marks, index: 0)
  }

  /// The next byte; nil at the end.
  var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  /// Skips a byte if it is the next one. Returns whether it was.
  mutating func take(_ byte: Character) -> Bool {
    guard let next, next == byte.asciiValue else { return false }
    place += 1
    return true
  }

  func mistake(_ message: String, at place: Int? = nil) -> Mistake {
    let before = String(decoding: bytes[..<(place ?? self.place)], as: UTF8.self)
    return Mistake(column: before.unicodeScalars.count + 1, message: message)
  }

  private mutating func skipBlanks() {
    while let next, Self.isBlank(next) { place += 1 }
  }

  /// Whether a byte is a blank between values.
  public static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func value() throws(Mistake) -> JSONValue {
    guard isDocument else { return try unmarkedValue() }
    let mark = marks.count
    marks.append(Mark(offset: place, next: 0))
    let value = try unmarkedValue()
    marks[mark].next = marks.count
    return value
  }

  private mutating func unmarkedValue() throws(Mistake) -> JSONValue {
    switch next {
    case UInt8(ascii: "{"):
      return .object(try nested { reader throws(Mistake) in try reader.members() })
    case UInt8(ascii: "["):
      return .array(try nested { reader throws(Mistake) in try reader.elements() })
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || Self.isDigit(byte):
      return .number(try number())
    default: return try word()
    }
  }

  private mutating func nested<Content>(
    _ read: (inout JSONReader) throws(Mistake) -> Content
  ) throws(Mistake) -> Content {
    guard depth < Self.deepest else {
      throw mistake("more than \(Self.deepest) arrays and objects inside each other")
    }
    depth += 1
    defer { depth -= 1 }
    place += 1
    return try read(&self)
  }

  /// Reads the members of an object, after its `{`.
  private mutating func members() throws(Mistake) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    var keys: Set<JSONString> = []
    skipBlanks()
    if take("}") { return members }
    while true {
      let start = place
      guard next == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
      if isDocument { marks.append(Mark(offset: start, next: marks.count + 1)) }
      let key = try string()
      guard keys.insert(key).inserted else {
        throw mistake("the key \(key.quoted) is there already", at: start)
      }
      skipBlanks()
      guard take(":") else { throw expected("':' after the key") }
      skipBlanks()
      members.append(JSONValue.Member(key, try value()))
      skipBlanks()
      if take("}") { return members }
      guard take(",") else { throw expected("',' or '}' after the value") }
      skipBlanks()
    }
  }

  /// Reads the elements of an array, after its `[`.
  private mutating func elements() throws(Mistake) -> [JSONValue] {
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return elements }
    while true {
      elements.append(try value())
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw expected("',' or ']' after the value") }
      skipBlanks()
    }
  }

  private mutating func word() throws(Mistake) -> JSONValue {
    let start = place
    while let next, Self.isLetter(next) { place += 1 }
    switch String(decoding: bytes[start..<place], as: UTF8.self) {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "":
      throw expected("a value")
    case let word where ["nan", "inf", "infinity"].contains(word.lowercased()):
      throw mistake("JSON has no \(word); numbers are finite", at: start)
    case let word:
      throw mistake(
        "'\(word.excerpt)' is no value; strings are in double quotes, and words are true, false and null",
        at: start)
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private func expected(_ what: String) -> Mistake {
    mistake("expected \(what), found \(found)")
  }

  /// The next character, in the words of messages.
  private var found: String {
    guard let next else { return isDocument ? "the end of the file" : "the end of the line" }
    switch next {
    case UInt8(ascii: "'"): return "a single quote; strings are in double quotes"
    case 0x21...0x7E: return "'\(Character(Unicode.Scalar(next)))'"
    case ..<0x80: return "the control character \(next)"
    default: return "a character that JSON has only inside strings"
    }
  }
}
