import InterfaceBuilder
import Stage

/// Edits of the document that is shown: each is one step, and the scene follows it.
@MainActor
final class DocumentEditing: WorkbenchUser, DocumentEffects {
  unowned let workbench: Workbench
  /// What was shown before the last step of the document, for a next step that takes its place; nil
  /// if there is none.
  var beforeStep: ShownLayout?

  init(on workbench: Workbench) { self.workbench = workbench }

  /// Goes on with editing in another scene, if its document can be edited.
  func goOn() {
    guard let building = state.building else { return }
    guard state.shownDocument.exists, state.shownDocument.editObstacle == nil else {
      state.building = nil
      state.message = state.shownDocument.editObstacle
      return
    }
    // The program's own document is copied first, unless something is asked about its copy.
    guard state.shownDocument.original == nil else {
      state.building = nil
      if state.overlay == nil { workbench.unsavedWork.copyDocument(then: .build) }
      return
    }
    var next = Building()
    next.resizes = building.resizes
    next.lines = building.lines
    state.building = next
    // The document's frames are for the screen of its canvas.
    state.showCanvas()
    if state.screen != host.screen { host.apply(state.screen) }
    workbench.follow()
  }
}
