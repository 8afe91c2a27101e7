import Stage

/// The wall in place of the canvas and the panes.
extension Display {
  /// The wall of small screens; nil if it is closed. While the terminal is the screen, there is no
  /// wall, and none can be opened.
  var wall: Wall? {
    get { if case .wall(let wall) = ground { wall } else { nil } }
    set { if followed == nil { ground = newValue.map(Ground.wall) ?? .panes } }
  }

  /// The screens of the wall.
  var wallTiles: [WallTile] { wall?.kind.tiles(around: screen) ?? [] }

  /// The places of the wall's screens in some panes; nil without a wall.
  func wallLayout(in layout: PaneLayout) -> WallLayout? {
    guard let wall else { return nil }
    let tiles = wallTiles
    return WallLayout(tiles, shown: wall.ordered(tiles), marked: wall.marked, in: layout.body)
  }

  /// The screen that the header describes: the marked one of the wall, or the one that is shown.
  var facedScreen: SimulatedScreen {
    guard let wall else { return screen }
    let tiles = wallTiles
    return tiles.indices.contains(wall.marked) ? tiles[wall.marked].screen : screen
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

  /// Goes to the next or the previous kind of wall.
  mutating func stepWall(_ steps: Int) {
    wall?.step(steps)
    markShownTile()
  }

  private mutating func markShownTile() {
    let tiles = wallTiles
    let shown =
      tiles.firstIndex { $0.screen == screen }
      ?? tiles.firstIndex { $0.screen.name == screen.name }
    wall?.marked = shown ?? 0
  }

  /// Shows a tile's screen by itself.
  mutating func openTile(_ index: Int) {
    let tiles = wallTiles
    guard tiles.indices.contains(index) else { return }
    wall = nil
    changeScreen { $0 = tiles[index].screen }
  }

  /// Sorts the wall by what was found on all of its screens.
  /// - Parameter marksFirst: Whether the first screen becomes the marked one.
  /// - Returns: What is to be said; nil for nothing.
  mutating func sortWall(by findings: [WallFinding], marksFirst: Bool) -> String? {
    wall?.findings = findings
    guard let order = wall?.order, order != .given else { return nil }
    guard findings.contains(where: { $0.count > 0 }) else {
      wall?.order = .given
      return "No screen has a problem"
    }
    let shown = wall?.ordered(wallTiles) ?? []
    if let first = shown.first, marksFirst || !shown.contains(wall?.marked ?? first) {
      wall?.marked = first
    }
    return nil
  }
}
