import Documents

/// The steps of `tenniel learn`. What is made in them is in documents of their own, and saved
/// without a question.
extension Workbench {
  /// Keeps which step is shown, and saves the one before.
  /// - Parameter path: The path of the document that was shown before.
  func keepLesson(leaving path: String?) {
    guard let lessons else { return }
    if let index = state.lessonIndex { lessons.keep(reached: index) }
    if let path, path != shownPath, library?.save(path) == .saved { describeDraft() }
  }

  /// Saves all steps, as the app ends.
  func saveLessons() {
    guard lessons != nil, let library else { return }
    for path in library.unsaved { _ = library.save(path) }
  }
}
