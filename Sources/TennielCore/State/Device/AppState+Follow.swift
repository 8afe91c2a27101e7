import Cells
import Foundation
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
extension AppState {
  /// The time for which a message is shown over the screen, in milliseconds.
  static let briefMilliseconds = 2500

  /// Makes the terminal the screen, or gives it back its panes.
  mutating func toggleFollowing() {
    if former.followed == nil { followTerminal() } else { leaveTerminal() }
  }

  mutating func followTerminal() {
    guard former.followed == nil else { return }
    former.followed = Followed(screen: screen, zoom: display.zoom, ruler: panes.ruler, wall: wall)
    (display.zoom, panes.ruler, wall, pointer.drag) = (.trueScale, nil, nil, nil)
    screen = screen.freeform(terminalPoints)
    refit()
    message = "The terminal is the screen: f or esc leaves it"
  }

  /// Restores the screen and the panes from before.
  mutating func leaveTerminal() {
    guard let followed = former.followed else { return }
    self.former.followed = nil
    let isKeyboardUp = screen.showsKeyboard
    (screen, display.zoom, panes.ruler, wall) = (
      followed.screen, followed.zoom, followed.ruler, followed.wall
    )
    // The keyboard is up for a field, which may have been entered or left meanwhile.
    screen.showsKeyboard = isKeyboardUp
    refit()
  }

  /// Gives the device the size of a terminal that has changed.
  mutating func adoptTerminalPoints() {
    guard former.followed != nil else { return }
    let bars = screen.bars
    screen = screen.freeform(terminalPoints)
    screen.bars = bars
    message = nil
  }

  /// The size of the terminal in points.
  private var terminalPoints: CGSize {
    CGSize(
      width: Double(terminal.columns) * Viewport.trueScale,
      height: Double(terminal.rows) * 2 * Viewport.trueScale)
  }

  /// Changes the scene's own screen, even while the terminal is the screen.
  mutating func changeOwnScreen(_ change: (inout AppState) -> Void) {
    guard var followed = former.followed else { return change(&self) }
    let shown = screen
    (self.former.followed, screen) = (nil, followed.screen)
    change(&self)
    followed.screen = screen
    (self.former.followed, screen) = (followed, shown)
    refit()
  }
}
