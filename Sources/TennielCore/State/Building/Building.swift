import LayoutTools
import Stage

/// What the user does while a document is edited.
struct Building: Equatable, Sendable {
  /// The step that goes on while the same value is changed: what it changes.
  var continued: SceneEdit?
  /// The scene; nil if the document's view is not shown.
  var scene: BuildingScene?
  /// The ids of the views that are selected besides the one with the mark, in the order in which they were.
  var others: [String] = []
  /// The tool that is open.
  var panel: ToolPanel?
}

/// What is known of a document's unsaved state.
struct DraftStatus: Equatable, Sendable {
  /// Whether it differs from its file.
  var isChanged = false
  /// Whether another program has written the file since.
  var isOvertaken = false
  /// The sentences about the steps that can be taken back and made again, the last one first.
  var undo: String?
  var redo: String?
}
