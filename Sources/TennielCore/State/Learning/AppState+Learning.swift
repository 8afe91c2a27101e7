import Stage

/// The steps of `tenniel learn`: each is the scene of a document, in their order.
extension AppState {
  /// The step that is shown; nil if this is not `tenniel learn`.
  var lesson: Lesson? {
    isLearning && Lesson.all.indices.contains(scene) ? Lesson.all[scene] : nil
  }

  /// How far the step is; nil while its document is not edited.
  func lessonProgress(on content: SceneSnapshot) -> LessonProgress? {
    guard let lesson, let scene = building?.scene else { return nil }
    let isElsewhere = foreignDesign != nil || screen.direction == .rightToLeft || wall != nil
    return lesson.progress(
      in: LessonScene(
        building: scene, content: content, isSaved: !draft.isChanged, isElsewhere: isElsewhere))
  }
}
