import Cells
import Painting

/// The places of the wall's screens: a title over each, its problems below it. All screens have the
/// same scale if phones are wide enough with it. If not, phones have one scale and tablets another.
///
/// ```
/// ▸ iPhone 5s    iPhone 7 Plus     iPad mini 6
/// ╭──────────╮  ╭──────────────╮  ╭──────────────────╮
/// │          │  │              │  │                  │
/// ╰──────────╯  │              │  │                  │
/// no problems   ╰──────────────╯  ╰──────────────────╯
///               ! 1 conflict      no problems
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
      frame.at(row: frame.row)
    }
    var note: CellRect {
      frame.at(row: frame.endRow - 1)
    }
  }

  /// The screens of the wall.
  let tiles: [WallTile]
  /// The places in sight, row by row.
  let places: [Place]
  /// The numbers of screens before and after those in sight.
  let before: Int
  let after: Int
  /// All screens that are shown, row by row.
  private let rows: [WallRow]

  /// - Parameters:
  ///   - tiles: The screens of the wall.
  ///   - shown: The indices of the screens that are shown.
  ///   - marked: The index of the screen that has to be in sight.
  init(
    _ tiles: [WallTile], shown: [Int], marked: Int, in rect: CellRect
  ) {
    self.tiles = tiles
    let rows = WallScale.best(for: tiles, shown: shown, in: rect.size)
    let markedRow = rows.firstIndex { $0.items.contains { $0.tile == marked } } ?? 0
    let sight = Self.rowsInSight(rows, around: markedRow, of: rect.rows)
    var places: [Place] = []
    var top = rect.row
    for row in rows[sight] {
      for item in row.items {
        let frame = CellRect(
          column: rect.column + item.column, row: top, columns: min(item.columns, rect.columns),
          rows: min(row.rows, max(0, rect.endRow - top)))
        places.append(
          Place(
            tile: item.tile, frame: frame, viewport: item.viewport,
            origin: CellPoint(column: frame.column, row: frame.row + 1)))
      }
      top += row.rows
    }
    self.places = places
    self.rows = rows
    before = rows[..<sight.lowerBound].reduce(0) { $0 + $1.items.count }
    after = rows[sight.upperBound...].reduce(0) { $0 + $1.items.count }
  }

  /// The rows that have room around the row of the marked screen: as many after it as before it, as
  /// far as there are any.
  static func rowsInSight(
    _ rows: [WallRow], around marked: Int, of height: Int
  ) -> Range<Int> {
    guard !rows.isEmpty else { return 0..<0 }
    var sight = marked..<(marked + 1)
    var used = rows[marked].rows
    var grows = true
    while grows {
      grows = false
      if sight.lowerBound > 0, used + rows[sight.lowerBound - 1].rows <= height {
        sight = (sight.lowerBound - 1)..<sight.upperBound
        used += rows[sight.lowerBound].rows
        grows = true
      }
      if sight.upperBound < rows.count, used + rows[sight.upperBound].rows <= height {
        used += rows[sight.upperBound].rows
        sight = sight.lowerBound..<(sight.upperBound + 1)
        grows = true
      }
    }
    return sight
  }

  /// The tile at a cell.
  func tile(at cell: CellPoint) -> Int? { places.first { $0.frame.contains(cell) }?.tile }

  /// The tile so many places after another one, or so many rows below it.
  func neighbour(of marked: Int, columns: Int, rows: Int) -> Int {
    let all = self.rows.flatMap(\.items)
    guard let here = all.firstIndex(where: { $0.tile == marked }) else {
      return all.first?.tile ?? marked
    }
    if columns != 0 { return all[min(max(here + columns, 0), all.count - 1)].tile }
    let row = self.rows.firstIndex { $0.items.contains { $0.tile == marked } } ?? 0
    let next = min(max(row + rows, 0), self.rows.count - 1)
    guard next != row else { return marked }
    let middle = all[here].middle
    let nearest = self.rows[next].items.min { abs($0.middle - middle) < abs($1.middle - middle) }
    return nearest?.tile ?? marked
  }
}
