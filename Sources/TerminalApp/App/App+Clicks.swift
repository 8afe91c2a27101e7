import TerminalIO

/// What the words on the screen do when they are clicked.
extension App {
  /// The command that a press of the left button means by the words that it points at; nil for
  /// other events, and where there are no such words.
  ///
  /// A script sees no frames between its events, and points at what they have led to.
  func clickedCommand(of event: Event) -> Command? {
    guard case .mouse(let mouse) = event, mouse.kind == .press(.left), state.motion.demo == nil,
      let layout = state.layout
    else { return nil }
    // The words are around the canvas, whose views are not drawn for a click beside it.
    let isOnCanvas =
      state.overlay == nil && state.shownDocument.failure == nil
      && layout.canvas.contains(mouse.position)
    let isOnPanel = PanelLayout(of: state, in: layout)?.rect.contains(mouse.position) == true
    if isOnCanvas, !isOnPanel { return nil }
    if terminal.descriptor == nil, workbench.isOutdated { _ = compose() }
    return frame.commands.command(at: mouse.position)
  }
}
