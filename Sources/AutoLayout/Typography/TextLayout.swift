/// Text broken into the lines that are shown, measured in columns.
///
/// Labels are measured and drawn by the same lines, so text that was measured fits.
///
/// ```
/// TextLayout("Down the rabbit hole", columns: 9, maximumLines: 2).lines.map(\.text)
/// // ["Down the", "rabbit h…"]
/// ```
package struct TextLayout: Equatable, Sendable {
  /// One line of the layout.
  package struct Line: Equatable, Sendable {
    /// The text as it is drawn, without newlines, control characters and spaces at the break.
    package var text: String
    /// The number of columns that ``text`` takes.
    package var columns: Int
    /// Whether text was cut at this line for lack of room.
    package var isTruncated: Bool
  }

  package private(set) var lines: [Line] = []

  /// The number of columns of the widest line.
  package var columns: Int { lines.map(\.columns).max() ?? 0 }

  /// Lays out `text` in lines of at most `columns` columns.
  ///
  /// A word that does not fit moves to the next line as a whole; a word wider than a line is broken
  /// at the end of the line. A line has at least one character. A tab counts as four spaces.
  /// - Parameters:
  ///   - columns: The width of a line; `nil` breaks at newlines only.
  ///   - maximumLines: The greatest number of lines; 0 means no limit.
  ///   - mode: How the last line is cut.
  package init(
    _ text: String, columns: Int?, maximumLines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail
  ) {
    self.init(
      Glyph.paragraphs(of: text), columns: columns, maximumLines: maximumLines, mode: mode)
  }

  /// Lays out paragraphs of glyphs in the same way.
  init(_ paragraphs: [[Glyph]], columns: Int?, maximumLines: Int, mode: NSLineBreakMode) {
    let limit = max(columns ?? .max, 1)
    let shown = maximumLines > 0 ? maximumLines : Int.max
    for (index, paragraph) in paragraphs.enumerated() {
      var breaker = LineBreaker(paragraph, limit: limit, betweenWords: mode != .byCharWrapping)
      while let line = breaker.next() {
        let hasMore = !breaker.isAtEnd || index + 1 < paragraphs.count
        guard lines.count + 1 == shown && hasMore else {
          lines.append(Line(line, isTruncated: false))
          continue
        }
        let rest = paragraph[line.startIndex...]
        let end = index + 1 < paragraphs.count ? paragraphs[paragraphs.count - 1][...] : rest
        lines.append(Self.lastLine(line, of: rest, until: end, limit: limit, mode: mode))
        return
      }
    }
  }

  /// The last line of a text that is cut.
  /// - Parameters:
  ///   - line: The glyphs that wrapping alone would put on the line.
  ///   - rest: The glyphs from the line's start to the end of the paragraph.
  ///   - end: The end of the text; some modes show its last characters.
  private static func lastLine(
    _ line: ArraySlice<Glyph>, of rest: ArraySlice<Glyph>, until end: ArraySlice<Glyph>,
    limit: Int, mode: NSLineBreakMode
  ) -> Line {
    let room = limit == .max ? limit : limit - Glyph.ellipsis.columns
    let ellipsis = [Glyph.ellipsis]
    let cut: ArraySlice<Glyph> =
      switch mode {
      case .byWordWrapping, .byCharWrapping: line
      case .byClipping: rest.first(columns: limit)
      case .byTruncatingTail: rest.first(columns: room).withoutTrailingSpaces + ellipsis
      case .byTruncatingHead: ellipsis + end.last(columns: room).withoutLeadingSpaces
      case .byTruncatingMiddle:
        rest.first(columns: room - room / 2).withoutTrailingSpaces + ellipsis
          + end.last(columns: room / 2).withoutLeadingSpaces
      }
    return Line(cut, isTruncated: true)
  }
}

extension TextLayout.Line {
  fileprivate init(_ glyphs: ArraySlice<Glyph>, isTruncated: Bool) {
    self.init(
      text: String(glyphs.map(\.character)), columns: glyphs.columns, isTruncated: isTruncated)
  }
}
