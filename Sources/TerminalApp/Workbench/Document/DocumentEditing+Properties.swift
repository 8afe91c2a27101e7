import Documents
import InterfaceBuilder
import LayoutTools
import Stage

/// Changes of properties of views and constraints in the document.
extension DocumentEditing {
  /// Changes properties of views and constraints in the document.
  /// - Parameters:
  ///   - isStepping: Whether the change continues the change before it, if both are of one
  ///     property.
  ///   - isTyped: Whether the values are still being typed.
  func editProperties(_ edits: [SceneEdit], isStepping: Bool, isTyped: Bool = false) {
    var whole = edits
    var goesOn = openStep == .typing
    if isStepping, edits.count == 1, case .property(let continued) = openStep,
      continued.concernsTheSame(as: edits[0])
    {
      goesOn = true
      whole = [continued.followed(by: edits[0])]
    }
    guard let canvas = canvas(replacingLast: goesOn) else { return }
    var made: [DocumentEdit] = []
    for edit in edits {
      guard let id = host.elementID(of: edit.target) else {
        state.message = "\(edit.subject) is not in the document: \(maker(of: edit.target))"
        return
      }
      guard let part = edit.property.edits(of: id, to: edit.after, on: canvas) else {
        state.message = "The document has no \(edit.property.name) for \(edit.subject)"
        return
      }
      made += part
    }
    changeContent(
      of: edits.compactMap { host.elementID(of: $0.target) }, made,
      sentence: whole.map(\.sentence).joined(separator: ", "), replacesLast: goesOn,
      drawsArranged: false)
    openStep =
      isTyped ? .typing : isStepping ? whole.first.map { .property($0) } : nil
  }

  /// What has made a view or a constraint that the document does not have.
  private func maker(of target: SceneEdit.Target) -> String {
    guard case .constraint(let id) = target,
      content.constraint(id)?.identifier == PrototypingConstraint.identifier
    else { return "code has made it" }
    return "it holds a view that has no constraints yet"
  }

  /// The canvas on which an edit is worked out. An edit that takes the place of the last step
  /// starts from the document before that step.
  func canvas(replacingLast: Bool) -> Canvas? {
    let canvas = state.building?.scene?.shown
    guard replacingLast, let earlier = shownPath.flatMap({ library?.draft(of: $0)?.beforeOpenStep })
    else { return canvas }
    return canvas?.with(earlier)
  }

  /// Makes changes of the running scene a step of the document, as far as the document can have
  /// them.
  func adoptChanges(_ edits: [SceneEdit]) {
    host.apply([])
    workbench.follow()
    guard !edits.isEmpty else {
      state.message = "Editing: what was typed in another language stays out of the document"
      return
    }
    guard let canvas = state.building?.scene?.shown else { return }
    let kept = edits.filter { edit in
      host.elementID(of: edit.target).flatMap {
        edit.property.edits(of: $0, to: edit.after, on: canvas)
      } != nil
    }
    editProperties(kept, isStepping: false)
    state.message =
      kept.count == edits.count
      ? "Editing: what you have changed is a step of the document now, u undoes it"
      : "Editing: a document can't have all that you have changed; the rest is a step, u undoes it"
  }

  /// Takes an unfinished change out of the document again.
  func takeBack(_ change: OngoingChange) {
    switch (change, openStep) {
    case (.line, .typing), (.field, .field), (.drag, .frames): break
    default: return
    }
    changeDocument([], sentence: "", replacesLast: true)
    state.message = nil
  }
}
