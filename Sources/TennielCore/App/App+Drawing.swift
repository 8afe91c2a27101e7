import Cells
import Stage
import TerminalIO

/// The picture of the whole screen.
extension App {
  /// Draws the screen.
  func draw() {
    takeChanges()
    terminal.show(compose(), whole: repaintsAll)
    repaintsAll = false
    isOutdated = false
    drawn = now
  }

  /// The whole screen.
  func compose() -> CellGrid {
    WholeScreen(
      state: state, content: content, details: state.selection.flatMap(host.details(of:)),
      shownSize: host.shownScreenSize, sceneName: scenes[shownScene].name,
      title: host.controller.title, glyphSet: terminal.glyphs
    ) { [host, options = paintingOptions(for: state)] canvas in
      ViewPainter.paint(host, in: canvas.viewport, options: options)
    }.compose()
  }

  /// The options for drawing the views.
  private func paintingOptions(for state: AppState) -> ViewPainter.Options {
    ViewPainter.Options(
      glyphs: terminal.glyphs, depth: terminal.depth, selection: state.selection,
      moved: state.marksMoved ? Set(state.movedFrom.keys) : [],
      showsGuides: state.showsGuides, showsConstraintLines: state.showsConstraintLines,
      accent: Palette.accent, warning: Palette.warning, problem: Palette.problem,
      quiet: Palette.quiet)
  }

  /// The canvas as it is shown at present, for the mouse.
  func pointing(in canvas: CanvasView, of state: AppState) -> Pointing {
    let shown = canvas.showing(host.shownScreenSize, state)
    let picture = ViewPainter.picture(
      of: host, in: shown.viewport, options: paintingOptions(for: state))
    return Pointing(canvas: shown, hits: picture.hits)
  }
}
