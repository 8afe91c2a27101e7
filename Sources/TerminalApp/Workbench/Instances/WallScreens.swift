import Painting
import Stage

/// The instances of a scene on the screens of the wall, and what is found out on them: a little
/// between events.
@MainActor
final class WallScreens {
  /// What the instances were made from.
  private struct Source: Equatable {
    let instances: InstanceSource
    let kind: Wall.Kind
  }

  /// What is known of all screens of a wall that is sorted by what is wrong.
  private struct Survey {
    /// What the survey was made for.
    struct Subject: Equatable {
      let source: Source
      let edits: [SceneEdit]
      let screens: [SimulatedScreen]
    }

    let subject: Subject
    var findings: [WallFinding] = []
  }

  private var source: Source?
  /// The instances by tile; nil for those that were not needed yet.
  private var screens: [WallScreen?] = []
  private var survey: Survey?

  /// Forgets the screens of another scene, another chapter or another kind of wall.
  private func adopt(_ tiles: [WallTile], of wall: Wall, in scene: OpenScene) {
    let present = Source(instances: scene.source, kind: wall.kind)
    guard source != present || screens.count != tiles.count else { return }
    (source, screens) = (present, Array(repeating: nil, count: tiles.count))
  }

  /// The pictures of the wall's screens, as many as there is time for: the chosen one first, then
  /// row by row.
  /// - Parameters:
  ///   - edits: The user's changes of the scene.
  ///   - isWatched: Whether somebody waits for the frame; a script has all the time.
  /// - Returns: The pictures by tile, and whether some are left for the next frames.
  func pictures(
    _ wall: Wall, _ layout: WallLayout, of scene: OpenScene, with edits: [SceneEdit],
    _ options: ViewPainter.Options, isWatched: Bool
  ) -> (pictures: [Int: WallPicture], isUnfinished: Bool) {
    let tiles = layout.tiles
    adopt(tiles, of: wall, in: scene)
    var pictures: [Int: WallPicture] = [:]
    let start = ContinuousClock.now
    var isUnfinished = false
    let inOrder =
      layout.places.filter { $0.tile == wall.marked }
      + layout.places.filter { $0.tile != wall.marked }
    for place in inOrder {
      let isLate =
        isWatched && !pictures.isEmpty && ContinuousClock.now - start > Self.pictureSlice
      let tile = tiles[place.tile]
      let screenEdits = tile.isChanged ? edits : []
      let known = screens[place.tile]
      let isDone = known?.isDone(tile.screen, screenEdits, place.viewport, options) == true
      guard !isDone, !isLate else {
        if !isDone { isUnfinished = true }
        pictures[place.tile] = known?.picture
        continue
      }
      let instance = instance(at: place.tile, on: tile.screen, of: scene)
      instance.draw(tile.screen, screenEdits, place.viewport, options)
      pictures[place.tile] = instance.picture
    }
    return (pictures, isUnfinished)
  }

  private func instance(
    at tile: Int, on screen: SimulatedScreen, of scene: OpenScene
  ) -> WallScreen {
    if let known = screens[tile] { return known }
    let instance = WallScreen(scene.makeInstance(on: screen))
    screens[tile] = instance
    return instance
  }

  /// Lays the scene out on some more screens of a wall that is sorted by what is wrong.
  /// - Parameter limit: The time that it may take; nil for all of it.
  /// - Returns: What is wrong on each screen, once all screens are known and the wall has not been
  ///   told; or else nil.
  func survey(
    _ wall: Wall, _ tiles: [WallTile], of scene: OpenScene, with edits: [SceneEdit],
    within limit: Duration?
  ) -> [WallFinding]? {
    let subject = Survey.Subject(
      source: Source(instances: scene.source, kind: wall.kind), edits: edits,
      screens: tiles.map(\.screen))
    var survey = survey.flatMap { $0.subject == subject ? $0 : nil } ?? Survey(subject: subject)
    defer { self.survey = survey }
    guard survey.findings.count < tiles.count || wall.findings == nil else { return nil }
    adopt(tiles, of: wall, in: scene)
    let start = ContinuousClock.now
    while survey.findings.count < tiles.count {
      let index = survey.findings.count
      let tile = tiles[index]
      let instance = instance(at: index, on: tile.screen, of: scene)
      survey.findings.append(instance.check(tile.screen, tile.isChanged ? edits : []))
      if let limit, ContinuousClock.now - start > limit { break }
    }
    return survey.findings.count == tiles.count ? survey.findings : nil
  }

  /// Whether fewer screens have been looked at than a wall has.
  func isSurveying(_ tiles: [WallTile]) -> Bool { (survey?.findings.count ?? 0) < tiles.count }

  /// The time in which pictures are drawn before a frame is shown.
  private static let pictureSlice = Duration.milliseconds(8)
}
