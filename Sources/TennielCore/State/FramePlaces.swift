import Stage

/// The places of a frame, which are found once for all that is drawn in it.
struct FramePlaces {
  let layout: PaneLayout
  let canvas: CanvasView
  let wall: WallLayout?
  let ruler: RulerLayout?
  /// The panel of the tool that is open.
  let panel: PanelLayout?

  /// The places for a state; nil if the terminal is too small.
  init?(of state: AppState) {
    guard let layout = state.layout else { return nil }
    self.layout = layout
    canvas = CanvasView(state, in: layout)
    wall = state.wallLayout(in: layout)
    ruler = state.rulerLayout(in: layout)
    panel = state.panelLayout(in: layout)
  }
}
