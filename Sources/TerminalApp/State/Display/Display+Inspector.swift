/// The inspector beside or below the canvas, or in its place.
extension Display {
  /// Shows the inspector, if it is closed.
  mutating func openInspector() {
    guard !panes.inspector.isShown else { return }
    panes.inspector.isShown = true
    refit()
  }

  /// Shows the inspector, in place of the canvas if there is no room beside it or below it.
  mutating func readInspector() {
    openInspector()
    if layout?.inspector == nil { toggleInspector() }
  }

  /// Opens or closes the inspector. Without room beside the canvas or below it, the inspector takes
  /// the place of the canvas.
  mutating func toggleInspector() {
    if panes.inspector.isInFront {
      panes.inspector.isInFront = false
    } else if panes.inspector.isShown, layout?.inspector != nil {
      panes.inspector.isShown = false
    } else {
      panes.inspector.isShown = true
      panes.inspector.isInFront = layout?.inspector == nil
    }
    refit()
  }
}
