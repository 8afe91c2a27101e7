import Documents
import Nibs

/// A scene follows its document.
extension DocumentEditing {
  /// Shows the document as it is after an edit: its scene is made anew.
  /// - Parameters:
  ///   - before: What the marks of moved views are relative to; nil for what is shown now.
  ///   - isSeen: Whether the scene differs. If not, it stays, and the canvas alone is read again.
  func showEdited(since before: ShownLayout? = nil, isSeen: Bool = true) {
    guard let library, let path = shownPath, let draft = library.draft(of: path) else {
      return workbench.showAgain()
    }
    // On another device, or at another size, scenes have another canvas.
    let hasOtherCanvas = library.opened(path)?.document.drawnSizes != draft.document.drawnSizes
    let isOnCanvas = !state.isPreview
    library.readDraft(path)
    guard isSeen else {
      workbench.adoptScenes(of: library)
      workbench.describeDocument()
      return describeCanvas()
    }
    workbench.showAgain(since: before)
    guard hasOtherCanvas else { return }
    if isOnCanvas { state.showCanvas() }
    workbench.update()
  }
}
