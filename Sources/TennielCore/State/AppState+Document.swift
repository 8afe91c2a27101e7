/// How a document is shown.
extension AppState {
  mutating func performOnDocument(_ action: Action) {
    guard isDocument else {
      message =
        partOfProgram.map {
          "\($0) is part of the program: open its file, and the key has an effect"
        }
        ?? "This scene is made by code, not by a document"
      return
    }
    switch action {
    case .designTime:
      document.isDesignTime.toggle()
      message = document.isDesignTime ? "As in Interface Builder" : "As it runs"
    case .ownFrames:
      showsOwnFrames.toggle()
      if showsOwnFrames { message = "Broken lines: the frames in the document, where they differ" }
    case .language(let steps): stepLanguage(by: steps)
    default: break
    }
  }

  private mutating func stepLanguage(by steps: Int) {
    let all = [nil] + languages
    let index = (all.firstIndex(of: document.language) ?? 0) + steps
    document.language = all[(index % all.count + all.count) % all.count]
    message = document.language.map { "Language: \($0)" } ?? "The document's own language"
  }
}
