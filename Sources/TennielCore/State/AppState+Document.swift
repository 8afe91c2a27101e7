import Stage

/// How a document is shown.
extension AppState {
  /// Knows nothing of the document that was shown, as a scene of code is shown.
  mutating func forgetDocument() {
    shownDocument = ShownDocument(
      settings: shownDocument.settings, unsaved: shownDocument.unsaved)
  }

  /// The screen on which the document draws the scene, if that is not the size that is shown.
  var foreignDesign: DesignCanvas? { entry?.design?.ifForeign(to: screen) }

  /// Goes through the languages, and turns the screen to the direction of each, and back after one
  /// from right to left.
  mutating func stepLanguage(by steps: Int) {
    let all = [nil] + shownDocument.languages
    let here = all.firstIndex { $0?.name == shownDocument.settings.language } ?? 0
    let language = all[(here + steps).inRing(of: all.count)]
    if language?.isRightToLeft == true {
      screen.direction = .rightToLeft
    } else if all[here]?.isRightToLeft == true {
      screen.direction = .leftToRight
    }
    shownDocument.settings.language = language?.name
    message = language.map { "Language: \($0.name)" } ?? "The document's own language"
  }
}
