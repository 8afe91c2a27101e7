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
}
