import Documents
import LayoutTools
import Stage

/// What the user does while a document is edited.
package struct Building: Equatable, Sendable {
  /// What was looked at before a tool was opened.
  struct Preview: Equatable, Sendable {
    let screen: SimulatedScreen
    let document: DocumentSettings
  }

  /// Whether the last step of the document still takes in changes of the thing that it changed.
  /// `DocumentEditing` opens a step, and whatever the user does besides ends it.
  var isStepOpen = false
  /// Whether the document was shown as Interface Builder does before it was edited.
  var wasDesignTime = false
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
  /// The inspector that is open.
  var fields: FieldPanel?
  /// The tool that is open.
  var panel: ToolPanel?
  /// What is looked at again once the tool is closed; nil for the canvas.
  var preview: Preview?
  /// The constraints that are drawn.
  var lines = LineScope.selected

  /// Lets the next change be a step of its own.
  mutating func endStep() { isStepOpen = false }
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
