import Documents
import InterfaceBuilder
import LayoutTools
import Stage

/// Steps of the document, which are made, taken back and made again.
extension DocumentEditing {
  /// Makes edits in the document as one step, and shows it.
  /// - Parameters:
  ///   - replacesLast: Whether the edits take the place of the last step.
  ///   - extendsLast: Whether the edits are added to the last step.
  ///   - isSeen: Whether the scene differs, and is made anew.
  /// - Returns: Whether the edits could be made.
  @discardableResult
  func changeDocument(
    _ edits: [DocumentEdit], sentence: String, replacesLast: Bool = false,
    extendsLast: Bool = false, isSeen: Bool = true
  ) -> Bool {
    openStep = nil
    guard let path = shownPath else { return false }
    // A language may have a document of its own, which is shown in place of this one.
    if let shown = library?.document(at: path)?.path, shown != path {
      state.message = library?.obstacleToEditing(path)
      return false
    }
    let isSameScreen = beforeStep?.screen == host.screen
    let goesOn = replacesLast || extendsLast
    let now = workbench.shown
    let before = goesOn && isSameScreen ? beforeStep ?? now : now
    do throws(DocumentEdit.Refusal) {
      let made = try library?.change(path) { draft throws(DocumentEdit.Refusal) in
        let resources = { [library] (document: Document) -> [DocumentEdit] in
          library?.entries(ofResourcesIn: edits, in: document, at: path) ?? []
        }
        let isChanged =
          extendsLast
          ? try draft.extend(
            with: edits, sentence: sentence, selection: state.selectedIDs, adding: resources)
          : try draft.make(
            edits, sentence: sentence, replacesLast: replacesLast, selection: state.selectedIDs,
            adding: resources)
        return isChanged ? sentence : nil
      }
      state.message = sentence
      if made != nil { showEdited(since: before, isSeen: isSeen) }
      beforeStep = before
      return true
    } catch {
      state.message = "That can't be done: \(error)"
      return false
    }
  }

  func undo() { step("Undone") { $0.undo(from: &$1) } }

  func redo() { step("Redone") { $0.redo(from: &$1) } }

  /// Takes back a number of steps; a negative number of steps is made again.
  func goBack(steps: Int) {
    guard steps != 0 else { return }
    step(steps > 0 ? "Undone" : "Redone") { draft, selection in
      var sentence: String?
      for _ in 0..<abs(steps) {
        let next = steps > 0 ? draft.undo(from: &selection) : draft.redo(from: &selection)
        sentence = next ?? sentence
      }
      return sentence.map { abs(steps) == 1 ? $0 : "\(abs(steps)) steps" }
    }
  }

  /// Goes through the steps of the document. Views that come back are selected. If selected views
  /// go, the selection at that step comes back.
  /// - Parameter body: Gets the ids of the selected views, and leaves those that were selected at
  ///   that step.
  private func step(_ words: String, _ body: (inout Draft, inout [String]) -> String?) {
    openStep = nil
    let earlier = Set(state.building?.scene?.canvas.items.map(\.id) ?? [])
    let selected = state.selectedIDs
    var selection = selected
    guard let path = shownPath,
      let sentence = library?.change(path, { body(&$0, &selection) })
    else { return }
    state.message = "\(words): \(sentence)"
    showEdited()
    guard let canvas = state.building?.scene?.canvas else { return }
    let newcomers = canvas.outermost(canvas.items.map(\.id).filter { !earlier.contains($0) })
    if !newcomers.isEmpty {
      select(newcomers.map(\.id))
    } else if selected.contains(where: { canvas.item($0) == nil }) {
      select(selection.filter { canvas.item($0) != nil })
    }
  }
}
