import Cells
import Foundation
import Stage

/// The places of the wall's screens: a title over each, its problems below it.
///
/// ```
/// ▸ iPhone 5s          iPhone 7
/// ╭────────────╮      ╭────────────╮
/// │            │      │            │
/// ╰────────────╯      ╰────────────╯
/// 1 cut               no problems
/// ```
struct WallLayout: Equatable, Sendable {
  /// A screen's place.
  struct Place: Equatable, Sendable {
    /// The index of the tile.
    let tile: Int
    /// The cells of the title, the picture and the line below it.
    let frame: CellRect
    /// The scale of the picture.
    let viewport: Viewport
    /// The first cell of the picture.
    let origin: CellPoint

    var title: CellRect {
      CellRect(column: frame.column, row: frame.row, columns: frame.columns, rows: 1)
    }
    var note: CellRect {
      CellRect(column: frame.column, row: frame.endRow - 1, columns: frame.columns, rows: 1)
    }
  }

  /// The screens of the wall.
  let tiles: [WallTile]
  /// The places in sight, row by row.
  let places: [Place]
  /// The number of places beside each other.
  let columns: Int
  /// The numbers of screens before and after those in sight.
  let before: Int
  let after: Int

  /// The smallest place for a screen of many.
  private static let least = CellSize(columns: 17, rows: 8)

  /// - Parameters:
  ///   - tiles: The screens of the wall.
  ///   - shown: The indices of those that are shown.
  ///   - marked: The index of the one that has to be in sight.
  init(
    _ tiles: [WallTile], shown: [Int], marked: Int, in rect: CellRect
  ) {
    self.tiles = tiles
    let tiles = shown.map { (index: $0, size: tiles[$0].screen.size) }
    let count = max(1, tiles.count)
    let mostColumns = max(1, min(count, rect.columns / Self.least.columns))
    let mostRows = max(1, rect.rows / Self.least.rows)
    // Of the divisions that show all, or else the most, the one with the largest pictures.
    var best = (columns: 1, rows: 1, shown: 0, scale: Double.infinity)
    for columns in 1...mostColumns {
      let rows = min(mostRows, (count + columns - 1) / columns)
      let room = Self.room(of: Self.slot(columns, rows, in: rect))
      // Letters stand side by side, so that columns count twice as much as rows.
      let scale = tiles.reduce(0) { sum, tile in
        let viewport = Viewport.fitting(tile.size, into: room, zoom: .text)
        return sum + max(viewport.pointsPerColumn, Viewport.trueScale)
          + max(viewport.pointsPerRow / 2, Viewport.trueScale) / 2
      }
      let inSight = min(count, columns * rows)
      if (inSight, -scale) > (best.shown, -best.scale) { best = (columns, rows, inSight, scale) }
    }
    columns = best.columns
    let slot = Self.slot(best.columns, best.rows, in: rect)
    let markedRow = (tiles.firstIndex { $0.index == marked } ?? 0) / best.columns
    let allRows = (tiles.count + best.columns - 1) / best.columns
    let firstRow = min(max(0, markedRow - best.rows / 2), max(0, allRows - best.rows))
    let first = firstRow * best.columns
    let visible = tiles.dropFirst(first).prefix(best.columns * best.rows)
    before = first
    after = max(0, tiles.count - first - visible.count)
    places = visible.enumerated().map { place, tile in
      let frame = CellRect(
        column: rect.column + place % best.columns * slot.columns,
        row: rect.row + place / best.columns * slot.rows, columns: slot.columns - 1,
        rows: slot.rows)
      let viewport = Viewport.fitting(tile.size, into: Self.room(of: slot), zoom: .text)
      return Place(
        tile: tile.index, frame: frame, viewport: viewport,
        origin: CellPoint(column: frame.column, row: frame.row + 1))
    }
  }

  private static func slot(_ columns: Int, _ rows: Int, in rect: CellRect) -> CellSize {
    CellSize(columns: rect.columns / columns, rows: rect.rows / rows)
  }

  /// The cells for a picture in a place.
  private static func room(of slot: CellSize) -> CellSize {
    CellSize(columns: max(2, slot.columns - 1), rows: max(2, slot.rows - 2))
  }

  /// The tile at a cell.
  func tile(at cell: CellPoint) -> Int? { places.first { $0.frame.contains(cell) }?.tile }

  /// The place of the tile beside another one.
  func neighbour(of marked: Int, columns: Int, rows: Int, among tiles: [Int]) -> Int {
    let here = tiles.firstIndex(of: marked) ?? 0
    let next = here + columns + rows * self.columns
    return tiles[min(max(next, 0), tiles.count - 1)]
  }
}
