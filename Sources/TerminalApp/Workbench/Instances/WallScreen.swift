import Painting
import Stage

/// An instance of the scene on a screen of the wall. It is never the instance that is shown by
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
    let snapshot = host.snapshot
    return WallFinding(
      problems: snapshot.problems.filter { $0.severity != .hint }.map { problem in
        let view = snapshot.firstView(of: problem.views).flatMap(snapshot.view(at:))?.name
        return ProblemWords(problem.kind, of: view, severity: problem.severity)
      })
  }

  /// Lays the scene out, checks it and draws it.
  func draw(
    _ screen: SimulatedScreen, _ edits: [SceneEdit], _ viewport: Viewport,
    _ options: ViewPainter.Options
  ) {
    let finding = check(screen, edits)
    let painted = ViewPainter.picture(of: host, in: viewport, options: options)
    picture = WallPicture(grid: painted.grid, finding: finding)
    drawn = (viewport, options)
  }
}
