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
  /// Whether there are texts, of which it shortens every one.
  public var isIllegible = false
  /// The number of lines of constraints for which it has no room.
  public var undrawnLines = 0
  /// Whether each cell has text, a name or a mark, or is part of a control's row, row by row.
  let lettered: [Bool]

  /// Whether a cell has text, a name or a mark.
  public func isLettered(at cell: CellPoint) -> Bool {
    grid.bounds.contains(cell) && lettered[cell.row * grid.size.columns + cell.column]
  }
}
