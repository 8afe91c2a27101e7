import Stage

/// What the user does while a document is edited.
struct Building: Equatable, Sendable {
  /// The step that goes on while the same value is changed: what it changes.
  var continued: SceneEdit?
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
