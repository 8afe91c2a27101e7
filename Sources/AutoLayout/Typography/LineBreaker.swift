/// Breaks a paragraph into lines, each with as many words as fit and at least one character.
struct LineBreaker {
  private let glyphs: [Glyph]
  private let limit: Int
  private let betweenWords: Bool
  private var position = 0
  private var isFinished = false

  /// - Parameters:
  ///   - limit: The number of columns in a line, at least 1.
  ///   - betweenWords: Whether lines break between words where possible.
  init(_ glyphs: [Glyph], limit: Int, betweenWords: Bool) {
    self.glyphs = glyphs
    self.limit = limit
    self.betweenWords = betweenWords
  }

  /// Whether every line has been taken.
  var isAtEnd: Bool { isFinished }

  /// The next line, or `nil` at the end. An empty paragraph is one empty line.
  mutating func next() -> ArraySlice<Glyph>? {
    guard !isFinished else { return nil }
    let start = position
    let end = betweenWords ? endOfWords(from: start) : endOfCharacters(from: start)
    position = end
    if betweenWords && end < glyphs.count {
      position = glyphs[end...].firstIndex { !$0.isSpace } ?? glyphs.count
    }
    isFinished = position == glyphs.count
    let line = glyphs[start..<end]
    return end < glyphs.count && betweenWords ? line.withoutTrailingSpaces : line
  }

  /// The end of a line that may break at any character.
  private func endOfCharacters(from start: Int) -> Int {
    var used = 0
    for index in start..<glyphs.count {
      used += glyphs[index].columns
      if used > limit { return max(index, start + 1) }
    }
    return glyphs.count
  }

  /// The end of a line that should break between words.
  private func endOfWords(from start: Int) -> Int {
    var used = 0
    var opportunity: Int?
    for index in start..<glyphs.count {
      let glyph = glyphs[index]
      used += glyph.columns
      if used > limit {
        // A space that does not fit hangs over the edge and takes no room.
        return glyph.isSpace ? index : opportunity ?? max(index, start + 1)
      }
      guard index + 1 < glyphs.count else { break }
      let next = glyphs[index + 1]
      if glyph.isSpace ? !next.isSpace : glyph.mayBreak(before: next) {
        opportunity = index + 1
      }
    }
    return glyphs.count
  }
}
