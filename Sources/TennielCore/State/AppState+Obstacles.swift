import Stage

extension AppState {
  /// Why an action means nothing at present, as a message says it; nil if it does something.
  func obstacle(to action: Action, on content: SceneSnapshot) -> String? {
    if let obstacle = obstacleOnTerminal(to: action) { return obstacle }
    switch action {
    case .scene:
      return scenes.count > 1 ? nil : "There is no other scene"
    case .chapter(let steps):
      return content.swipes.contains(steps > 0 ? .left : .right)
        ? nil : "This scene takes no swipes"
    case .tap:
      return obstacleToTap(on: content)
    case .page:
      return zoom == .trueScale || content.scrollable(around: selection) != nil
        ? nil : "Nothing to scroll here"
    case .splitPane:
      return screen.device?.splitWidths == nil
        ? "Only an iPad's screen is split: d and D go through the devices" : nil
    case .step(let choice, let steps):
      var stepped = screen
      return choice.step(&stepped, by: steps)
        ? nil : "\(choice.word(on: screen)) is the last \(choice.name)"
    case .problems:
      let isFine = content.problems.isEmpty && notes.isEmpty && failure == nil
      return isFine ? "No problems: no conflicts, nothing ambiguous" : nil
    case .map:
      return map == nil ? "Only storyboards have a map of their scenes" : nil
    case .designTime, .edit: return obstacleToDocuments
    case .language:
      return obstacleToDocuments ?? (languages.isEmpty ? "The document has no other language" : nil)
    case .ownFrames: return obstacleToDocuments ?? foreignDesign?.notice
    case .scrollCanvas:
      return fitsInSight ? "The whole device is in sight" : nil
    case .scrollInspector:
      return showsInspector ? nil : "The inspector is closed"
    case .fold(let path): return obstacleToFolding(path, on: content)
    case .close:
      return overlay == nil && selection == nil ? "Nothing is open or selected" : nil
    case .choose:
      return hasMarkedLine(on: content) ? nil : "Nothing is marked"
    case .selectConstraint, .why, .set, .nudge, .undo, .redo, .copyChanges:
      return obstacleToEditing(action, on: content)
    case .breakpoint, .rulerProblem:
      return ruler == nil ? "R opens the ruler, which knows breakpoints and problems" : nil
    default: return nil
    }
  }

  private func obstacleToTap(on content: SceneSnapshot) -> String? {
    guard let view = selection.flatMap(content.view(at:)) else {
      return "Select a view first, with tab or a click"
    }
    return content.takesTouches(view.path)
      ? nil : "\(content.views[content.frontRoot].name) lies over \(view.name)"
  }

  /// Why an action on the document means nothing.
  private var obstacleToDocuments: String? {
    if isDocument { return nil }
    return partOfProgram.map {
      "\($0) is part of the program: open its file, and the key has an effect"
    } ?? "This scene is made by code, not by a document"
  }

  private var fitsInSight: Bool {
    guard let layout else { return true }
    let range = CanvasView(self, in: layout).scrollRange
    return range.columns <= 0 && range.rows <= 0
  }

  private func hasMarkedLine(on content: SceneSnapshot) -> Bool {
    switch overlay {
    case .picker(let picker): picker.marked != nil
    case .problems: obstacle(to: .problems, on: content) == nil
    default: true
    }
  }
}
