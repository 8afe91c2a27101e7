import Cells

/// A drawn screen: its cells, and the view that each cell shows.
public struct Picture: Equatable, Sendable {
  public var grid: CellGrid
  public var hits: HitMap
}
