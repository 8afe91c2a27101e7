/// Breaks a paragraph into lines, each with as many words as fit and at least one character.
///
/// Lines are broken where the standard allows it (``LineBreakClass``); a word wider than a line is
/// broken between characters. Spaces at a break take no room and are in no line.
package struct LineBreaker {
  private let paragraph: Paragraph
  private let betweenWords: Bool
  private(set) var position = 0
  /// Whether every line has been taken.
  private(set) var isAtEnd = false
  /// The width of the last line with the first character that was too much for it, in points;
  /// infinite if nothing was.
  private(set) var overflow = Double.infinity

  /// The greatest rounding error of a sum of advances, in points. Views are as wide as their texts
  /// rounded up to the pixel, and must not break them for less.
  package static let slack = 1e-4

  /// - Parameter betweenWords: Whether lines break between words where possible.
  init(_ paragraph: Paragraph, betweenWords: Bool) {
    self.paragraph = paragraph
    self.betweenWords = betweenWords
  }

  /// The range of the next line and its width in points; nil at the end. An empty paragraph is one
  /// empty line.
  /// - Parameter limit: The width of the line in points.
  mutating func next(within limit: Double) -> (range: Range<Int>, width: Double)? {
    guard !isAtEnd else { return nil }
    overflow = .infinity
    let start = position
    let line = betweenWords ? wordsLine(from: start, limit) : charactersLine(from: start, limit)
    isAtEnd = position == paragraph.count
    return line
  }

  /// A line that may break at any character.
  private mutating func charactersLine(
    from start: Int, _ limit: Double
  ) -> (range: Range<Int>, width: Double) {
    var used = 0.0
    for index in start..<paragraph.count {
      let advance = paragraph.advances[index]
      if used + advance > limit + Self.slack, index > start, !paragraph.isContinuation(index) {
        position = index
        overflow = used + advance
        return (start..<index, used)
      }
      used += advance
    }
    position = paragraph.count
    return (start..<paragraph.count, used)
  }

  /// A line that should break between words.
  private mutating func wordsLine(
    from start: Int, _ limit: Double
  ) -> (range: Range<Int>, width: Double) {
    let (advances, flags) = (paragraph.advances, paragraph.flags)
    let most = limit + Self.slack
    var used = 0.0
    // The last break that would do, and the width up to it, without spaces.
    var end = start
    var width = 0.0
    // The width of the characters since then that are no spaces at the end.
    var inked = 0.0
    var next = start
    var index = start
    while index < advances.count {
      used += advances[index]
      let flag = flags[index]
      if flag & Paragraph.Flags.space.rawValue != 0 {
        // A space that does not fit hangs over the edge and takes no room.
        if next < index { (end, width) = (index, inked) }
        next = index + 1
        if used > most { break }
      } else {
        if used > most { break }
        inked = used
        if flag & Paragraph.Flags.mayBreakAfter.rawValue != 0 {
          (end, width, next) = (index + 1, inked, index + 1)
        }
      }
      index += 1
    }
    if index == advances.count {
      position = index
      return (start..<index, used)
    }
    overflow = used
    if end > start {
      position = afterSpaces(next)
      return (start..<end, width)
    }
    if next > start {
      // Nothing but spaces fits.
      position = afterSpaces(next)
      return (start..<start, 0)
    }
    return charactersLine(from: start, limit)
  }

  private func afterSpaces(_ index: Int) -> Int {
    var index = index
    while index < paragraph.count, paragraph.isSpace(index) { index += 1 }
    return index
  }
}
