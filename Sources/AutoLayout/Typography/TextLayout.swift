/// Text broken into the lines that are shown, measured in columns.
///
/// Labels measure themselves with the same lines that are later drawn, so what was measured fits.
///
/// ```
/// TextLayout("Down the rabbit hole", columns: 9, maximumLines: 2).lines.map(\.text)
/// // ["Down the", "rabbit h…"]
/// ```
package struct TextLayout: Equatable, Sendable {
  /// One line as it is drawn.
  package struct Line: Equatable, Sendable {
    /// What is drawn: no newline, no control character, no space hanging over the edge.
    package var text: String
    /// The columns that ``text`` takes.
    package var columns: Int
    /// Whether text is missing here because the layout has no room for it.
    package var isTruncated: Bool
  }

  package private(set) var lines: [Line] = []

  /// The columns of the widest line.
  package var columns: Int { lines.map(\.columns).max() ?? 0 }

  /// Lays out `text` in lines of at most `columns` columns.
  ///
  /// Words move to the next line whole; a word wider than a line is broken where the line ends.
  /// A line always takes one character, however narrow. A tab counts as four spaces.
  /// - Parameters:
  ///   - columns: The width of a line; `nil` breaks at newlines only.
  ///   - maximumLines: The number of lines after which text is cut; 0 means any number.
  ///   - mode: What becomes of the last line when text is cut.
  package init(
    _ text: String, columns: Int?, maximumLines: Int = 0, mode: NSLineBreakMode = .byTruncatingTail
  ) {
    self.init(
      Glyph.paragraphs(of: text), columns: columns, maximumLines: maximumLines, mode: mode)
  }

  /// The same for a text that has been taken apart already.
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

  /// The line at which text is cut.
  /// - Parameters:
  ///   - line: What wrapping puts there.
  ///   - rest: All that is left of the paragraph.
  ///   - end: The end of the text, of which some modes show the last characters.
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
