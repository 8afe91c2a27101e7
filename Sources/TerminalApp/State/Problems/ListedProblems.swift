import Cells
import Stage

/// What is in the list of problems, where the list stands, and what the picture beside it shows.
struct ListedProblems {
  let state: AppState
  let content: SceneSnapshot

  init(_ state: AppState, on content: SceneSnapshot) {
    (self.state, self.content) = (state, content)
  }

  /// Whether nothing is to be listed.
  var isEmpty: Bool {
    content.problems.isEmpty && state.shownDocument.notes.isEmpty
      && state.shownDocument.failure == nil && state.misplaced.isEmpty
      && state.display.problemsElsewhere.isEmpty
  }

  /// The place of the list with its title: in front of the details, so that the picture stays in
  /// sight. Nil if there are none, and if the picture has nothing to do with
  /// what is listed.
  private var rectBesidePicture: CellRect? {
    guard state.problemList != nil, state.display.ground == .panes,
      state.shownDocument.failure == nil,
      !content.problems.isEmpty || !state.misplaced.isEmpty
        || !state.display.problemsElsewhere.isEmpty,
      let layout = state.layout,
      !layout.isInspectorInFront,
      var rect = layout.columns?.front
    else { return nil }
    if layout.isBeside { (rect.column, rect.columns) = (rect.column + 1, rect.columns - 1) }
    return rect
  }

  /// The place of the list with its title.
  var rect: CellRect {
    rectBesidePicture
      ?? CellRect(
        column: 0, row: 0, columns: state.terminal.columns, rows: max(0, state.terminal.rows - 1))
  }

  /// The marked entry of the list.
  var marked: ProblemList.Entry? { state.problemList?.marked(in: state, on: content) }

  /// The marked line, which may be one of several of an entry.
  var markedLine: ProblemList.Entry? {
    guard let line = state.problemList?.line else { return nil }
    let lines = ProblemList.entries(of: content, in: state)
    return lines.indices.contains(line) ? lines[line] : nil
  }

  /// The repair of the marked line, which the picture shows as if it had been made.
  var previewedRepair: SceneEdit? { rectBesidePicture == nil ? nil : marked?.repair }

  /// The state for the picture, in which the view and the constraint of the marked line are
  /// selected.
  var pointingState: AppState {
    guard rectBesidePicture != nil, let entry = marked,
      entry.view != nil || entry.constraint != nil
    else { return state }
    var pointing = state
    (pointing.focus.view, pointing.focus.constraint) = (entry.view, entry.constraint)
    pointing.focus.others = []
    return pointing
  }
}

extension AppState {
  /// The list of problems; nil if it is not open.
  var problemList: ProblemOverlay? { if case .problems(let list) = overlay { list } else { nil } }
}
