import LayoutTools
import Stage

/// What the user does while a document is edited.
struct Building: Equatable, Sendable {
  /// A change that goes on as one step while the same thing is changed.
  enum Gesture: Equatable, Sendable {
    /// A property is stepped: the edit that the steps come to.
    case property(SceneEdit)
    /// Values are typed in a line, which the scene follows.
    case typing
    /// The value of a field is typed or stepped.
    case field(FieldEdit.Subject)
    /// Edges of views are moved: the canvas before that, the ids of the views, and the edges.
    case frames(Canvas, [String], FrameEdges)
  }

  /// The views that something else than the document gives their frames.
  struct Drawn: Equatable, Sendable {
    /// The views that have the size of their content.
    var fitted: FittedViews?
    /// The views that stack views and collections arrange.
    var arranged: ArrangedViews?
    /// The views that are drawn where the layout has them.
    var settled: SettledViews?
  }

  /// What was looked at before a tool was opened.
  struct Preview: Equatable, Sendable {
    let screen: SimulatedScreen
    let document: DocumentSettings
  }

  var gesture: Gesture?
  /// The name of what the step that goes on changes. The name is kept, since the step may change
  /// it.
  var subject: String?
  /// The views that were drawn as their content or a stack view wants them before the step that
  /// goes on.
  var drawn = Drawn()
  /// Whether the scene was looked at on other screens than the one for which it is drawn.
  var wasElsewhere = false
  /// What the mouse is doing on the canvas.
  var mouse: MouseGesture?
  /// The guidelines met by the views that were moved last.
  var guidelines: [Guideline] = []
  /// Whether the arrows change the size of views, and not their place.
  var resizes = false
  /// The scene; nil if the document's view is not shown.
  var scene: BuildingScene?
  /// The ids of the views that are selected besides the marked one, in the order in which they were
  /// selected.
  var others: [String] = []
  /// The id of the view that was inserted last, until the user selects something: that view is
  /// selected, but not by the user.
  var newcomer: String?
  /// The ids of the selected objects that are not installed.
  var uninstalled: [String] = []
  /// The views whose constraints the tree lists.
  var listed: Set<ViewPath> = []
  /// The inspector that is open.
  var fields: FieldPanel?
  /// The tool that is open.
  var panel: ToolPanel?
  /// What is looked at again once the tool is closed; nil for the canvas.
  var preview: Preview?
  /// The constraints that are drawn.
  var lines = LineScope.selected
}

/// What is known of a document's unsaved state.
struct DraftStatus: Equatable, Sendable {
  /// Whether the document differs from its file.
  var isChanged = false
  /// Whether another program has written the file since.
  var isOvertaken = false
  /// The sentences about the steps that were made, and about the steps that were taken back. The
  /// last of each is the one that undo takes back or redo makes again.
  var done: [String] = []
  var undone: [String] = []
}
