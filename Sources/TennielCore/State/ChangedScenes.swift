import LayoutTools

/// The changes of scenes while they run, and what they are made of.
struct ChangedScenes: Equatable, Sendable {
  /// The changes of each scene that the user has changed.
  var histories: [EditedThing: SceneHistory] = [:]
  /// The histories as they were when quitting has led to the list of changes.
  var listed: [EditedThing: SceneHistory] = [:]
  /// What the repairs of the list of problems lead to; nil if none were tried.
  var repairs: WeighedRepairs?
  /// What was copied last.
  var clipping: Clipping?
}
