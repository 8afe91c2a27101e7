import Cells

/// Areas of colour, whose edges may lie in the middle of a cell.
extension PictureCells {
  /// Covers an area with a colour, as far as it is inside the clip and on the screen.
  /// - Parameter opacity: From 0 to 1. Less than 1 blends the colour with what is behind it.
  mutating func fill(_ area: Halves, clip: CellRect, _ color: Color, opacity: Double) {
    let shown = area.intersection(Halves(clip.intersection(plan.screen)))
    guard !shown.isEmpty else { return }
    if opacity >= 1 {
      clear(shown.whole, style: Style(background: color))
    } else {
      restyle(shown.whole) { style in
        style.background = color.over(style.background, opacity: opacity)
        style.foreground = style.foreground.map { color.over($0, opacity: opacity) }
      }
    }
    shown.forEachEdge { column, row, covered in
      var quarters = quarters(column, row)
      for index in 0..<4 where covered >> index & 1 == 1 {
        quarters[index] = opacity >= 1 ? color : color.over(quarters[index], opacity: opacity)
      }
      show(quarters, column, row, preferring: quarters[covered.trailingZeroBitCount])
    }
  }

  /// Fills cells with blanks of one style.
  mutating func clear(_ rect: CellRect, style: Style = .plain) {
    grid.fill(rect, style: style)
    mixed.remove(in: rect)
  }

  /// Changes the colours of cells.
  mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    grid.restyle(rect, change)
    let rect = rect.intersection(plan.bounds)
    guard !mixed.isEmpty, !rect.isEmpty else { return }
    for row in rect.rowRange {
      for column in rect.columnRange {
        guard var quarters = mixed[column, row] else { continue }
        for index in 0..<4 {
          var style = Style(background: quarters[index])
          change(&style)
          quarters[index] = style.background
        }
        mixed[column, row] = quarters
      }
    }
  }

  /// The colours of the quarters of a cell of the picture.
  func quarters(_ column: Int, _ row: Int) -> Quarters {
    mixed[column, row] ?? Quarters(of: grid[column, row])
  }

  /// Shows quarters in a cell of the picture. What is written there has the colour of most of them
  /// behind it.
  /// - Parameter preferred: The colour behind letters if as many quarters have another one.
  mutating func show(
    _ quarters: Quarters, _ column: Int, _ row: Int, preferring preferred: Color?
  ) {
    grid[column, row] = Cell(style: Style(background: quarters.most(preferring: preferred)))
    mixed[column, row] = quarters.areEqual ? nil : quarters
  }

  /// Gives each cell in which nothing is written the colours of its quarters, in the place of a
  /// line that is there.
  mutating func drawEdges() {
    guard !mixed.isEmpty else { return }
    for row in plan.bounds.rowRange {
      for column in plan.bounds.columnRange {
        guard let quarters = mixed[column, row], !isTaken(column, row),
          grid[column, row].isBlank || grid[column, row].isLightLine
        else { continue }
        grid[column, row] = quarters.cell(in: plan.options.depth)
      }
    }
  }
}
