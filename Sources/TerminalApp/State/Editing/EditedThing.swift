import Documents

/// What has a history of its changes.
enum EditedThing: Hashable, Sendable {
  /// A scene while it runs: of code, or at a place in a document.
  case scene(String, place: String?)
}

extension SceneEntry {
  /// What the changes of the scene belong to. Scenes of one name in a document share their changes.
  var edited: EditedThing { .scene(name, place: place) }
}
