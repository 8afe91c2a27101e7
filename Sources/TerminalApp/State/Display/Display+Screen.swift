import Documents
import Stage

/// The screens that are shown.
extension Display {
  /// Changes the screen, and divides the panes for it.
  mutating func changeScreen(_ change: (inout SimulatedScreen) -> Void) {
    change(&screen)
    refit()
  }

  /// Shows the screen with which the scene was opened, as large as fits.
  mutating func reset() {
    screen = former.opening
    if former.home != nil {
      former.home = HomeScreen(SimulatedScreen().adopting(former.opening), isChosen: false)
    }
    zoom = .shape
    refit()
  }

  /// Gives a scene with a size of its own a screen of that size, and any other scene the screen
  /// from before, even while the terminal is the screen.
  mutating func adoptSize(of entry: SceneEntry) {
    guard var followed else { return adoptOwnSize(of: entry) }
    let shown = screen
    (ground, screen) = (.panes, followed.screen)
    adoptOwnSize(of: entry)
    followed.screen = screen
    (ground, screen) = (.terminal(followed), shown)
    refit()
  }

  /// A device that the user has chosen stays for all scenes but freeform ones.
  private mutating func adoptOwnSize(of entry: SceneEntry) {
    var home = former.home ?? HomeScreen(screen, isChosen: screen.device != former.opening.device)
    if former.home != nil, !screen.isFree { home = HomeScreen(screen, isChosen: true) }
    guard entry.own != nil || former.home != nil else { return }
    former.home = entry.own == nil ? nil : home
    screen = home.screen
    if let own = entry.own, own.isFreeform || !home.isChosen { screen = screen.freeform(own) }
    refit()
  }

  /// Steps through sets of bars: status; status and navigation; all; status and tab; none.
  mutating func stepBars() {
    let steps: [SimulatedScreen.Bars] = [
      .status, [.status, .navigation], [.status, .navigation, .tab], [.status, .tab], [],
    ]
    let index = steps.firstIndex(of: screen.bars) ?? -1
    screen.bars = steps[(index + 1) % steps.count]
  }

  mutating func stepSplitPane() {
    changeScreen { $0.split($0.pane.stepped(by: 1)) }
  }

  /// The screen on which a document draws a scene; a device of the usual size if the document
  /// names none.
  func canvasScreen(of entry: SceneEntry?) -> SimulatedScreen {
    var plain = SimulatedScreen()
    // No frame depends on the first two, and the measure of text is one for all screens.
    plain.interfaceStyle = screen.interfaceStyle
    plain.reducesMotion = screen.reducesMotion
    plain.textMetrics = screen.textMetrics
    guard let design = entry?.design else {
      return entry?.own.map { plain.freeform($0) } ?? plain
    }
    var canvas = plain
    if let device = design.device.flatMap(Device.named) {
      canvas.select(device)
      if canvas.size != design.size { canvas.rotate() }
    } else {
      canvas = plain.freeform(
        OwnScreen(size: design.size, standsForAll: entry?.own?.standsForAll == true))
    }
    canvas.canvas = design
    return canvas
  }
}
