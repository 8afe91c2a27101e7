/// The last line of a text that has no room for all of it.
struct Truncation {
  /// The paragraph that is cut, and its text from the start of the line on.
  let rest: (paragraph: Paragraph, range: Range<Int>)
  /// The last paragraph of the text; some modes show its last characters.
  let end: Paragraph
  /// Whether the paragraph that is cut is the last one.
  let isLast: Bool
  let mode: NSLineBreakMode
  /// The width of the line in points.
  let room: Double
  /// Whether the line may be drawn closer to show all of the text.
  let tightens: Bool

  /// The share of a line by which text may be too wide to be tightened, as a paragraph style has it
  /// if nothing else is set.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/appkit/nsmutableparagraphstyle/1525107-tighteningfactorfortruncation>
  private static let tightening = 0.05

  /// The line as it is shown.
  /// - Parameter wrapped: The code points that wrapping alone would put on the line.
  func line(wrapped: Range<Int>) -> TextLayout.Line {
    let (paragraph, range) = rest
    let whole = paragraph.width(range)
    if tightens, isLast, mode.isTruncating, whole <= room * (1 + Self.tightening) {
      return TextLayout.Line(text: paragraph.text(range), width: min(whole, room))
    }
    let ellipsis = paragraph.ellipsis
    let left = room - ellipsis
    let ends = isLast ? rest : (end, 0..<end.count)
    switch mode {
    case .byWordWrapping, .byCharWrapping:
      return joined([(paragraph, wrapped)], dots: nil)
    case .byClipping:
      return joined([(paragraph, clipped(range))], dots: nil)
    case .byTruncatingTail:
      return joined([(paragraph, head(left))], dots: 1)
    case .byTruncatingHead:
      return joined([(ends.0, tail(of: ends, left))], dots: 0)
    case .byTruncatingMiddle:
      // Of an odd number of equally wide characters the start shows one more. It has to fit beside
      // the ellipsis: a line that is too wide would not be shown at all.
      let start = head(min(left, left / 2 + ellipsis / 2))
      let remains = min(left / 2, left - paragraph.width(start))
      return joined([(paragraph, start), (ends.0, tail(of: ends, remains))], dots: 1)
    }
  }

  private func clipped(_ range: Range<Int>) -> Range<Int> {
    rest.paragraph.first(of: range, in: room)
  }

  private func head(_ width: Double) -> Range<Int> {
    rest.paragraph.withoutTrailingSpaces(rest.paragraph.first(of: rest.range, in: width))
  }

  private func tail(
    of source: (paragraph: Paragraph, range: Range<Int>), _ width: Double
  ) -> Range<Int> {
    source.paragraph.withoutLeadingSpaces(source.paragraph.last(of: source.range, in: width))
  }

  /// A line of some parts, with an ellipsis before the part of the number `dots`.
  private func joined(_ parts: [(Paragraph, Range<Int>)], dots: Int?) -> TextLayout.Line {
    var line = TextLayout.Line(text: "", width: 0, isTruncated: true)
    for (index, (paragraph, range)) in parts.enumerated() {
      if index == dots { add(to: &line) }
      line.text += paragraph.text(range)
      line.width += paragraph.width(range)
    }
    if dots == parts.count { add(to: &line) }
    return line
  }

  private func add(to line: inout TextLayout.Line) {
    line.text += "…"
    line.width += rest.paragraph.ellipsis
  }
}
