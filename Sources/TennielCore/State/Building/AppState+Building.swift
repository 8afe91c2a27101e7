import Stage

/// Editing a document.
extension AppState {
  /// Begins to edit the document that is shown, or goes back to looking at it.
  mutating func toggleBuilding() {
    guard building == nil else {
      building = nil
      message =
        draft.isChanged ? "Looking: what was changed is not saved yet, ctrl-s saves it" : "Looking"
      return
    }
    building = Building()
    wall = nil
    ruler = nil
    showCanvas()
    message = "Editing: arrows and tools change the document, u undoes, ctrl-s saves"
  }

  /// Makes what was changed while the document was looked at its first step, since the document
  /// does not have that.
  /// - Parameter isTranslated: Whether texts were shown in another language than the document's.
  private mutating func adoptChanges(isTranslated: Bool) -> [Effect] {
    let changes = history.net.filter { !isTranslated || $0.property != .text }
    guard building != nil, !history.edits.isEmpty else { return [] }
    history = SceneHistory()
    return [.adoptChanges(changes)]
  }

  /// Performs an action of editing a document.
  mutating func performBuilding(_ action: Action, on content: SceneSnapshot) -> [Effect] {
    if let obstacle = obstacle(to: action, on: content) {
      message = obstacle
      return []
    }
    switch action {
    case .build:
      if building == nil, let effects = preparation(for: action) { return effects }
      let isTranslated = document.language != nil
      toggleBuilding()
      return adoptChanges(isTranslated: isTranslated)
    case .saveDocument: return [.saveDocument(overwrites: false)]
    default: break
    }
    return []
  }

  /// Why an action of editing a document means nothing at present.
  func obstacleToBuilding(_ action: Action) -> String? {
    switch action {
    case .build: building == nil ? obstacleToDocuments ?? editObstacle : nil
    case .saveDocument: obstacleToDocuments ?? (draft.isChanged ? nil : "Nothing to save")
    default: nil
    }
  }

  /// What the values that are typed in a line change in the document so far, which the scene
  /// follows.
  var typedProperties: [Effect] {
    guard building != nil, case .prompt(.values(let prompt)) = overlay,
      case .success(let edits) = prompt.edits()
    else { return [] }
    return [.typeProperties(edits)]
  }

  /// Makes changes of properties: in the document while that is edited, or else in the scene while
  /// it runs.
  mutating func make(_ edits: [SceneEdit], isStepping: Bool = false) -> [Effect] {
    if building != nil { return [.editProperties(edits, isStepping: isStepping)] }
    message = history.make(edits, isStepping: isStepping)
    return []
  }
}
