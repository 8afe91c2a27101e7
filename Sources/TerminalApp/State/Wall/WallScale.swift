import Cells
import Painting
import Stage

/// A row of screens of the wall.
struct WallRow: Equatable, Sendable {
  /// A screen of the row.
  struct Item: Equatable, Sendable {
    /// The index of the tile.
    let tile: Int
    let viewport: Viewport
    /// The first column.
    var column: Int

    /// The columns of the picture, or of the shortest words below it.
    var columns: Int { max(viewport.size.columns, 12) }
    /// Twice the column in the middle.
    var middle: Int { 2 * column + columns }
  }

  var items: [Item] = []

  /// The rows of the highest screen, with title and problems.
  var rows: Int { (items.map(\.viewport.size.rows).max() ?? 0) + 2 }
}

/// The scale of the wall's screens: the points of a column of phones, and of a column of tablets.
struct WallScale {
  /// The columns of an upright phone with which its pictures can still be made out.
  private static let leastColumns = 16
  /// The columns of an upright phone from which on phones and tablets have the same scale.
  private static let shareColumns = 20

  let phones: Double
  let tablets: Double
  /// How many times as wide as the screens the pictures look.
  private var stretch = Viewport.mostStretch

  /// The rows at the scale that has the most screens in sight. Of scales with equally many the
  /// largest is taken, and none with which pictures can't be made out any more.
  static func best(for tiles: [WallTile], shown: [Int], in room: CellSize) -> [WallRow] {
    let screens = shown.map { tiles[$0].screen }
    var best: (scale: WallScale, rows: [WallRow], inSight: Int)?
    for rows in stride(from: max(2, room.rows - 2), to: 1, by: -1) {
      let scale = WallScale(of: screens, rows: rows, in: room)
      guard best == nil || scale.columns(of: screens) >= leastColumns else { break }
      let flow = scale.rows(of: tiles, shown, in: room.columns)
      let inSight = Self.countInSight(flow, of: room.rows)
      if inSight > best?.inSight ?? -1 { best = (scale, flow, inSight) }
      if inSight == shown.count { break }
    }
    return best.map { $0.scale.filling(room, with: tiles, shown, $0.rows) } ?? []
  }

  /// The rows made higher, as far as the pictures still look like the screens, and as many of the
  /// rows as before are in sight around each: all in the same way, unless each is in sight alone.
  private func filling(
    _ room: CellSize, with tiles: [WallTile], _ shown: [Int], _ rows: [WallRow]
  ) -> [WallRow] {
    let most = Viewport.mostStretch
    let higher = stride(from: 1 / most, to: most, by: 0.02).map { stretch in
      var scale = self
      scale.stretch = stretch
      return scale.rows(of: tiles, shown, in: room.columns)
    }
    func inSight(_ rows: [WallRow]) -> [Int] {
      rows.indices.map { WallLayout.rowsInSight(rows, around: $0, of: room.rows).count }
    }
    let before = inSight(rows)
    if before.allSatisfy({ $0 == 1 }) {
      return rows.indices.map { row in
        higher.lazy.map { $0[row] }.first { $0.rows <= room.rows } ?? rows[row]
      }
    }
    return higher.first { next in
      zip(inSight(next), before).allSatisfy(>=)
        && zip(next, rows).allSatisfy { $0.rows <= max($1.rows, room.rows) }
    } ?? rows
  }

  /// The largest scale with which no picture has more than some rows, or more columns than there
  /// are.
  private init(of screens: [SimulatedScreen], rows: Int, in room: CellSize) {
    func least(_ screens: [SimulatedScreen]) -> Double {
      screens.reduce(0) { least, screen in
        max(
          least, Viewport.pointsPerColumn(of: screen.size, rows: rows),
          screen.size.width / Double(max(1, room.columns - 1)))
      }
    }
    let all = least(screens)
    self.init(phones: all, tablets: all)
    if columns(of: screens) < Self.shareColumns {
      self = WallScale(
        phones: least(screens.filter { $0.idiom == .phone }),
        tablets: least(screens.filter { $0.idiom == .pad }))
    }
  }

  private init(phones: Double, tablets: Double) {
    (self.phones, self.tablets) = (phones, tablets)
  }

  private func pointsPerColumn(of screen: SimulatedScreen) -> Double {
    max(screen.idiom == .pad ? tablets : phones, Viewport.trueScale)
  }

  /// The columns of the shorter side of a phone. The phone in the middle counts, of all phones
  /// sorted by that side. Without phones, the tablets count.
  private func columns(of screens: [SimulatedScreen]) -> Int {
    let phones = screens.filter { $0.idiom == .phone }
    let sorted = (phones.isEmpty ? screens : phones)
      .sorted { min($0.size.width, $0.size.height) < min($1.size.width, $1.size.height) }
    guard !sorted.isEmpty else { return 0 }
    let middle = sorted[sorted.count / 2]
    return Int(min(middle.size.width, middle.size.height) / pointsPerColumn(of: middle)) + 1
  }

  /// The screens one after the other, as many in a row as fit.
  private func rows(of tiles: [WallTile], _ shown: [Int], in columns: Int) -> [WallRow] {
    var rows: [WallRow] = []
    var end = 0
    for tile in shown {
      let screen = tiles[tile].screen
      let viewport = Viewport.shaped(
        screen.size, pointsPerColumn: pointsPerColumn(of: screen), stretch: stretch)
      var item = WallRow.Item(tile: tile, viewport: viewport, column: end)
      if rows.isEmpty || end + item.columns > columns {
        rows.append(WallRow())
        item.column = 0
      }
      rows[rows.count - 1].items.append(item)
      end = item.column + item.columns + 1
    }
    return rows
  }

  /// The number of screens in the rows that are in sight from the first on.
  private static func countInSight(_ rows: [WallRow], of height: Int) -> Int {
    var (used, count) = (0, 0)
    for row in rows {
      used += row.rows
      if used > height { break }
      count += row.items.count
    }
    return count
  }
}
