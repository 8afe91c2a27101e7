import Cells

/// The cells of a picture that is being drawn: what each one shows, and which view.
struct PictureCells {
  let plan: Plan
  var grid: CellGrid
  /// The cells in which areas of several colours meet.
  var mixed: MixedCells
  /// The index of the topmost view in each cell, row by row; -1 for none.
  private var owners: [Int]
  /// The view that a click on each cell finds.
  var hits: HitMap
  /// Whether each cell has text, a name or a mark, which nothing may overwrite.
  private(set) var taken: [Bool]
  /// The cells that have only a line of the selection. Texts may take these cells, so that
  /// selecting a view moves no text.
  var selectionLines: Set<CellPoint> = []

  init(of plan: Plan) {
    self.plan = plan
    let size = plan.bounds.size
    grid = CellGrid(size: size)
    mixed = MixedCells(in: plan.bounds)
    owners = Array(repeating: -1, count: size.columns * size.rows)
    hits = HitMap(of: plan)
    taken = Array(repeating: false, count: size.columns * size.rows)
  }
}

// MARK: - Views

extension PictureCells {
  /// Sets the topmost view of some cells.
  mutating func own(_ rect: CellRect, by index: Int) {
    owners.fill(rect, of: plan.bounds, with: index)
  }

  /// Sets the topmost view of a cell of the picture.
  mutating func own(_ column: Int, _ row: Int, by index: Int) {
    owners[row * plan.bounds.columns + column] = index
  }

  /// The index of the topmost view in a cell, or -1; nil outside the picture.
  func owner(_ column: Int, _ row: Int) -> Int? {
    guard plan.bounds.contains(CellPoint(column: column, row: row)) else { return nil }
    return owners[row * plan.bounds.columns + column]
  }

  /// Whether a cell shows a view presented over the given one.
  func isBehind(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    guard shape.layer < plan.frontLayer, let owner = owner(column, row), owner >= 0 else {
      return false
    }
    return plan.shapes[owner].layer > shape.layer
  }

  /// Whether the view in a cell shares no point with another one on the device, so that only the
  /// zoom puts it over the other one's text.
  func isBeside(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    guard let owner = owner(column, row), owner >= 0 else { return false }
    return plan.isApart(owner, from: shape)
  }

  /// Whether the edge of an area is in the middle of a cell.
  func isMixed(_ column: Int, _ row: Int) -> Bool {
    plan.bounds.contains(CellPoint(column: column, row: row)) && mixed[column, row] != nil
  }

  /// Whether a cell in colour shows a picture.
  func showsPicture(_ column: Int, _ row: Int) -> Bool {
    guard plan.options.isColored, let owner = owner(column, row), owner >= 0 else { return false }
    return plan.shapes[owner].view.pixels != nil
  }

  /// Whether a cell shows a view in front of the given one.
  func isCovered(_ column: Int, _ row: Int, _ shape: Shape) -> Bool {
    guard let owner = owner(column, row) else { return true }
    // Views in front have higher indices, and so have presented ones.
    guard owner > shape.index else { return false }
    if isBehind(column, row, shape) { return true }
    if shape.isSqueezed, isLevel(column, row) { return false }
    return !plan.isAncestor(owner, of: shape.index) && !plan.isAncestor(shape.index, of: owner)
  }
}

// MARK: - Lines and letters

extension PictureCells {
  func isTaken(_ column: Int, _ row: Int) -> Bool {
    guard plan.bounds.contains(CellPoint(column: column, row: row)) else { return true }
    return taken[row * plan.bounds.columns + column]
  }

  /// Whether a cell has a letter, a digit or the like.
  func isLettered(_ column: Int, _ row: Int) -> Bool {
    guard plan.bounds.contains(CellPoint(column: column, row: row)), isTaken(column, row),
      let character = grid[column, row].scalar.map(Character.init)
    else { return false }
    return character.isLetter || character.isNumber || character.isPunctuation
  }

  /// Whether a horizontal line goes through a cell.
  func isLevel(_ column: Int, _ row: Int) -> Bool {
    grid[column, row].isLevelLine && !isTaken(column, row) && !isOnlySelected(column, row)
  }

