/// Ambiguous views in the places that their constraints allow.
extension SceneHost {
  /// Moves an ambiguous view to another place that its constraints allow, until the layout next
  /// changes.
  public func exerciseAmbiguity(of path: ViewPath) {
    guard let view = view(at: path) else { return }
    change { view.exerciseAmbiguityInLayout() }
  }

  /// Takes the views back that ``exerciseAmbiguity(of:)`` has moved.
  public func endExerciseOfAmbiguity() {
    change { controller.viewIfLoaded?.endExerciseOfAmbiguity() }
  }
}
