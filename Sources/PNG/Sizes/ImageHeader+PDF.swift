extension ImageHeader {
  /// The MediaBox of the first page, or the first one that pages inherit (ISO 32000-1, 7.7.3.3).
  ///
  /// Files that keep their objects in compressed streams don't show it as plain text.
  static func pdfSize(_ bytes: [UInt8]) throws(Failure) -> (Double, Double) {
    var inherited: [Double]?
    var place = 0
    for _ in 0..<100 {
      guard let found = bytes[place...].firstPlace(of: "/MediaBox") else { break }
      place = found + 9
      guard let box = box(bytes, at: place) else { continue }
      if isPage(bytes, around: found) { return (abs(box[2] - box[0]), abs(box[3] - box[1])) }
      inherited = inherited ?? box
    }
    guard let box = inherited else {
      throw Failure(
        message:
          "the size of the PDF file isn't found: no /MediaBox with four numbers stands in it as plain text"
      )
    }
    return (abs(box[2] - box[0]), abs(box[3] - box[1]))
  }

  /// The four numbers in brackets at a place; nil if there is something else.
  private static func box(_ bytes: [UInt8], at place: Int) -> [Double]? {
    let rest = bytes[place...].prefix(200)
    guard let end = rest.firstIndex(of: UInt8(ascii: "]")),
      let start = rest[..<end].firstIndex(of: UInt8(ascii: "["))
    else { return nil }
    guard rest[..<start].allSatisfy(isBlank) else { return nil }
    let numbers = rest[(start + 1)..<end].split(whereSeparator: isBlank).map(number)
    guard numbers.count == 4 else { return nil }
    let known = numbers.compactMap { $0 }
    return known.count == 4 ? known : nil
  }

  /// Whether the object around a place is a page, by its `/Type /Page`.
  private static func isPage(_ bytes: [UInt8], around place: Int) -> Bool {
    // An object of a page is short; its content is an object of its own.
    let before = bytes[max(0, place - 2000)..<place]
    let start = before.lastPlace(of: " obj") ?? before.startIndex
    let after = bytes[place..<min(bytes.count, place + 2000)]
    let object = bytes[start..<(after.firstPlace(of: "endobj") ?? after.endIndex)]
    var rest = object
    while let type = rest.firstPlace(of: "/Type") {
      rest = rest[(type + 5)...].drop(while: isBlank)
      guard rest.starts(with: "/Page".utf8) else { continue }
      let next = rest.dropFirst(5).first
      if next != UInt8(ascii: "s") { return true }
    }
    return false
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte) || byte == 0
  }

  /// A decimal number; nil for anything else, even if Swift reads it as a number.
  static func number(_ text: ArraySlice<UInt8>) -> Double? {
    guard text.count <= 40,
      text.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) })
    else { return nil }
    return Double(String(decoding: text, as: UTF8.self))
  }
}

extension Collection<UInt8> where Index == Int {
  /// Where a text first stands.
  func firstPlace(of text: StaticString) -> Int? {
    let text = Array("\(text)".utf8)
    guard count >= text.count else { return nil }
    for place in startIndex...endIndex - text.count
    where self[place] == text[0] && self[place..<place + text.count].elementsEqual(text) {
      return place
    }
    return nil
  }

  /// Where a text last stands.
  func lastPlace(of text: StaticString) -> Int? {
    let text = Array("\(text)".utf8)
    guard count >= text.count else { return nil }
    for place in (startIndex...endIndex - text.count).reversed()
    where self[place] == text[0] && self[place..<place + text.count].elementsEqual(text) {
      return place
    }
    return nil
  }
}
