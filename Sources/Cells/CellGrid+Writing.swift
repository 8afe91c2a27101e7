extension CellGrid {
  /// Writes one line of text, clipped to a rectangle and to the grid.
  ///
  /// Without a style the cells keep theirs; with a style that has no background they keep their
  /// background. Invisible characters are left out, and control characters become U+FFFD.
  ///
  /// - Returns: The columns from `point` to where the text ends or the clip cuts it on the right.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, at point: CellPoint, style: Style? = nil, clip: CellRect? = nil
  ) -> Int {
    let clip = clip?.intersection(bounds) ?? bounds
    guard point.column < clip.endColumn else { return 0 }
    var line = Line(
      row: !clip.isEmpty && clip.rowRange.contains(point.row) ? point.row : nil,
      column: point.column, clip: clip, style: style)
    if text.unicodeScalars.allSatisfy(CellGrid.standsAlone) {
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

  /// The place where the next character goes.
  private struct Line {
    /// Nil where nothing of the row is inside the clip.
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
    let style = blended(line.style, over: self[place, row].style)
    put(
      isCut ? Cell(style: style) : cell.styled(style), column: place, row: row,
      end: line.clip.endColumn)
  }

  /// What a style that may leave things out makes of the style that is there.
  private func blended(_ style: Style?, over there: Style) -> Style {
    guard var style else { return there }
    if style.background == nil { style.background = there.background }
    return style
  }

  /// Whether the scalar is a visible character of its own whichever of these scalars surround it,
  /// so that the text need not be divided into characters.
  private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300, 0x370..<0x483, 0x2010..<0x2028, 0x2030..<0x205F,
      0x20A0..<0x20C0, 0x2190..<0x2600, 0x3041..<0x3097, 0x30A0..<0x3100, 0x4E00..<0xA000:
      true
    default: false
    }
  }
}
