import Cells
import Stage

extension AppState {
  /// The screens of the wall.
  var wallTiles: [WallTile] { wall?.kind.tiles(around: screen) ?? [] }

  /// The places of the wall's screens; nil without a wall, and in a terminal that is too small.
  var wallLayout: WallLayout? { layout.flatMap(wallLayout) }

  /// The places of the wall's screens in some panes; nil without a wall.
  func wallLayout(in layout: PaneLayout) -> WallLayout? {
    guard let wall else { return nil }
    let tiles = wallTiles
    return WallLayout(
      tiles, shown: wall.shown(of: tiles), marked: wall.marked, in: layout.body)
  }

  /// The state with the marked screen of the wall in place of the screen that is shown when the
  /// wall is closed.
  var facingTile: AppState {
    guard let wall else { return self }
    let tiles = wallTiles
    var state = self
    if tiles.indices.contains(wall.marked) { state.screen = tiles[wall.marked].screen }
    return state
  }

  /// Opens the wall, on which the screen that is shown is marked, or closes the wall.
  mutating func toggleWall() {
    guard wall == nil else {
      wall = nil
      return
    }
    wall = Wall()
    markShownTile()
  }

  mutating func markShownTile() {
    let tiles = wallTiles
    wall?.marked =
      tiles.firstIndex { $0.screen == screen }
      ?? tiles.firstIndex { $0.screen.name == screen.name } ?? 0
  }

  /// Shows a tile's screen by itself.
  mutating func openTile(_ index: Int) {
    let tiles = wallTiles
    guard tiles.indices.contains(index) else { return }
    screen = tiles[index].screen
    wall = nil
    refit()
  }

  /// Opens the tile at a cell.
  mutating func pressOnWall(_ cell: CellPoint) {
    if let tile = wallLayout?.tile(at: cell) { openTile(tile) }
  }
}
