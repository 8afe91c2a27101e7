import LayoutTools

/// What was changed in scenes while they run, what repairs would change, and what was copied.
struct Changes: Equatable, Sendable {
  /// The changes of each scene that the user has changed.
  var histories: [EditedThing: SceneHistory] = [:]
  /// The histories as they were when the question before quitting led to the list of changes.
  var seenBeforeQuitting: [EditedThing: SceneHistory] = [:]
  /// What the repairs of the list of problems lead to; nil if none were tried.
  var repairs: WeighedRepairs?
  /// What was copied last.
  var clipping: Clipping?
}
