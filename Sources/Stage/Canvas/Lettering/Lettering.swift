import Cells

/// What is written over the ground: texts and controls, the device's bars, marks and names. What comes first has its place;
/// what comes later goes where something is free.
struct Lettering: PictureLayer {
  let plan: Plan
  var grid: CellGrid
  private(set) var owners: [Int]
  var hits: HitMap
  /// Where text, names or marks stand, which nothing may be written over.
  private var isTaken: [Bool]

  init(over ground: consuming Ground) {
    plan = ground.plan
    grid = ground.grid
    owners = ground.owners
    hits = ground.hits
    isTaken = Array(repeating: false, count: owners.count)
    for shape in shapes where shape.isShown { reserveText(of: shape) }
    for shape in shapes where shape.isShown {
      drawContent(of: shape)
      drawText(of: shape)
      drawSymbol(of: shape)
      drawScrollers(of: shape)
    }
    drawNavigationBar()
    drawTabBar()
    drawDimensions()
    drawStatusBar()
    drawHomeIndicator()
    drawMarks()
    drawNames()
    drawGuides()
  }

  var picture: Picture { Picture(grid: grid, hits: hits) }

  /// Keeps the cells of a text from being spilled into.
  private mutating func reserveText(of shape: Shape) {
    guard !shape.lines.isEmpty else { return }
    let cells = shape.content.intersection(shape.textClip).intersection(plan.bounds)
    guard !cells.isEmpty else { return }
    for row in cells.rowRange {
      for column in cells.columnRange where !isCovered(column, row, shape) {
        owners[row * plan.bounds.columns + column] = shape.index
      }
    }
  }

  func isTaken(_ column: Int, _ row: Int) -> Bool {
    guard plan.bounds.contains(CellPoint(column: column, row: row)) else { return true }
    return isTaken[row * plan.bounds.columns + column]
  }

  /// Writes text that nothing may be written over, and says how many columns it took.
  /// - Parameter target: What the hit map is to find there, if it is about a view.
  @discardableResult
  mutating func write(
    _ text: String, of target: Int? = nil, column: Int, row: Int, style: Style,
    clip: CellRect? = nil
  ) -> Int {
    let text = text.drawn(with: options.glyphs)
    let point = CellPoint(column: column, row: row)
    let count = grid.write(text, at: point, style: style, clip: clip)
    let taken = CellRect(column: column, row: row, columns: count, rows: 1)
      .intersection(clip ?? plan.bounds).intersection(plan.bounds)
    if !taken.isEmpty {
      for column in taken.columnRange { isTaken[row * plan.bounds.columns + column] = true }
      if let target { hits.show(target, in: taken) }
    }
    return count
  }
}
