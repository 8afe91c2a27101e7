import Stage
import TerminalIO

/// The steps of `tenniel learn`: each is a document, in their order.
extension AppState {
  /// The index of the step that is shown; nil without `tenniel learn`. Each step is a document,
  /// which may have got further scenes.
  var lessonIndex: Int? {
    guard panes.hasLesson, let index = sceneList.document else { return nil }
    return Lesson.all.indices.contains(index) ? index : nil
  }

  /// The step that is shown.
  var lesson: Lesson? { lessonIndex.map { Lesson.all[$0] } }

  /// How far the step is; nil while its document is not edited.
  func lessonProgress(on content: SceneSnapshot) -> LessonProgress? {
    guard let lesson, let scene = building?.scene else { return nil }
    return lesson.progress(
      in: LessonScene(
        building: scene, content: content, isSaved: !shownDocument.draft.isChanged,
        wasElsewhere: building?.wasElsewhere == true))
  }

  /// Whether the scene is looked at on another screen than the one for which it is drawn.
  var isElsewhere: Bool {
    foreignDesign != nil || screen.direction == .rightToLeft || wall != nil
  }
}
