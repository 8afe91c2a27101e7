import Documents

/// The steps of `tenniel learn`: each is a document, in their order.
extension AppState {
  /// The index of the step that is shown; nil without `tenniel learn`. Each step is a document,
  /// which may have got further scenes.
  package var lessonIndex: Int? {
    guard panes.hasLesson, sceneList.entry != nil else { return nil }
    let index = Set(sceneList.entries[...sceneList.shown].map(\.place)).count - 1
    return Lesson.all.indices.contains(index) ? index : nil
  }

  /// The step that is shown.
  var lesson: Lesson? { lessonIndex.map { Lesson.all[$0] } }

  /// Whether the scene is looked at on another screen than the one for which it is drawn.
  var isElsewhere: Bool {
    foreignDesign != nil || screen.direction == .rightToLeft || wall != nil
  }
}
