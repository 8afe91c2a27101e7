import Documents
import Stage

/// Editing a document.
extension AppState {
  /// Begins to edit the document that is shown, or goes back to looking at it.
  mutating func toggleBuilding() {
    if let building {
      self.building = nil
      focus.forgetObjects()
      shownDocument.settings.isDesignTime = building.wasDesignTime
      message =
        shownDocument.draft.isChanged
        ? "Looking: what was changed is not saved yet, ctrl-s saves it" : "Looking"
      return
    }
    // Without panes, nothing of a document can be selected.
    display.leaveTerminal()
    building = Building(wasDesignTime: shownDocument.settings.isDesignTime)
    wall = nil
    showCanvas()
    message = "Editing: arrows and tools change the document, u undoes, ctrl-s saves"
  }

  /// Why the document can't be edited.
  package var obstacleToBuilding: String? { obstacleToDocuments ?? shownDocument.editObstacle }

  /// Makes the changes from before editing the first step of the document, which does not have them
  /// yet.
  /// - Parameter isTranslated: Whether texts were shown in another language than the document's.
  mutating func adoptChanges(isTranslated: Bool) -> [Effect] {
    let changes = history.net.filter { !isTranslated || $0.property != .text }
    guard building != nil, !history.edits.isEmpty else { return [] }
    history = SceneHistory()
    return [{ $0.document.adoptChanges(changes) }]
  }

  /// The effects of the values that are typed in a line so far: the document changes, and the scene
  /// follows.
  var typedProperties: [Effect] {
    guard building != nil, case .prompt(let prompt) = overlay,
      case .success(let edits) = prompt.edits()
    else { return [] }
    return [{ $0.document.editProperties(edits, isStepping: false, isTyped: true) }]
  }

  /// Makes changes of properties: in the document while a document is edited, or else in the
  /// running scene.
  mutating func make(_ edits: [SceneEdit], isStepping: Bool = false) -> [Effect] {
    if building != nil {
      return [{ $0.document.editProperties(edits, isStepping: isStepping, isTyped: false) }]
    }
    message = history.make(edits, isStepping: isStepping)
    return []
  }
}
