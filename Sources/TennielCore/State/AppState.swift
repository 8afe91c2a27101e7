import AutoLayout
import Cells
import Foundation
import InterfaceBuilder
import LayoutTools
import Stage

/// The state of the app apart from the views, as a value changed by `AppState.handle`.
struct AppState: Equatable, Sendable {
  /// A list shown in front of the panes.
  enum Overlay: Equatable, Sendable {
    /// The help screen, with the index of its first visible line.
    case help(top: Int)
    /// The list of problems, with the index of the marked line.
    case problems(line: Int)
    /// A line in which values or a name are typed.
    case prompt(TypedLine)
    /// A question that is asked before something could be lost.
    case question(Question)
    /// The list of changes, with the index of the marked line.
    case changes(line: Int)
    /// A list that is searched by typing.
    case picker(Picker)
    /// The map of the document's scenes, with the index of the marked one.
    case map(node: Int)
  }

  var terminal: CellSize
  var sceneList: SceneList
  var shownDocument = ShownDocument()
  var focus = Focus()
  /// What the user does while the document is edited; nil while it is looked at.
  var building: Building?
  /// The wall of small screens; nil if it is closed.
  var wall: Wall?
  var panes = OpenPanes()
  var display = Display()
  var screen: SimulatedScreen
  var former: FormerScreens
  var motion = Motion()
  var changed = ChangedScenes()
  var pointer = Pointer()
  var overlay: Overlay?
  /// A message about the last command, until the next key.
  var message: String?
  /// The line that the last key would have opened, and the message says why not.
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
      showsInspector: panes.inspector.isShown || isListingProblems && wall == nil,
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

/// An effect of a change of the state, which the app carries out.
enum Effect: Equatable, Sendable {
  /// A swipe over the view that recognises it.
  case swipe(SceneHost.SwipeDirection)
  /// A tap at a point of the window.
  case tap(CGPoint)
  /// A tap on a view where it is in sight.
  case touch(ViewPath)
  /// Scrolls a view by pages or by lines, vertically unless it is sideways.
  case scroll(ViewPath, pages: Int, lines: Int, isSideways: Bool = false)
  /// Scrolls the inspector's details, of which only the picture knows how many there are.
  case scrollDetails(Int)
  /// Lists what can be chosen in the list that was opened.
  case listChoices
  /// Enters a text into the field that is being edited; a newline is the return key.
  case enter(String)
  case deleteText
  case endEditing
  case editField(places: Int)
  /// Says whether any of the document's frames differ.
  case countOwnFrames
  /// Tries the repairs of all conflicts on another instance of the scene.
  case weighRepairs
  /// Asks for the name of a file.
  case askForName
  case save(SavedFile)
  /// Changes properties whose values the scene has: by a number of steps, or by what is typed.
  case change(EditKey, SceneEdit.Target, by: Int)
  /// Changes properties in the document that is edited.
  /// - Parameter isStepping: Whether the change goes on with the one before if that is of the same
  ///   property.
  case editProperties([SceneEdit], isStepping: Bool)
  /// Makes changes of the scene that was looked at a step of the document.
  case adoptChanges([SceneEdit])
  /// Moves the selected views of the document, or changes their sizes, by points.
  case moveViews(x: Double, y: Double, resizes: Bool)
  /// Moves the selected views, or edges of their frame, to the next line that they can meet.
  case moveToGuideline(CanvasDirection, resizes: Bool)
  /// Gives the selected views the frame to which the mouse has dragged them, or lines near it.
  case dragViews(FrameEdges, to: Rect)
  /// Does in the document what a tool proposes.
  case propose(ToolProposal.Plan)
  /// Draws the document on another device.
  case viewAs(DesignDevice)
  /// Finds what is wrong with the text of the document.
  case checkDocument
  /// Mends a problem of the layout in the document.
  case fix(LayoutFix)
  /// Gives a field of an inspector a value.
  case setField(FieldEdit)
  /// Gives the selected views of the document the size of their content, which has to be found out.
  case sizeToFit
  /// Finds out what sizes contents ask for, which tools have to know.
  case measureContents
  /// Opens the tool that resolves issues, which has to know how the layout can move.
  case openResolve
  /// Changes properties in the document as far as they are typed.
  case typeProperties([SceneEdit])
  /// Takes back what was typed so far.
  case endTypingProperties
  /// Takes back the last step of the document, or makes it again.
  case undoDocument
  /// Takes back so many steps of the document; fewer than none are made again.
  case goBack(steps: Int)
  case redoDocument
  /// Writes the document to its file.
  case saveDocument(overwrites: Bool)
  /// Does what was chosen about unsaved work.
  case decide(Decision)
  /// Sends a text to the terminal's clipboard.
  case copyText(String)
  /// Sends the changes to the terminal's clipboard, as lines of Swift.
  case copyChanges
  /// Selects what a change of the list is about, whose present path only the scene knows.
  case showChanged(SceneEdit)
  /// Moves the views of an ambiguous layout.
  case exercise(ViewPath)
  /// Opens the document in the user's editor: at a line, or at a view's, or else at the scene's.
  case edit(ViewPath?, line: Int? = nil)
  /// Copies the program's own document, and performs a command on the copy.
  indirect case copyDocument(then: Command)
  /// Shows the document of which a scene shows a part, and performs a command on it.
  indirect case showPart(Int, then: Command)
  case suspend
  case repaint
  case quit
  /// Quits without drawing again.
  case giveUp
}
