import Cells
import Foundation
import Stage

/// What is reset to how the scene was opened.
struct ResetParts: Equatable {
  private let screen: SimulatedScreen
  private let document: DocumentSettings
  private let zoom: Viewport.Zoom
  private let offset: CellPoint
  private let isFollowed: Bool

  init(_ state: AppState) {
    screen = state.screen
    document = state.shownDocument.settings
    zoom = state.display.zoom
    offset = state.display.offset
    isFollowed = state.former.followed != nil
  }
}

/// The scene and the screen that are shown, and how they fit into the canvas.
extension AppState {
  /// What is reset, as it is.
  var resetParts: ResetParts { ResetParts(self) }

  /// Shows the scene as it was opened: on its screen, in its language, as large as fits; a document
  /// that is edited on its canvas.
  mutating func reset() {
    leaveTerminal()
    if building != nil {
      display.zoom = .shape
      screen.interfaceStyle = former.opening.interfaceStyle
      screen.reducesMotion = former.opening.reducesMotion
      return showCanvas()
    }
    screen = former.opening
    shownDocument.settings.language = former.openingSettings.language
    if former.home != nil {
      former.home = HomeScreen(SimulatedScreen().adopting(former.opening), isChosen: false)
    }
    display.zoom = .shape
    refit()
  }

  /// Divides the panes for the device, and shows it from its top left corner on.
  mutating func refit() {
    settle()
    display.offset = CellPoint(column: 0, row: 0)
    panes.tree.offset = nil
  }

  /// Divides the panes for the device's own size as long as the present one fits at that scale, so
  /// that it holds while the device is resized and the way back leads to the same picture; for half
  /// of that size, or a quarter, where that is enough; for the present size where that needs more.
  mutating func settle() {
    display.fittedSize = screen.fittedSize
    var turned = screen
    turned.rotate()
    display.turnedSize = turned.fittedSize
    guard !fits else { return }
    (display.fittedSize, display.turnedSize) = (screen.size, turned.size)
  }

  /// What the scale keeps: text rather than the shape where the terminal is small.
  var shownZoom: Viewport.Zoom {
    display.zoom == .shape && PaneLayout.isSmall(terminal, hasLesson: lesson != nil)
      ? .text : display.zoom
  }

  /// Whether the device fits into the canvas at the scale of fitting.
  var fits: Bool {
    guard display.zoom != .trueScale, let layout else { return true }
    let size = layout.viewport(shownZoom).showing(screen.size).size
    return size.columns <= layout.canvas.columns && size.rows <= layout.canvas.rows
  }

  mutating func show(scene: Int) {
    guard scene != self.sceneList.shown, sceneList.entries.indices.contains(scene) else { return }
    self.sceneList.shown = scene
    changeOwnScreen { $0.adoptSize(of: $0.sceneList.entries[scene]) }
    focus.view = nil
    focus.constraint = nil
    focus.edge = nil
    motion.movedFrom = [:]
    motion.marksMoved = false
    panes.inspector.offset = 0
    panes.tree.folded = []
    panes.tree.offset = nil
  }

  /// Gives a scene whose view has a size of its own a screen of this size, and others the one
  /// before. A device that the user has chosen stays for all scenes but those whose size the
  /// document sets by hand.
  private mutating func adoptSize(of entry: SceneEntry) {
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
    let panes = SplitPane.allCases
    let index = panes.firstIndex(of: screen.pane) ?? 0
    screen.split(panes[(index + 1) % panes.count])
    refit()
  }
}

extension SimulatedScreen {
  /// The device's own size, or half of it, or a quarter, where the screen is no larger.
  fileprivate var fittedSize: CGSize {
    var fitted = ownSize
    while size.width <= fitted.width / 2, size.height <= fitted.height / 2 {
      fitted = CGSize(width: fitted.width / 2, height: fitted.height / 2)
    }
    return fitted
  }
}
