import Stage

/// How a document is shown.
extension AppState {
  /// The canvas on which the document draws the scene; nil if the screen that is shown has the same
  /// size.
  var foreignDesign: DesignCanvas? { entry?.design?.ifForeign(to: screen) }

  /// Goes through the languages. A language from right to left turns the direction of the screen,
  /// and the language after it turns the direction back.
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
