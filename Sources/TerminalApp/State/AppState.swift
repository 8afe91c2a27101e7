import Cells
import Documents
import Stage

/// The state of the app apart from the views, as a value changed by `AppState.handle`.
package struct AppState: Equatable, Sendable {
  var sceneList: SceneList
  package var shownDocument = ShownDocument()
  var focus = Focus()
  /// What the user does while the document is edited; nil while it is looked at.
  package var building: Building?
  package var display: Display
  var motion = Motion()
  var changes = Changes()
  var pointer = Pointer()
  /// A message about the last command, until the next key.
  package var message: String?

  init(terminal: CellSize, scene: Int, scenes: [SceneEntry], screen: SimulatedScreen) {
    sceneList = SceneList(entries: scenes, shown: scene)
    display = Display(terminal: terminal, screen: screen, own: sceneList.entry?.own)
    resize(to: terminal)
  }

  /// The scene that is shown, as lists name it.
  var entry: SceneEntry? { sceneList.entry }

  /// The canvas on which the document draws the scene; nil if the screen that is shown has the same
  /// size.
  var foreignDesign: DesignCanvas? { entry?.design?.ifForeign(to: screen) }

  /// The time without events after which ``tick()`` is called, in milliseconds; nil means never.
  var milliseconds: Int? {
    if motion.demo != nil { return Demo.frameMilliseconds }
    if motion.wandering != nil { return Wandering.milliseconds }
    if display.followed != nil { return message == nil ? nil : Self.briefMilliseconds }
    return motion.marksMoved ? Self.markMilliseconds : nil
  }

  /// The time for which moved views are marked.
  static let markMilliseconds = 1200

  /// The time for which a message is shown while the terminal is the screen.
  static let briefMilliseconds = 2500
}

/// The parts of the display for which most modes ask.
extension AppState {
  var terminal: CellSize { display.terminal }
  var layout: PaneLayout? { display.layout }

  package var screen: SimulatedScreen {
    get { display.screen }
    _modify { yield &display.screen }
  }

  package var panes: PaneStates {
    get { display.panes }
    _modify { yield &display.panes }
  }

  var overlay: Overlay? {
    get { display.overlay }
    _modify { yield &display.overlay }
  }

  var wall: Wall? {
    get { display.wall }
    set { display.wall = newValue }
  }
}
