extension CellGrid {
  /// Writes one line of text, clipped to a rectangle and to the grid.
  ///
  /// Without a style the cells keep theirs; with a style that has no background they keep their
  /// background. Invisible characters are left out, and control characters become U+FFFD.
  ///
  /// - Returns: The number of columns from `point` to the end of the text, or to where the clip
  ///   cuts it.
  @discardableResult
  public mutating func write(
    _ text: String, at point: CellPoint, style: Style? = nil, clip: CellRect? = nil
  ) -> Int {
    let clip = clip?.intersection(bounds) ?? bounds
    guard point.column < clip.endColumn else { return 0 }
    if TextWidth.isPrintableASCII(text) {
      put(letters: text, at: point, style, clip: clip)
      return min(text.utf8.count, clip.endColumn.subtracting(saturating: point.column))
    }
    var line = Line(
      row: !clip.isEmpty && clip.rowRange.contains(point.row) ? point.row : nil,
      column: point.column, clip: clip, style: style)
    if text.unicodeScalars.allSatisfy(TextWidth.standsAlone) {
      for scalar in text.unicodeScalars {
        guard line.column < clip.endColumn else { break }
        append(Cell(scalar: scalar, style: .plain), to: &line)
      }
    } else {
      for character in text {
        guard line.column < clip.endColumn else { break }
        guard TextWidth.width(of: character) > 0 else { continue }
        append(Cell(character), to: &line)
      }
    }
    return min(line.column, clip.endColumn).subtracting(saturating: point.column)
  }

  /// The position of the next character.
  private struct Line {
    /// The row; nil if none of it is inside the clip.
    let row: Int?
    var column: Int
    let clip: CellRect
    let style: Style?
  }

  private mutating func append(_ cell: Cell, to line: inout Line) {
    let column = line.column
    line.column += cell.width
    guard let row = line.row, line.column > line.clip.column else { return }
    // A wide character whose first half is left of the clip leaves a blank.
    let isCut = column < line.clip.column
    let place = isCut ? line.clip.column : column
    let there = cells[row * size.columns + place].style
    let style = line.style?.keepingBackground(of: there) ?? there
    put(
      isCut ? Cell(style: style) : cell.styled(style), column: place, row: row,
      end: line.clip.endColumn)
  }
}
