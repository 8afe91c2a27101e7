/// What a command asks for besides a changed state. It is done once the scene follows the state.
package typealias Effect = @MainActor @Sendable (EffectTarget) -> Void

/// The objects that do what commands ask for besides a changed state.
@MainActor
package struct EffectTarget {
  /// What is done to the scene that is shown, and what only the scene knows.
  let scene: Workbench
  /// Edits of the document that is shown.
  let document: DocumentEditing
  /// What is done about work that is not saved, and about copies of the program's own documents.
  let unsaved: UnsavedWork
  /// What needs files, the clipboard and the terminal, and what only the picture knows.
  let app: App
}
