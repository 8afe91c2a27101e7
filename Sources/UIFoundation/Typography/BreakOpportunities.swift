/// Where the lines of a text may break.
struct BreakOpportunities {
  /// The ``Paragraph/Flags`` of each code point.
  private(set) var flags: [UInt8] = []
  /// The place in UTF-8 of each code point; empty if each takes one byte.
  private(set) var offsets: [Int] = []
  /// Whether there are characters that no line shows.
  private(set) var hidesCharacters = false

  init(in text: String) {
    if !classify(ascii: text.utf8Span.span) { classify(text) }
  }

  /// Sets the flags of a text of ASCII, whose characters are bytes. Most texts are of this kind.
  /// - Returns: Whether the text is one; else nothing is set.
  private mutating func classify(ascii bytes: Span<UInt8>) -> Bool {
    let classes = LineBreakClass.ofASCII
    flags = [UInt8](repeating: 0, count: bytes.count)
    var previous = LineBreakClass.space
    for index in bytes.indices {
      let byte = bytes[index]
      guard byte < 0x80 else {
        flags = []
        return false
      }
      let kind = classes[Int(byte)]
      if kind == .space {
        flags[index] = Paragraph.Flags.space.rawValue
      } else if index > 0, previous != .alphabetic || kind != .alphabetic, previous != .space,
        previous.mayBreak(before: kind)
      {
        flags[index - 1] |= Paragraph.Flags.mayBreakAfter.rawValue
      }
      previous = kind
    }
    return true
  }

  private mutating func classify(_ text: String) {
    var previous = LineBreakClass.space
    var last = 0
    var offset = 0
    for character in text {
      var kind = LineBreakClass(character)
      if kind == .combiningMark {
        // By the standard's rules 9 and 10: it takes the class of what it follows.
        kind = previous == .space || previous == .zeroWidthSpace ? .alphabetic : previous
      } else if !flags.isEmpty, previous != .space, previous.mayBreak(before: kind) {
        flags[last] |= Paragraph.Flags.mayBreakAfter.rawValue
      }
      let own: Paragraph.Flags =
        kind == .space ? .space : character.isHiddenFormat ? .hidden : []
      if own == .hidden { hidesCharacters = true }
      for (place, scalar) in character.unicodeScalars.enumerated() {
        last = flags.count
        offsets.append(offset)
        offset += UTF8.width(scalar)
        flags.append(own.union(place > 0 ? .continuation : []).rawValue)
      }
      previous = kind
    }
  }
}
