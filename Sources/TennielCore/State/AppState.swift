import Cells
import Stage

/// The state of the app apart from the views, as a value changed by `AppState.handle`.
struct AppState: Equatable, Sendable {
  var terminal: CellSize
  var sceneList: SceneList
  var shownDocument = ShownDocument()
  var focus = Focus()
  /// What the user does while the document is edited; nil while it is looked at.
  var building: Building?
  /// The wall of small screens; nil if it is closed.
  var wall: Wall?
  var panes = PaneStates()
  var display = Display()
  var screen: SimulatedScreen
  var former: FormerScreens
  var motion = Motion()
  var changes = Changes()
  var pointer = Pointer()
  var overlay: Overlay?
  /// A message about the last command, until the next key.
  var message: String?
  /// The line that the last key did not open, for the reason that the message says.
  var refused: RefusedLine?

  init(terminal: CellSize, scene: Int, scenes: [SceneEntry], screen: SimulatedScreen) {
    self.terminal = terminal
    sceneList = SceneList(entries: scenes, shown: scene)
    self.screen = screen
    former = FormerScreens(opening: screen)
    display.fittedSize = screen.size
    display.turnedSize = screen.size
    if scenes.indices.contains(scene), scenes[scene].own?.size == screen.size {
      former.home = HomeScreen(SimulatedScreen(), isChosen: false)
    }
    adopt(terminal)
    settle()
  }

  /// The scene that is shown, as lists name it.
  var entry: SceneEntry? { sceneList.entry }

  /// The layout of the panes; nil if the terminal is too small.
  var layout: PaneLayout? {
    guard former.followed == nil else {
      return PaneLayout(whole: terminal, device: display.fittedSize)
    }
    return PaneLayout(
      terminal: terminal, device: display.fittedSize, turned: display.turnedSize,
      showsInspector: panes.inspector.isShown || problemList != nil && wall == nil,
      isInspectorInFront: panes.inspector.isInFront,
      hasRuler: panes.ruler != nil && wall == nil, showsConsole: panes.console.isShown,
      hasLesson: lesson != nil, divider: panes.divider)
  }

  /// The time without events after which ``tick()`` is called, in milliseconds; nil means never.
  var milliseconds: Int? {
    if motion.demo != nil { return Demo.frameMilliseconds }
    if motion.wandering != nil { return Wandering.milliseconds }
    if former.followed != nil { return message == nil ? nil : Self.briefMilliseconds }
    return motion.marksMoved ? Self.markMilliseconds : nil
  }

  /// The time for which moved views are marked.
  static let markMilliseconds = 1200
}
