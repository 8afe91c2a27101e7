import Cells
import Foundation
import Stage

/// The parts of the state that a reset sets back to how the scene was opened.
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
  /// The present values of the parts that a reset sets back.
  var resetParts: ResetParts { ResetParts(self) }

  /// Shows the scene as it was opened: on its screen, in its language, as large as fits. A document
  /// that is edited is shown on its canvas.
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

  /// Divides the panes for the device, and shows the device from its top left corner on.
  mutating func refit() {
    settle()
    display.offset = CellPoint(column: 0, row: 0)
    panes.tree.offset = nil
  }

  /// Divides the panes for the device's own size, as long as the present size fits at that scale.
  /// The scale then stays while the device is resized, and the way back leads to the same picture.
  /// For a much smaller screen the own size is halved. If the present size does not fit, the panes
  /// are divided for the present size.
  mutating func settle() {
    display.fittedSize = screen.fittedSize
    var turned = screen
    turned.rotate()
    display.turnedSize = turned.fittedSize
    guard !fits else { return }
    (display.fittedSize, display.turnedSize) = (screen.size, turned.size)
  }

  /// The zoom that is used: in a small terminal text comes first, not the shape.
  var shownZoom: Viewport.Zoom {
    display.zoom == .shape && PaneLayout.isSmall(terminal, hasLesson: lesson != nil)
      ? .text : display.zoom
  }

  /// Whether the device fits into the canvas at the scale for which the panes were divided.
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

  /// Gives a scene with a size of its own a screen of that size, and any other scene the screen
  /// from before. A device that the user has chosen stays for all scenes but freeform ones.
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
  /// The device's own size, halved as long as the screen is no larger than the half.
  fileprivate var fittedSize: CGSize {
    var fitted = ownSize
    while size.width <= fitted.width / 2, size.height <= fitted.height / 2 {
      fitted = CGSize(width: fitted.width / 2, height: fitted.height / 2)
    }
    return fitted
  }
}
