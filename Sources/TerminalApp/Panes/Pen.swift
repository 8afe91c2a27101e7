import Cells

/// Writes text on one row of a rectangle.
package struct Pen {
  /// A text in one style.
  package struct Span: Equatable, Sendable {
    package var text: String
    var style: Style
    /// What a click on it does.
    var command: Command?

    init(_ text: String, _ style: Style = Palette.plain, command: Command? = nil) {
      self.text = text
      self.style = style
      self.command = command
    }

    var width: Int { TextWidth.width(of: text) }
  }

  /// The number of columns of spans one after another.
  static func width(of spans: [Span]) -> Int {
    var width = 0
    for index in spans.indices { width += spans[index].width }
    return width
  }

  /// The spans cut to a width, with a sign at the end if they are cut.
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
      result.append(Span(kept, span.style, command: span.command))
      if kept.count < span.text.count {
        result.append(Span(ellipsis, span.style, command: span.command))
        break
      }
    }
    return result
  }

  /// Writes spans one after another, from a column of a row on. Cells outside `clip` are left out.
  static func write(
    _ spans: [Span], at column: Int, row: Int, in clip: CellRect, of grid: inout CellGrid
  ) {
    var column = column
    for span in spans {
      column += grid.write(
        span.text, at: CellPoint(column: column, row: row), style: span.style, clip: clip)
    }
  }

  /// Writes spans one after another, and notes what a click on each span does.
  static func write(
    _ spans: [Span], at column: Int, row: Int, in clip: CellRect, of grid: inout CellGrid,
    _ commands: inout CommandMap
  ) {
    var column = column
    for span in spans {
      let width = grid.write(
        span.text, at: CellPoint(column: column, row: row), style: span.style, clip: clip)
      if let command = span.command {
        let cells = CellRect(column: column, row: row, columns: width, rows: 1)
        commands.set(command, in: cells.intersection(clip))
      }
      column += width
    }
  }
}
