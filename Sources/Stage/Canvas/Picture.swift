import Cells

/// A drawn screen: its cells, and which view each of them shows.
public struct Picture: Equatable, Sendable {
  public var grid: CellGrid
  public var hits: HitMap
}
