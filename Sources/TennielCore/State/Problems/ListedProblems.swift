import Cells
import Stage

/// Where the list of problems is, and what the picture beside it shows.
extension AppState {
  /// Whether the list of problems has anything to say.
  func hasFindings(on content: SceneSnapshot) -> Bool {
    !content.problems.isEmpty || !shownDocument.notes.isEmpty || shownDocument.failure != nil
      || !misplaced.isEmpty
  }

  /// The list of problems; nil if it is not open.
  var problemList: ProblemOverlay? { if case .problems(let list) = overlay { list } else { nil } }

  /// The place of the list with its title: the third column, or else the inspector, so that the
  /// picture stays in sight. Nil if neither has room, and if the picture has nothing to do with
  /// what is listed.
  func listBesidePicture(on content: SceneSnapshot) -> CellRect? {
    guard problemList != nil, wall == nil, display.followed == nil, shownDocument.failure == nil,
      !content.problems.isEmpty || !misplaced.isEmpty, let layout, !layout.isInspectorInFront
    else { return nil }
    guard var rect = panes.inspector.isShown ? layout.lists ?? layout.inspector : layout.panes
    else {
      return nil
    }
    if layout.isBeside { (rect.column, rect.columns) = (rect.column + 1, rect.columns - 1) }
    return rect
  }

  /// The place of the list of problems with its title.
  func problemsRect(on content: SceneSnapshot) -> CellRect {
    listBesidePicture(on: content)
      ?? CellRect(column: 0, row: 0, columns: terminal.columns, rows: max(0, terminal.rows - 1))
  }

  /// The marked line of the list of problems.
  func markedProblem(on content: SceneSnapshot) -> ProblemList.Entry? {
    problemList?.marked(in: self, on: content)
  }

  /// The repair of the marked line, which the picture shows as if it had been made.
  func previewedRepair(on content: SceneSnapshot) -> SceneEdit? {
    guard listBesidePicture(on: content) != nil else { return nil }
    return markedProblem(on: content)?.repair
  }

  /// The state for the picture, in which the view and the constraint of the marked line are
  /// selected.
  func pointingAtMarkedProblem(on content: SceneSnapshot) -> AppState {
    guard listBesidePicture(on: content) != nil, let entry = markedProblem(on: content),
      entry.view != nil || entry.constraint != nil
    else { return self }
    var state = self
    (state.focus.view, state.focus.constraint) = (entry.view, entry.constraint)
    state.focus.others = []
    return state
  }
}
