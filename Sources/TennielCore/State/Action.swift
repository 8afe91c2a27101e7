import LayoutTools
import Stage

/// An action of a key. Amounts are in the unit of their name; positive amounts go right, down and
/// forwards.
enum Action: Hashable, Sendable {
  /// Changes the size of the simulated screen by an amount in points.
  case resize(width: Int, height: Int)
  case rotate
  case reset
  case device(Int)
  case splitPane
  case bars
  /// Changes a choice about the screen by a number of values. A choice is large, and many actions are
  /// copied for each picture.
  indirect case step(ScreenChoice, Int)

  case scene(Int)
  case chapter(Int)
  case tap
  /// Lets clicks select alone, or tap as well.
  case selectable
  case page(Int)
  case demo
  /// Makes the terminal the screen, or gives it back its panes.
  case follow
  case slowAnimations
  /// Keys of the keyboard while a field is edited, and the end of that.
  case returnKey
  case deleteBackward
  case endEditing
  /// Edits another field, so many places after this one.
  case editField(places: Int)
  /// Opens a list that is searched by typing.
  case pick(Picker.Source)
  case map
  case designTime
  case ownFrames
  /// Goes through the document's languages.
  case language(Int)
  /// Edits the document, or looks at it.
  case build
  case saveDocument
  /// Keeps the marked view selected while the mark goes on.
  case keepSelected
  /// Moves the selected views, or their trailing and bottom edges, by points.
  case moveViews(x: Int, y: Int)
  /// Moves the selected views to the next line that they can meet.
  case moveToGuideline(CanvasDirection)
  /// Lets the arrows change sizes, or places.
  case resizeViews
  /// Changes which views there are, and their order.
  case arrange(ArrangeCommand)
  /// Lists the constraints that a view holds in the tree, or leaves them out.
  case listConstraints(ViewPath?)
  /// Selects a constraint of the document, by its id.
  case chooseHeld(String)
  /// Selects what the document has, but not for the size classes that are shown, by its id.
  case chooseUninstalled(String)
  /// Types another name in the row of what is selected.
  case rename
  /// Opens the panel of a tool.
  case openTool(ToolKind)
  /// Opens or closes an inspector.
  case inspect(Inspector)
  /// Opens the inspector so many places after the one that is open.
  case stepInspector(Int)
  /// Moves the mark in the inspector, or changes the marked field.
  case moveField(Int)
  case markField(Int)
  case stepField(Int)
  /// Moves the mark to another section of the inspector.
  case moveFieldSection(Int)
  case enterField
  case eraseField
  /// Goes through the size classes for which values are changed.
  case varyField
  /// Lists the constraints that affect a part of the view, or no more those.
  case filterConstraints(ConstrainedPart)
  /// Moves the mark in the panel, or turns a row of it on or off.
  case movePanel(Int)
  case markPanel(Int)
  case togglePanel
  case stepPanel(Int)
  case erasePanel
  /// Does what the button of the panel says.
  case useTool
  /// Opens the selected view's line of the document in the user's editor.
  case edit

  case select(Int)
  case selectView(ViewPath)
  /// Selects a constraint, and its first view if none of its views is selected.
  indirect case chooseConstraint(ConstraintID)
  /// Folds or unfolds a view in the tree; nil stands for the selected one.
  case fold(ViewPath?)
  case scrollTree(Int)
  case zoom
  case scrollCanvas(columns: Int, rows: Int)
  case scrollInspector(Int)
  /// Selects one of the constraints of the selected view, by a number of steps.
  case selectConstraint(Int)
  /// Explains an edge of the selected view, by a number of steps.
  case why(Int)
  /// Changes a property of what is selected: in a line that is typed, or to the other value.
  case set(EditKey)
  /// Changes the selected constraint's constant by a number of points.
  case nudge(Int)
  /// Shows the ruler of widths, that of heights, or none.
  case ruler
  /// Goes to another breakpoint of the ruler, or to another problem.
  case breakpoint(Int)
  case rulerProblem(Int)
  /// Gives the screen a length along the ruler, in points.
  case goToLength(Int)
  /// Opens or closes the wall of small screens.
  case wall
  /// Moves the choice on the wall.
  case moveOnWall(columns: Int, rows: Int)
  /// Goes through what differs from screen to screen of the wall.
  case wallKind(Int)
  /// Picks one of two screens that are to stand side by side.
  case pickTile
  /// Sorts the wall by what is wrong, leaves out what is right, or shows all again.
  case sortWall
  case openTile
  case closeWall
  case undo
  case redo
  /// Opens the list of changes.
  case changes
  case copyChanges
  /// Takes back the marked change of the list.
  case takeBackChange
  case guides
  case constraintLines
  /// The names of all boxes, or of the selected one.
  case names
  /// Letters at the views, by which they are selected.
  case labelViews
  case inspector
  /// Shows both parts of the inspector, or one of them.
  case inspectorParts
  /// Moves the line between canvas and inspector.
  case moveDivider(columns: Int, rows: Int)
  case console
  case scrollConsole(Int)
  case clearConsole
  case problems

  case help
  case save
  case repaint
  case suspend
  case close
  case quit

  /// Moves the mark in an open list, by lines or by pages.
  case moveInList(lines: Int, pages: Int)
  /// Moves the mark in the map by columns.
  case moveSideways(Int)
  /// Deletes the last character that was typed.
  case erase
  /// Deletes all that was typed.
  case eraseAll
  /// Changes what is typed in a line, or moves in it.
  case editLine(TypedText.Edit)
  /// Marks the next repair in the list of problems.
  case nextRepair
  /// Chooses the marked line of an open list.
  case choose
}
