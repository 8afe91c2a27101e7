import Stage

extension AppState {
  /// Why an action means nothing at present, as a message says it; nil if it does something.
  func obstacle(to action: Action, on content: SceneSnapshot) -> String? {
    if let obstacle = obstacleOnTerminal(to: action) ?? obstacleOnWall(to: action) {
      return obstacle
    }
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
      return hasFindings(on: content) ? nil : "No problems: no conflicts, nothing ambiguous"
    case .map:
      return map == nil ? "Only storyboards have a map of their scenes" : nil
    case .designTime, .edit: return obstacleToDocuments
    case .pick(.canvases): return obstacleToViewAs
    case .pick(.options): return obstacleToOptions
    case .build, .saveDocument: return obstacleToBuilding(action)
    case .inspect, .stepInspector, .moveField, .moveFieldSection, .stepField, .enterField,
      .eraseField, .varyField,
      .filterConstraints:
      return obstacleToFields(action)
    case .keepSelected, .moveViews, .moveToGuideline, .arrange, .openTool, .useTool:
      return obstacleToTool(action)
    case .listConstraints, .rename: return obstacleToOutline(action, on: content)
    case .language:
      return obstacleToDocuments ?? (languages.isEmpty ? "The document has no other language" : nil)
    case .ownFrames: return obstacleToDocuments ?? foreignDesign?.notice
    case .scrollCanvas:
      return fitsInSight ? "The whole device is in sight" : nil
    case .scrollInspector:
      return showsInspector ? nil : "The inspector is closed: i opens it"
    case .fold(let path): return obstacleToFolding(path, on: content)
    case .nextRepair:
      guard case .problems = overlay else { return "Repairs are in the list of problems: x" }
      return ProblemList.entries(of: content, in: self).contains(where: \.isChange)
        ? nil : "There is no repair in the list"
    case .close:
      guard overlay == nil, selection == nil, labels == nil, followed == nil else { return nil }
      guard let building else { return "Nothing is open or selected" }
      let isIdle = building.panel == nil && building.fields == nil && building.mouse == nil
      return isIdle && building.others.isEmpty && building.uninstalled.isEmpty
        ? "Nothing is selected: X ends editing" : nil
    case .choose:
      return hasMarkedLine(on: content) ? nil : "Nothing is marked"
    case .save:
      if case .changes = overlay { return obstacle(to: .copyChanges, on: content) }
      return nil
    case .selectConstraint, .why, .set, .nudge, .undo, .redo, .copyChanges, .takeBackChange:
      return obstacleToEditing(action, on: content)
    case .breakpoint, .rulerProblem:
      return ruler == nil ? "R opens the ruler, which knows breakpoints and problems" : nil
    default: return nil
    }
  }

  private func obstacleToTap(on content: SceneSnapshot) -> String? {
    guard let view = selection.flatMap(content.view(at:)) else {
      return Self.wantsView
    }
    return content.takesTouches(view.path)
      ? nil : "\(content.views[content.frontRoot].name) lies over \(view.name)"
  }

  /// Why an action on the document means nothing.
  var obstacleToDocuments: String? {
    if isDocument || documentScene != nil { return nil }
    return "This scene is made by code, not by a document"
  }

  private var fitsInSight: Bool {
    guard let layout else { return true }
    let range = CanvasView(self, in: layout).scrollRange
    return range.columns <= 0 && range.rows <= 0
  }

  private func hasMarkedLine(on content: SceneSnapshot) -> Bool {
    switch overlay {
    case .picker(let picker): picker.marked != nil
    case .problems: markedProblem(on: content)?.isChoosable == true
    case .changes: !history.net.isEmpty
    default: true
    }
  }

  /// Whether a key is worth a place in the last row.
  func offers(_ action: Action, on content: SceneSnapshot) -> Bool {
    switch action {
    case .pickTile, .wallKind, .sortWall: if wall?.isBeside == true { return false }
    default: break
    }
    return obstacle(to: action, on: content) == nil
  }

  /// What an action does at present, in the words of the last row; nil for what it does always.
  func hint(of action: Action, on content: SceneSnapshot) -> String? {
    switch action {
    case .choose:
      switch markedProblem(on: content)?.kind {
      case .repair, .fix: "apply"
      case .exercise: "show it move"
      default: nil
      }
    case .enterField: fieldHint
    case .eraseField where building?.fields?.typed != nil: "erase"
    case .closeWall where wall?.picked.isEmpty == false: "all screens"
    default: nil
    }
  }

  /// What enter does at the marked row of an inspector.
  private var fieldHint: String? {
    if building?.fields?.typed != nil { return "accept" }
    let row = markedFieldRow
    if row?.constraint != nil { return "open" }
    return switch row?.field?.kind {
    case .flag: "yes, no"
    case .choice: "list"
    default: nil
    }
  }
}
