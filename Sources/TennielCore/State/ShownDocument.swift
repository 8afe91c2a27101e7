/// The document that is shown, as far as there is one: scenes of code have none.
struct ShownDocument: Equatable, Sendable {
  /// How it is shown.
  var settings = DocumentSettings()
  var exists = false
  /// The name of the program's own document that is shown, which is copied before it is edited; nil
  /// for files.
  var original: String?
  /// Whether the copy of the program's own document is shown.
  var isCopy = false
  /// What is known of its unsaved state.
  var draft = DraftStatus()
  /// The names of all documents that differ from their files.
  var unsaved: [String] = []
  /// Why it can only be looked at; nil if it can be edited.
  var editObstacle: String?
  /// Why it can't be read any more; the picture is then the last good one.
  var failure: DocumentFailure?
  /// What is wrong with it, and what it asks for and did not get.
  var notes: [DocumentNote] = []
  /// The languages in which it can be shown besides its own.
  var languages: [LanguageEntry] = []
}
