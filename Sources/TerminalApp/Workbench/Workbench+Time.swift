import Stage

/// What goes on between events.
extension Workbench {
  /// Follows what the scene has changed by itself.
  func takeChanges() {
    guard host.needsDisplay else { return }
    follow(isOwn: true)
    followTyping()
  }

  /// Advances the scene's animations.
  func advanceAnimations(by seconds: Double) {
    let pace = state.motion.isSlow ? Double(Motion.slowFactor) : 1
    if host.advanceAnimations(by: seconds / pace) { takeSnapshot(keepsMarks: true) }
  }

  /// Adds what the scene has printed, and its messages, to the console.
  func takeConsole() {
    scene.listen(forCallbacks: state.panes.console.isShown)
    if let news = scene.console.takeNews() { state.display.take(news) }
  }

  /// Finds out a little more of what the ruler and the wall show.
  /// - Parameter limit: The time that each may take; nil for all of it.
  func explore(within limit: Duration?) {
    let edits = state.history.edits
    var ruler = state.panes.ruler
    instances.ruler.advance(&ruler, of: scene, on: state.screen, with: edits, within: limit)
    if ruler != state.panes.ruler { state.panes.ruler = ruler }
    guard let wall = state.wall, wall.isSorted else { return }
    let findings = instances.wall.survey(
      wall, state.display.wallTiles, of: scene, with: edits, within: limit)
    guard let findings else { return }
    let words = state.display.sortWall(by: findings, marksFirst: wall.findings == nil)
    if let words { state.message = words }
  }

  /// Whether the ruler or the wall does not know yet all that it shows.
  var isExploring: Bool { isSweeping || isSurveying }

  private var isSweeping: Bool { state.panes.ruler != nil && !instances.ruler.isFinished }

  private var isSurveying: Bool {
    state.wall?.isSorted == true && instances.wall.isSurveying(state.display.wallTiles)
  }
}
