import Cells

/// Writes along one line of a rectangle, from its left end or towards its right one.
struct Pen {
  /// A piece of text in one style.
  struct Span: Equatable, Sendable {
    var text: String
    var style: Style

    init(_ text: String, _ style: Style = Palette.plain) {
      self.text = text
      self.style = style
    }

    var width: Int { TextWidth.width(of: text) }
  }

  /// Columns that spans take beside each other.
  static func width(of spans: [Span]) -> Int { spans.reduce(0) { $0 + $1.width } }

  /// Spans cut to a width, with a sign where something is missing.
  static func cut(_ spans: [Span], to width: Int, ellipsis: String) -> [Span] {
    guard Self.width(of: spans) > width else { return spans }
    guard width > 0 else { return [] }
    var rest = width - TextWidth.width(of: ellipsis)
    var result: [Span] = []
    for span in spans {
      var kept = ""
      for character in span.text {
        let step = TextWidth.width(of: character)
        guard step <= rest else {
          rest = 0
          break
        }
        rest -= step
        kept.append(character)
      }
      result.append(Span(kept, span.style))
      if kept.count < span.text.count {
        result.append(Span(ellipsis, span.style))
        break
      }
    }
    return result
  }

  /// Writes spans from a column of a row on; what passes `clip` is left out.
  static func write(
    _ spans: [Span], at column: Int, row: Int, in clip: CellRect, of grid: inout CellGrid
  ) {
    var column = column
    for span in spans {
      grid.write(
        span.text, at: CellPoint(column: column, row: row), style: span.style, clip: clip)
      column += span.width
    }
  }
}
