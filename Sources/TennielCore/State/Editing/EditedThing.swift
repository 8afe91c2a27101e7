/// What has a history of its changes.
enum EditedThing: Hashable, Sendable {
  /// A scene while it runs: of code, or at a place in a document.
  case scene(String, place: String?)
}
