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
  /// The scenes, and the index of the one shown.
  var scenes: [SceneEntry]
  var scene: Int
  /// The map of the document that is shown; nil for scenes of code.
  var map: SceneMap?
  var document = DocumentSettings()
  var isDocument = false
  /// The name of the program's own document that is shown, which is copied before it is edited; nil
  /// for files.
  var original: String?
  /// Whether the copy of the program's own document is shown.
  var isCopy = false
  /// The index of the scene that shows the document of which a scene of code shows a part; nil for
  /// other scenes.
  var documentScene: Int?
  /// What the user does while the document is edited; nil while it is looked at.
  var building: Building?
  /// Whether the scenes are the steps of `tenniel learn`.
  var isLearning = false
  /// What is known of the document's unsaved state.
  var draft = DraftStatus()
  /// What was copied last.
  var clipping: Clipping?
  /// The names of all documents that differ from their files.
  var unsaved: [String] = []
  /// Why the document can only be looked at; nil if it can be edited.
  var editObstacle: String?
  /// Why the document can't be read any more; the picture is then the last good one.
  var failure: DocumentFailure?
  /// What is wrong with the document, and what it asks for and did not get.
  var notes: [DocumentNote] = []
  /// The languages in which the document can be shown besides its own.
  var languages: [LanguageEntry] = []
  /// The screen and the settings with which the scene that is shown was opened, or would be.
  var opening: SimulatedScreen
  var openingDocument = DocumentSettings()
  /// The screen before a scene of a size of its own was shown.
  var homeScreen: HomeScreen?
  var screen: SimulatedScreen
  /// Whether the last event's change of the screen is animated.
  var glides = false

  var selection: ViewPath?
  /// The selected constraint, one of those of the selected view.
  var constraint: ConstraintID?
  /// The edge of the selected view that is explained.
  var edge: NSLayoutConstraint.Attribute?
  /// Whether the inspector shows that edge even if a constraint, which was selected before, is out
  /// of sight then.
  var isEdgeInFront = false
  /// The changes of each scene that the user has changed.
  var histories: [EditedThing: SceneHistory] = [:]
  /// The histories as they were when quitting has led to the list of changes.
  var shownHistories: [EditedThing: SceneHistory] = [:]
  /// The ruler below the canvas; nil if there is none.
  var ruler: Ruler?
  /// What the ruler knows so far.
  var rulerReading: SweepReading?
  /// The wall of small screens; nil if it is closed.
  var wall: Wall?
  /// Whether a click selects a view without tapping it.
  var isSelectable = false
  /// The views whose subviews the tree does not list.
  var folded: Set<ViewPath> = []
  /// The first row of the tree in sight; nil if it follows the selection.
  var treeOffset: Int?
  var overlay: Overlay?
  /// What the repairs of the list of problems lead to; nil if none were tried.
  var weighedRepairs: WeighedRepairs?
  var showsInspector = true
  /// Whether the inspector is in place of the canvas where both have no room.
  var isInspectorInFront = false
  var inspectorParts = InspectorParts.both
  var divider = PaneDivider()
  /// Whether the line between canvas and inspector is being dragged.
  var isDividing = false
  /// What is drawn over the picture.
  var layers = CanvasLayers()
  /// The letters at the views, of which one is selected by typing.
  var labels: ViewLabels?
  /// What the scale keeps, as far as the terminal is large enough for that: see ``shownZoom``.
  var zoom = Viewport.Zoom.shape

  var console = Console()
  var showsConsole = false
  /// The number of the console's last visible line; nil while it follows the end.
  var lastConsoleLine: Int?

  /// The size in points for which the panes were divided: see ``settle()``. It does not change
  /// during a drag, so that the scale and all columns stay the same.
  var fittedSize: CGSize
  /// The same of the device turned.
  var turnedSize: CGSize
  /// The columns and rows of the canvas scrolled past its left and top edge, at true scale.
  var canvasOffset = CellPoint(column: 0, row: 0)
  /// The lines of the inspector's details scrolled past its top edge.
  var inspectorOffset = 0

  /// The previous frames of the views moved by the last change.
  var movedFrom: [ViewPath: CGRect] = [:]
  /// Whether these views are marked in the picture. The marks disappear after a time.
  var marksMoved = false

  /// What there was before the terminal became the screen; nil while it is not.
  var followed: Followed?
  /// The name of the field or text view that is being edited, to which keys are typed; nil if none
  /// is.
  var typing: String?
  /// Whether animations are slow.
  var isSlow = false

  /// A message about the last command, until the next key.
  var message: String?
  /// The line that the last key would have opened, and the message says why not.
  var refused: RefusedLine?
  var demo: Demo?
  /// The ambiguous view that is shown in one place after the other.
  var wandering: Wandering?
  /// The drag in progress.
  var drag: Drag?
  /// The press of the mouse that may become a tap.
  var pressed: Press?

  init(terminal: CellSize, scene: Int, scenes: [SceneEntry], screen: SimulatedScreen) {
    self.terminal = terminal
    self.scene = scene
    self.scenes = scenes
    self.screen = screen
    opening = screen
    fittedSize = screen.size
    turnedSize = screen.size
    if scenes.indices.contains(scene), scenes[scene].own?.size == screen.size {
      homeScreen = HomeScreen(SimulatedScreen(), isChosen: false)
    }
    adopt(terminal)
    settle()
  }

  /// The scene that is shown, as lists name it.
  var entry: SceneEntry? { scenes.indices.contains(scene) ? scenes[scene] : nil }

  /// The layout of the panes; nil if the terminal is too small.
  var layout: PaneLayout? {
    guard followed == nil else { return PaneLayout(whole: terminal, device: fittedSize) }
    return PaneLayout(
      terminal: terminal, device: fittedSize, turned: turnedSize,
      showsInspector: showsInspector || isListingProblems && wall == nil,
      isInspectorInFront: isInspectorInFront,
      hasRuler: ruler != nil && wall == nil, showsConsole: showsConsole,
      hasLesson: lesson != nil, divider: divider)
  }

  /// The time without events after which ``tick()`` is called, in milliseconds; nil means never.
  var milliseconds: Int? {
    if demo != nil { return Demo.frameMilliseconds }
    if wandering != nil { return Wandering.milliseconds }
    if followed != nil { return message == nil ? nil : Self.briefMilliseconds }
    return marksMoved ? Self.markMilliseconds : nil
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

/// An ambiguous view that moves within the range that its constraints leave open.
struct Wandering: Equatable, Sendable {
  /// The time that it stays in each place.
  static let milliseconds = 350

  let path: ViewPath
  /// The number of places that are still to come.
  var left = 10
}

/// A press of the mouse that becomes a tap if it is released at the same cell.
struct Press: Equatable, Sendable {
  let cell: CellPoint
  /// The point of the view seen there, in the window's coordinates.
  let point: CGPoint
}

/// A drag of the device's edges.
struct Drag: Equatable, Sendable {
  let edges: DeviceEdges
  /// The cell of the device's top left corner at the beginning.
  let origin: CellPoint
  /// The cell that was pressed, at which a side keeps its length.
  let start: CellPoint
  /// The size of the device at the beginning, in points.
  let size: CGSize
}

/// The edges of the device that can be dragged.
struct DeviceEdges: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let right = DeviceEdges(rawValue: 1)
  static let bottom = DeviceEdges(rawValue: 2)
}
