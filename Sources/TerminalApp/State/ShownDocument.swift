import Documents

/// What is known of the document that is shown. A scene of code has none: then only the settings,
/// which the next document is shown with, and the unsaved documents count.
package struct ShownDocument: Equatable, Sendable {
  /// How the document is shown.
  package var settings = DocumentSettings()
  /// The settings with which the program was started.
  var openingSettings = DocumentSettings()
  /// Whether a document is shown.
  var exists = false
  /// Whether it is shown with the app's own code.
  var hasCode = false
  /// The name of the program's own document that is shown, which is copied before it is edited; nil
  /// for files.
  var original: String?
  /// Whether the copy of the program's own document is shown.
  var isCopy = false
  /// The map of the document's scenes; nil for a document without a map.
  var map: SceneMap?
  /// What is known of the document's unsaved state.
  var draft = DraftStatus()
  /// The names of all documents that differ from their files.
  var unsaved: [String] = []
  /// Why the document can only be looked at; nil if it can be edited.
  var editObstacle: String?
  /// Why the document can't be read any more; the picture is then the last good one.
  var failure: DocumentFailure?
  /// What is wrong with the document, and what it asks for and did not get.
  var notes: [DocumentNote] = []
  /// The languages in which the document can be shown besides its own.
  var languages: [LanguageEntry] = []

  /// Forgets the document, since a scene of code has none.
  mutating func forget() {
    self = ShownDocument(settings: settings, openingSettings: openingSettings, unsaved: unsaved)
  }

  /// Goes to the next language; nil stands for the document's own.
  mutating func takeNextLanguage() -> (from: LanguageEntry?, to: LanguageEntry?) {
    let all = [nil] + languages
    let here = all.firstIndex { $0?.name == settings.language } ?? 0
    let next = all[(here + 1).inRing(of: all.count)]
    settings.language = next?.name
    return (all[here], next)
  }
}
