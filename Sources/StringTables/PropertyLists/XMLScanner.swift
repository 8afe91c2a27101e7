import Wording

/// The tags and texts of a property list in XML, one after the other.
struct XMLScanner {
  /// A tag, without its attributes.
  enum Tag: Equatable {
    case start(String, isEmpty: Bool)
    case end(String)
  }

  /// A reason why the text can't be read further.
  struct Fault: Error {
    var place: Int
    var message: String
  }

  private let bytes: [UInt8]
  private var place = 0
  /// Where the last tag began.
  private(set) var tagPlace = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads up to the next tag and the tag. Comments and declarations before it are skipped.
  mutating func tag() throws(Fault) -> Tag {
    while true {
      while place < bytes.count, bytes[place] <= 0x20 { place += 1 }
      tagPlace = place
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!") {
        try skip(past: ">")
      } else {
        break
      }
    }
    guard place < bytes.count else { throw Fault(place: place, message: "the file ends early") }
    guard bytes[place] == UInt8(ascii: "<") else {
      throw Fault(place: place, message: "expected a tag; text stands in <key> and <string> alone")
    }
    try skip(past: ">")
    var inner = bytes[tagPlace + 1..<place - 1]
    let isEnd = inner.first == UInt8(ascii: "/")
    if isEnd { inner = inner.dropFirst() }
    let isEmpty = !isEnd && inner.last == UInt8(ascii: "/")
    if isEmpty { inner = inner.dropLast() }
    let name = String(decoding: inner.prefix { $0 > 0x20 }, as: UTF8.self)
    return isEnd ? .end(name) : .start(name, isEmpty: isEmpty)
  }

  /// Reads the text of an element up to its end.
  mutating func text(until name: String) throws(Fault) -> String {
    var text: [UInt8] = []
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "&"): try entity(&text)
      case UInt8(ascii: "<"):
        let start = place
        if starts(with: "<![CDATA[") {
          try skip(past: "]]>")
          text += bytes[start + 9..<place - 3]
        } else if starts(with: "<!--") {
          try skip(past: "-->")
        } else {
          guard try tag() == .end(name) else {
            throw Fault(place: tagPlace, message: "expected </\(name.excerpt)>")
          }
          return String(decoding: text, as: UTF8.self)
        }
      case let byte:
        text.append(byte)
        place += 1
      }
    }
    throw Fault(place: place, message: "the file ends before </\(name.excerpt)>")
  }

  /// Skips the rest of an element whose start was read.
  mutating func skipContent() throws(Fault) {
    var depth = 1
    while depth > 0 {
      while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
      switch try tag() {
      case .start(_, let isEmpty): depth += isEmpty ? 0 : 1
      case .end: depth -= 1
      }
    }
  }

  private mutating func entity(_ text: inout [UInt8]) throws(Fault) {
    let rest = bytes[place + 1..<min(place + 12, bytes.count)]
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else {
      throw Fault(place: place, message: "'&' is written as &amp;")
    }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    guard let scalar = Self.named[name] ?? Self.numbered(name) else {
      throw Fault(place: place, message: "there is no &\(name.excerpt);")
    }
    text += String(scalar).utf8
    place = end + 1
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func numbered(_ name: String) -> Unicode.Scalar? {
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    guard digits.utf8.first.map({ $0 > 0x2F }) == true else { return nil }
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  private func starts(with text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skip(past text: String) throws(Fault) {
    let last = Array(text.utf8)
    let start = place
    while place + last.count <= bytes.count {
      if bytes[place] == last[0], bytes[place..<place + last.count].elementsEqual(last) {
        place += last.count
        return
      }
      place += 1
    }
    place = bytes.count
    throw Fault(place: start, message: "what begins here does not end with '\(text)'")
  }
}
