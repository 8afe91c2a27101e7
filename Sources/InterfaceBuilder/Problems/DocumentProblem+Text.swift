import Cells

extension DocumentProblem: CustomStringConvertible {
  /// The problem as compilers print theirs: `Main.storyboard:12:40: error: …`, then the line and a
  /// line that marks the place in it.
  public var text: String { ([description] + excerpt).joined(separator: "\n") }

  /// The first line of ``text``.
  public var description: String {
    "\(file):\(start.line):\(start.column): \(severity == .hint ? "note" : severity.rawValue): \(message)"
      .visible
  }
}

/// A line of a text, cut around a place, and a line that marks the place.
struct ProblemExcerpt {
  /// The number of characters that are shown of a long line.
  static let width = 120

  let lines: [String]

  init(_ source: SourceText, line: Int, range: Range<Int>) {
    let whole = source.rangeOfLine(line)
    let start = min(max(range.lowerBound, whole.lowerBound), whole.upperBound)
    // A character has up to four bytes: bytes further away can't be in the excerpt.
    let reach = Self.width * 4
    let head = Self.scalars(source, max(whole.lowerBound, start - reach)..<start)
    let tail = Self.scalars(source, start..<min(whole.upperBound, start + reach))
    let shownTail = tail.prefix(max(Self.width / 2, Self.width - head.count))
    let shownHead = head.suffix(Self.width - min(shownTail.count, Self.width))
    // A cut within the indentation loses nothing, and gets no ellipsis.
    let isCutBefore =
      head.dropLast(shownHead.count).contains { !$0.properties.isWhitespace }
      || start - reach > whole.lowerBound
    let isCutAfter = shownTail.count < tail.count || start + reach < whole.upperBound
    let before = (isCutBefore ? "…" : "") + Self.visible(shownHead)
    let count = Self.scalars(
      source, start..<min(max(range.upperBound, start), whole.upperBound, start + reach)
    ).count
    let marked = Self.visible(shownTail.prefix(count))
    let text =
      before + marked + Self.visible(shownTail.dropFirst(count)) + (isCutAfter ? "…" : "")
    guard text.contains(where: { !$0.isWhitespace }) else {
      lines = []
      return
    }
    let place = before.unicodeScalars.count
    lines = [text, text.marks(under: place..<(place + marked.unicodeScalars.count))]
  }

  private static func scalars(_ source: SourceText, _ range: Range<Int>) -> [Unicode.Scalar] {
    // A cut may begin or end inside a character, whose rest is left out.
    var bytes = source.bytes[range]
    while let first = bytes.first, first & 0xC0 == 0x80 { bytes = bytes.dropFirst() }
    var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    while scalars.last == "\u{FFFD}", range.upperBound < source.bytes.count { scalars.removeLast() }
    return scalars
  }

  private static func visible(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text).visible
  }
}

extension String {
  /// The text in which characters that would move the cursor, turn the direction or hide are
  /// spelled as escapes like `\u{202E}`. Tabs stay, and so does what joins emoji, or letters
  /// outside of ASCII.
  var visible: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return self }
    var text = ""
    // Nothing is joined to letters of ASCII: what stands behind these hides.
    var canBeJoined = false
    for scalar in unicodeScalars {
      if scalar.isInvisible, !(scalar.isJoiner && canBeJoined) {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        canBeJoined = false
      } else {
        text.unicodeScalars.append(scalar)
        canBeJoined = !scalar.isASCII
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether the character joins those around it, or keeps them apart, or is one of the tags that
  /// make a flag.
  fileprivate var isJoiner: Bool {
    switch value {
    case 0x200C, 0x200D, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// Whether the character controls how others are shown: controls, marks of direction, separators
  /// of lines.
  fileprivate var isInvisible: Bool {
    switch value {
    case 0x09: false
    case 0x00...0x1F, 0x7F...0x9F, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F,
      0xFEFF, 0xE0000...0xE007F:
      true
    default: false
    }
  }
}
