import Documents
import Nibs

/// A scene follows its document.
extension DocumentEditing {
  /// Shows the document as it is after an edit: its scene is made anew.
  /// - Parameter before: What the marks of moved views are relative to; nil for what is shown now.
  func showEdited(since before: ShownLayout? = nil) {
    guard let library, let path = shownPath, let draft = library.draft(of: path) else {
      return workbench.showAgain()
    }
    // On another device, or at another size, scenes have another canvas.
    let hasOtherCanvas = library.opened(path)?.document.drawnSizes != draft.document.drawnSizes
    let isOnCanvas = !state.isPreview
    library.readDraft(path)
    workbench.showAgain(since: before)
    guard hasOtherCanvas else { return }
    if isOnCanvas { state.showCanvas() }
    workbench.update()
  }
}