  /// Whether a vertical line goes through a cell.
  func isUpright(_ column: Int, _ row: Int) -> Bool {
    grid[column, row].isUprightLine && !isTaken(column, row) && !isOnlySelected(column, row)
  }

  /// Whether a cell has a line of the selection alone, which gives way to texts.
  func isOnlySelected(_ column: Int, _ row: Int) -> Bool {
    !selectionLines.isEmpty && selectionLines.contains(CellPoint(column: column, row: row))
  }

  /// A quiet style that is just readable on the background of a cell.
  func quietStyle(_ column: Int, _ row: Int) -> Style {
    guard plan.options.depth != .none, let below = grid[column, row].style.background else {
      return PaintingOptions.quiet
    }
    return Style(
      foreground: below.mixed(with: below.contrasting, 0.5)
        .readable(on: below, contrast: Color.easyContrast))
  }
}

extension PictureCells {
  /// Takes away the horizontal lines on which letters stand, as far as they go.
  mutating func removeLinesBesideLetters() {
    func isLine(_ column: Int, _ row: Int) -> Bool {
      grid[column, row].scalar == "─" && !isTaken(column, row)
    }
    for row in plan.screen.rowRange {
      for column in plan.screen.columnRange
      where (isLine(column - 1, row) || isLine(column + 1, row)) && isLettered(column, row) {
        for (start, step) in [(column - 1, -1), (column + 1, 1)] {
          var place = start
          while isLine(place, row) {
            grid[place, row] = Cell(style: Style(background: grid[place, row].style.background))
            place += step
          }
        }
      }
    }
  }
}

// MARK: - Writing

extension PictureCells {
  /// Writes text that nothing may overwrite.
  /// - Parameters:
  ///   - target: The target of its cells in the hit map; nil leaves the map unchanged.
  ///   - style: The style; nil for the quiet one of the first cell.
  mutating func write(
    _ text: String, of target: Int? = nil, column: Int, row: Int, style: Style? = nil,
    clip: CellRect? = nil
  ) {
    let point = CellPoint(column: column, row: row)
    let count = grid.write(
      text.drawn(with: plan.options.glyphs), at: point,
      style: style ?? quietStyle(column, row), clip: clip)
    let written = CellRect(column: column, row: row, columns: count, rows: 1)
      .intersection(clip ?? plan.bounds)
    taken.fill(written, of: plan.bounds, with: true)
    if let target { hits.show(target, in: written) }
  }

  /// Restyles the letter in a cell like everything that is not part of the scene.
  mutating func quieten(_ column: Int, _ row: Int) {
    let style = quietStyle(column, row)
    grid.restyle(CellRect(column: column, row: row, columns: 1, rows: 1)) {
      $0.foreground = style.foreground
      $0.attributes = style.attributes
    }
  }

  /// Covers cells with a style, so that no view and no line is seen there, and a click finds none.
  mutating func cover(_ rect: CellRect, style: Style) {
    clear(rect, style: style)
    hits.remove(in: rect)
    taken.fill(rect, of: plan.bounds, with: true)
  }
}

extension Array {
  /// Sets the elements for some cells of an area, which the array holds row by row.
  mutating func fill(_ rect: CellRect, of bounds: CellRect, with value: Element) {
    let rect = rect.intersection(bounds)
    guard !rect.isEmpty else { return }
    for row in rect.rowRange {
      let start = row * bounds.columns
      for place in start + rect.column..<start + rect.endColumn { self[place] = value }
    }
  }
}

extension Cell {
  /// Whether lines of boxes without the selection's go through it.
  package var isLightLine: Bool {
    scalar.map { "─│┌┐└┘├┤┬┴┼╭╮╯╰".unicodeScalars.contains($0) } ?? false
  }

  /// Whether it is a horizontal line.
  var isLevelLine: Bool {
    switch scalar {
    case "─", "━", "-", "=": true
    default: false
    }
  }

  /// Whether a vertical line goes through it.
  fileprivate var isUprightLine: Bool {
    switch scalar {
    case "│", "┃", "├", "┤", "┣", "┫", "┡", "┢", "┩", "┪", "|": true
    default: false
    }
  }
}
