import Stage

/// A wall that is sorted by what is wrong, for which all of its screens are looked at.
extension App {
  /// Lays the scene out on some more screens of the wall.
  /// - Parameter limit: The time that it may take; nil for all of it.
  func surveyWall(within limit: Duration?) {
    guard let wall = state.wall, wall.order != .given, !wall.isBeside else { return }
    let tiles = state.wallTiles
    let source = WallSurvey.Source(
      wall: WallSource(instances: instanceSource, kind: wall.kind), edits: state.history.edits,
      screens: tiles.map(\.screen))
    if wallSurvey?.source != source { wallSurvey = WallSurvey(source: source) }
    guard var survey = wallSurvey, survey.findings.count < tiles.count || wall.findings == nil
    else {
      return
    }
    adoptWall(of: tiles.count)
    let start = ContinuousClock.now
    while survey.findings.count < tiles.count {
      let index = survey.findings.count
      let tile = tiles[index]
      let instance = wallScreens[index] ?? WallScreen(makeInstance(on: tile.screen))
      wallScreens[index] = instance
      survey.findings.append(instance.check(tile.screen, tile.isChanged ? source.edits : []))
      if let limit, ContinuousClock.now - start > limit { break }
    }
    host.becomeMain()
    wallSurvey = survey
    guard survey.findings.count == tiles.count else { return }
    state.sortWall(by: survey.findings, marksFirst: wall.findings == nil)
    isOutdated = true
  }

  /// Whether some screens of the wall are still to be looked at.
  var isSurveying: Bool {
    guard let wall = state.wall, wall.order != .given, !wall.isBeside else { return false }
    return (wallSurvey?.findings.count ?? 0) < state.wallTiles.count
  }
}

/// What is known of the screens of a wall so far.
struct WallSurvey {
  /// What it was made for.
  struct Source: Equatable {
    let wall: WallSource
    let edits: [SceneEdit]
    let screens: [SimulatedScreen]
  }

  let source: Source
  var findings: [WallFinding] = []
}
