import Documents
import Painting
import Stage

/// What there was before the terminal became the screen.
struct Followed: Equatable, Sendable {
  var screen: SimulatedScreen
  var zoom: Viewport.Zoom
  let ruler: Ruler?
  let wall: Wall?
}

/// The terminal as the screen: the device has the size of the terminal, a cell is 8 by 16 points,
/// and there are no panes.
extension Display {
  /// What there was before the terminal became the screen; nil while it is not.
  var followed: Followed? { if case .terminal(let followed) = ground { followed } else { nil } }

  /// Makes the terminal the screen.
  mutating func followTerminal() {
    guard followed == nil else { return }
    ground = .terminal(Followed(screen: screen, zoom: zoom, ruler: panes.ruler, wall: wall))
    (zoom, panes.ruler, drag) = (.trueScale, nil, nil)
    screen = screen.freeform(terminalPoints)
    refit()
  }

  /// Restores the screen and the panes from before.
  mutating func leaveTerminal() {
    guard let followed else { return }
    let isKeyboardUp = screen.showsKeyboard
    ground = followed.wall.map(Ground.wall) ?? .panes
    (screen, zoom, panes.ruler) = (followed.screen, followed.zoom, followed.ruler)
    // The keyboard is up for a field, which may have been entered or left meanwhile.
    screen.showsKeyboard = isKeyboardUp
    refit()
  }

  /// Gives the device the size of a terminal that has changed.
  mutating func adoptTerminalPoints() {
    guard followed != nil else { return }
    let bars = screen.bars
    screen = screen.freeform(terminalPoints)
    screen.bars = bars
  }

  /// The size of the terminal in points.
  private var terminalPoints: CGSize {
    CGSize(
      width: Double(terminal.columns) * Viewport.trueScale,
      height: Double(terminal.rows) * 2 * Viewport.trueScale)
  }
}
