import Documents
import Nibs
import Stage

/// A scene follows its document.
extension DocumentEditing {
  /// Shows the document as it is after an edit: the objects that differ follow, or else the scene
  /// is made anew.
  /// - Parameter before: What the marks of moved views are relative to; nil for what is shown now.
  func showEdited(since before: ShownLayout? = nil) {
    guard let library, let path = shownPath, let draft = library.draft(of: path) else {
      return workbench.showAgain()
    }
    // On another device, or at another size, scenes have another canvas.
    if library.opened(path)?.document.drawnSizes != draft.document.drawnSizes {
      let isOnCanvas = !state.isPreview
      library.reread(path)
      workbench.showAgain()
      if isOnCanvas { state.showCanvas() }
      return workbench.update()
    }
    guard
      let updated = host.change({
        library.opened(path)?.update(host.controller, to: draft.document)
      })
    else {
      library.reread(path)
      return workbench.showAgain()
    }
    library.take(updated, at: path)
    workbench.scene.followedDocument()
    workbench.takeSnapshot(since: before)
    workbench.describeDraft()
  }
}
