import Cells

/// A drawn screen: its cells, and the view that each cell shows.
public struct Picture: Equatable, Sendable {
  /// The cells of the whole canvas.
  public var grid: CellGrid
  /// The conversion from points to its cells.
  public let viewport: Viewport
  /// The view that each cell shows, by the grid's columns and rows.
  public var hits: HitMap
  /// The number of texts that only the picture cuts short or leaves out, and the device shows.
  public var shortened = 0
  /// The number of constraint lines that have no room in the picture, or whose number has none.
  public var undrawnLines = 0
  /// Whether each cell has text, a name or a mark, or is part of a control's row, row by row.
  let lettered: [Bool]

  /// Whether a cell has text, a name or a mark.
  public func isLettered(at cell: CellPoint) -> Bool {
    grid.bounds.contains(cell) && lettered[cell.row * grid.size.columns + cell.column]
  }
}

extension Picture {
  /// - Parameter shortened: The views whose text the picture cuts short or leaves out.
  init(of cells: PictureCells, shortened: Set<Int>) {
    let plan = cells.plan
    var lettered = cells.taken
    for shape in plan.shapes where plan.isDrawn(shape) {
      if let row = plan.controlRow(of: shape) {
        lettered.fill(row, of: plan.bounds, with: true)
      }
    }
    self.init(
      grid: cells.grid, viewport: plan.viewport, hits: cells.hits, shortened: shortened.count,
      lettered: lettered)
  }
}
