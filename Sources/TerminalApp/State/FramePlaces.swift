/// The places of the panes in a frame of the screen, found once for all that is drawn.
struct FramePlaces {
  let layout: PaneLayout
  let canvas: CanvasView
  let wall: WallLayout?
  let ruler: RulerLayout?
  /// The panel of the open tool or inspector.
  let panel: PanelLayout?

  /// The places for a state; nil if the terminal is too small.
  init?(of state: AppState) {
    guard let layout = state.layout else { return nil }
    self.layout = layout
    canvas = CanvasView(state.display, in: layout)
    wall = state.display.wallLayout(in: layout)
    ruler = state.display.rulerLayout(in: layout)
    panel = PanelLayout(of: state, in: layout)
  }
}
