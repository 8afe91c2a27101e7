import Documents
import InterfaceBuilder
import LayoutTools

/// Views that are as large as their content asks for.
extension DocumentEditing {
  /// Makes edits in the document as one step. Views that were drawn as large as their content, and
  /// that no constraints hold, are drawn so afterwards as well. Views that stack views have come to
  /// arrange are drawn where the stack views put them. A size that the content now decides is drawn
  /// as the content has it.
  /// - Parameters:
  ///   - ids: The views whose contents are edited.
  ///   - replacesLast: Whether the edits take the place of the last step.
  ///   - updated: Views that get the frames where their constraints then put them.
  ///   - drawsArranged: Whether the views that stack views place are drawn there. Constants that
  ///     are stepped move views at each key, in stack views as elsewhere: their frames are updated
  ///     when the user says so.
  /// - Returns: Whether the edits could be made.
  @discardableResult
  func changeContent(
    of ids: [String] = [], _ edits: [DocumentEdit], sentence: String, replacesLast: Bool = false,
    updating updated: [String] = [], drawsArranged: Bool = true
  ) -> Bool {
    if !replacesLast, let canvas = state.building?.scene?.canvas {
      drawn.fitted = FittedViews(ids, on: canvas)
      drawn.arranged = drawsArranged ? ArrangedViews(on: canvas) : nil
      drawn.settled = SettledViews(on: canvas)
    }
    return changeAndMark(edits, sentence: sentence, replacesLast: replacesLast) {
      drawResult(sentence, updating: updated)
    }
  }

  /// Makes edits in the document as one step, and marks the views that the step leaves misplaced or
  /// ambiguous.
  /// - Parameter further: Adds to the step.
  func changeAndMark(
    _ edits: [DocumentEdit], sentence: String, replacesLast: Bool, _ further: () -> Void = {}
  ) -> Bool {
    if !replacesLast { drawn.marked = state.building?.scene.map { MarkedViews(on: $0.canvas) } }
    guard let library, let path = shownPath else { return false }
    return library.asOneChange(of: path) {
      guard changeDocument(edits, sentence: sentence, replacesLast: replacesLast) else {
        return false
      }
      further()
      let message = state.message
      extendStep(sentence, isSeen: false) { drawn.marked?.edits(on: $0) ?? [] }
      state.message = message
      return true
    }
  }

  /// Adds edits to the last step.
  private func extendStep(
    _ sentence: String, isSeen: Bool = true, _ further: (Canvas) -> [DocumentEdit]
  ) {
    let edits = state.building?.scene.map { further($0.canvas) } ?? []
    if edits.isEmpty { return }
    changeDocument(edits, sentence: sentence, extendsLast: true, isSeen: isSeen)
  }

  /// Adds to the last step what the layout makes of it. Each addition is found out on the scene as
  /// it is after the addition before.
  private func drawResult(_ sentence: String, updating updated: [String]) {
    var remark: String?
    extendStep(sentence) { canvas in
      let update = UpdateFrames(canvas, selection: Set(updated))
      remark = update.remark
      return (drawn.fitted?.edits(on: canvas) ?? []) + update.edits
    }
    // Arranged views are in their places only once their stack view has its size.
    extendStep(sentence) { drawn.arranged?.edits(on: $0) ?? [] }
    extendStep(sentence) { CellList.resizingRows(on: $0) }
    extendStep(sentence) { drawn.settled?.edits(on: $0) ?? [] }
    if let remark { state.message = "\(sentence); \(remark)" }
  }
}
