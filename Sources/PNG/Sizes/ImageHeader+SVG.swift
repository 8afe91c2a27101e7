extension ImageHeader {
  /// Where the name and the attributes of the root element `svg` begin; nil if another one is the
  /// root.
  static func svgStart(_ bytes: [UInt8]) -> Int? {
    var rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    while true {
      rest = rest.drop(while: isBlank)
      if rest.starts(with: "<?".utf8) {
        guard let end = rest.firstPlace(of: "?>") else { return nil }
        rest = rest[(end + 2)...]
      } else if rest.starts(with: "<!--".utf8) {
        guard let end = rest.firstPlace(of: "-->") else { return nil }
        rest = rest[(end + 3)...]
      } else if rest.starts(with: "<!".utf8) {
        guard let end = afterDeclaration(rest) else { return nil }
        rest = rest[end...]
      } else {
        guard rest.starts(with: "<svg".utf8), let next = rest.dropFirst(4).first,
          isBlank(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
        else { return nil }
        return rest.startIndex + 4
      }
    }
  }

  /// Where a declaration ends, such as `<!DOCTYPE svg [ ... ]>`.
  private static func afterDeclaration(_ bytes: ArraySlice<UInt8>) -> Int? {
    var isInside = false
    for (place, byte) in zip(bytes.indices, bytes) {
      switch byte {
      case UInt8(ascii: "["): isInside = true
      case UInt8(ascii: "]"): isInside = false
      case UInt8(ascii: ">") where !isInside: return place + 1
      default: break
      }
    }
    return nil
  }

  /// The size of the root element (SVG 2, 8.2 and 8.6): its width and height, and what is missing
  /// of them by the viewBox.
  static func svgSize(_ bytes: [UInt8], from start: Int) throws(Failure) -> (Double, Double) {
    let attributes = try attributes(bytes[start...])
    let width = attributes["width"].flatMap(length)
    let height = attributes["height"].flatMap(length)
    if let width, let height { return (width, height) }
    let box = attributes["viewBox"].map { text in
      text.split { isBlank($0) || $0 == UInt8(ascii: ",") }.compactMap(number)
    }
    guard let box, box.count == 4, box[2] > 0, box[3] > 0 else {
      throw Failure(
        message:
          "the SVG image has no size: its root has neither width and height in units of length nor a viewBox with four numbers"
      )
    }
    if let width { return (width, width * box[3] / box[2]) }
    if let height { return (height * box[2] / box[3], height) }
    return (box[2], box[3])
  }

  /// The attributes of an element whose name stands before the bytes.
  private static func attributes(
    _ bytes: ArraySlice<UInt8>
  ) throws(Failure) -> [String: ArraySlice<UInt8>] {
    var attributes: [String: ArraySlice<UInt8>] = [:]
    var rest = bytes.drop(while: isBlank)
    while let next = rest.first, next != UInt8(ascii: ">"), next != UInt8(ascii: "/") {
      guard let equals = rest.firstIndex(of: UInt8(ascii: "=")) else { break }
      let name = rest[..<equals].filter { !isBlank($0) }
      rest = rest[(equals + 1)...].drop(while: isBlank)
      guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
        let end = rest.dropFirst().firstIndex(of: quote)
      else { break }
      attributes[String(decoding: name, as: UTF8.self)] = rest[(rest.startIndex + 1)..<end]
      rest = rest[(end + 1)...].drop(while: isBlank)
    }
    guard rest.first != nil else {
      throw Failure(message: "the SVG image ends in its first element")
    }
    return attributes
  }

  /// A length in points; nil for a share of something (`100%`, `2em`).
  private static func length(_ text: ArraySlice<UInt8>) -> Double? {
    let trimmed = text.filter { !isBlank($0) }[...]
    for (unit, points) in units where trimmed.reversed().starts(with: unit.utf8.reversed()) {
      guard let value = number(trimmed.dropLast(unit.utf8.count)) else { continue }
      return value > 0 ? value * points : nil
    }
    return nil
  }

  /// The units of length in pixels of CSS (CSS Values and Units, 6.2), the empty one last.
  private static let units: [(String, Double)] = [
    ("px", 1), ("pt", 96.0 / 72), ("pc", 16), ("mm", 96 / 25.4), ("cm", 96 / 2.54), ("in", 96),
    ("", 1),
  ]
}
