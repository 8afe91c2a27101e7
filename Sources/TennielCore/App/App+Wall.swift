import Cells
import Stage

/// An instance of the scene on a screen of the wall, which is never the one that is shown by
/// itself.
@MainActor
final class WallScreen {
  let host: SceneHost
  /// The last picture, and what it was drawn from.
  private(set) var picture: WallPicture?
  private var drawn: (viewport: Viewport, options: ViewPainter.Options)?

  init(_ host: SceneHost) { self.host = host }

  /// Whether the picture shows a screen with some edits, at a scale.
  func isDone(
    _ screen: SimulatedScreen, _ edits: [SceneEdit], _ viewport: Viewport,
    _ options: ViewPainter.Options
  ) -> Bool {
    guard picture != nil, let drawn else { return false }
    return drawn.viewport == viewport && drawn.options == options && host.screen == screen
      && host.edits == edits && !host.needsDisplay
  }

  /// Lays the scene out, and checks it.
  func check(_ screen: SimulatedScreen, _ edits: [SceneEdit]) -> WallFinding {
    if host.screen != screen { host.apply(screen) }
    host.apply(edits)
    var counts: [(check: LayoutCheck, count: Int)] = []
    for problem in host.snapshot.problems where problem.kind.severity != .hint {
      if let place = counts.firstIndex(where: { $0.check == problem.kind }) {
        counts[place].count += 1
      } else {
        counts.append((problem.kind, 1))
      }
    }
    return WallFinding(problems: counts)
  }

  /// Lays the scene out, checks it and draws it.
  func draw(
    _ screen: SimulatedScreen, _ edits: [SceneEdit], _ viewport: Viewport,
    _ options: ViewPainter.Options
  ) {
    let finding = check(screen, edits)
    let painted = ViewPainter.picture(of: host, in: viewport, options: options)
    picture = WallPicture(
      grid: painted.grid, finding: finding, isIllegible: painted.isIllegible)
    drawn = (viewport, options)
  }
}

/// The wall of small screens.
extension App {
  /// The pictures of the wall's screens, as many as there is time for: the chosen one first, then
  /// row by row. What is left is drawn by the next frames.
  func wallPictures(_ wall: Wall, _ layout: WallLayout) -> [Int: WallPicture] {
    let tiles = layout.tiles
    let (edits, options) = (state.history.edits, wallOptions)
    adoptWall(of: tiles.count)
    var pictures: [Int: WallPicture] = [:]
    let start = ContinuousClock.now
    isWallUnfinished = false
    let inOrder =
      layout.places.filter { $0.tile == wall.marked }
      + layout.places.filter { $0.tile != wall.marked }
    for place in inOrder {
      // Somebody who waits sees what there is; a script has all the time.
      let isLate =
        terminal.descriptor != nil && !pictures.isEmpty
        && ContinuousClock.now - start > Self.wallSlice
      let tile = tiles[place.tile]
      pictures[place.tile] = picture(
        of: place, tile.screen, tile.isChanged ? edits : [], options, onlyIfDone: isLate)
    }
    // Code of the scene that is shown asks for the main screen.
    host.becomeMain()
    return pictures
  }

  private func picture(
    of place: WallLayout.Place, _ screen: SimulatedScreen, _ edits: [SceneEdit],
    _ options: ViewPainter.Options, onlyIfDone: Bool
  ) -> WallPicture? {
    let known = wallScreens[place.tile]
    if known?.isDone(screen, edits, place.viewport, options) == true { return known?.picture }
    guard !onlyIfDone else {
      isWallUnfinished = true
      return known?.picture
    }
    let instance = known ?? WallScreen(makeInstance(on: screen))
    wallScreens[place.tile] = instance
    instance.draw(screen, edits, place.viewport, options)
    return instance.picture
  }

  /// Forgets the screens of another scene, another chapter or another kind of wall.
  func adoptWall(of count: Int) {
    let source = WallSource(instances: instanceSource, kind: state.wall?.kind ?? .devices)
    if wallSource != source || wallScreens.count != count {
      wallScreens = Array(repeating: nil, count: count)
      wallSource = source
    }
  }

  private var wallOptions: ViewPainter.Options {
    var options = paintingOptions(for: state)
    options.moved = []
    options.names = .none
    options.showsConstraintLines = false
    options.constraint = nil
    return options
  }

  /// The time in which pictures are drawn before a frame is shown.
  private static let wallSlice = Duration.milliseconds(8)
}

/// What the screens of a wall were made from.
struct WallSource: Equatable {
  let instances: InstanceSource
  let kind: Wall.Kind
}
