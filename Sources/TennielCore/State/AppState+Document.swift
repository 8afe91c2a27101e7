import Stage

/// How a document is shown.
extension AppState {
  mutating func performOnDocument(_ action: Action, on content: SceneSnapshot) -> [Effect] {
    if !isDocument, let scene = documentScene { return [.showPart(scene, then: action)] }
    guard isDocument else {
      message = obstacle(to: action, on: content)
      return []
    }
    switch action {
    case .designTime:
      document.isDesignTime.toggle()
      message = document.isDesignTime ? "As in Interface Builder" : "As it runs"
    case .ownFrames:
      layers.ownFrames.toggle()
      guard layers.ownFrames else { break }
      message = foreignDesign?.notice
      if message == nil { return [.countOwnFrames] }
    case .language(let steps): stepLanguage(by: steps)
    default: break
    }
    return []
  }

  /// Knows nothing of the document that was shown, as a scene of code is shown.
  mutating func forgetDocument() {
    (isDocument, original, isCopy, map, failure) = (false, nil, false, nil, nil)
    (notes, languages, editObstacle) = ([], [], nil)
    draft = DraftStatus()
  }

  /// What has to be done before the document can be changed; nil if nothing has.
  func preparation(for action: Action) -> [Effect]? {
    if !isDocument { return documentScene.map { [.showPart($0, then: action)] } }
    return original == nil ? nil : [.copyDocument(then: action)]
  }

  /// The screen on which the document draws the scene, if that is not the size that is shown.
  var foreignDesign: DesignCanvas? { entry?.design?.ifForeign(to: screen) }

  /// Goes through the languages, and turns the screen to the direction of each, and back after one
  /// from right to left.
  private mutating func stepLanguage(by steps: Int) {
    let all = [nil] + languages
    let here = all.firstIndex { $0?.name == document.language } ?? 0
    let language = all[(here + steps).inRing(of: all.count)]
    if language?.isRightToLeft == true {
      screen.direction = .rightToLeft
    } else if all[here]?.isRightToLeft == true {
      screen.direction = .leftToRight
    }
    document.language = language?.name
    message = language.map { "Language: \($0.name)" } ?? "The document's own language"
  }
}
