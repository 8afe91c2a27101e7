import Cells
import Stage

/// The list of problems: where it is, and what the picture beside it shows.
extension AppState {
  /// Whether the list of problems has anything to say.
  func hasFindings(on content: SceneSnapshot) -> Bool {
    !content.problems.isEmpty || !shownDocument.notes.isEmpty || shownDocument.failure != nil
      || !misplaced.isEmpty
  }

  /// Whether the list of problems is open.
  var isListingProblems: Bool { if case .problems = overlay { true } else { false } }

  /// The place of the list with its title: that of the third column, or else of the inspector, so
  /// that the picture stays in sight; nil where neither has room, and where the picture has nothing
  /// to do with what is listed.
  func listBesidePicture(on content: SceneSnapshot) -> CellRect? {
    guard isListingProblems, wall == nil, former.followed == nil, shownDocument.failure == nil,
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
    guard case .problems(let line) = overlay else { return nil }
    let entries = ProblemList.entries(of: content, in: self)
    return entries.whole(at: line) ?? entries.last
  }

  /// Marks another entry of the list of problems, of which each may take several lines.
  mutating func moveInProblems(
    from line: Int, entries: Int, lines: Int, on content: SceneSnapshot
  ) {
    let all = ProblemList.entries(of: content, in: self)
    let hasPassed = all.allSatisfy { if case .passed = $0.kind { true } else { false } }
    // Of checks that have found nothing no line is marked, so that only what is out of sight moves.
    if hasPassed, all.count < problemsRect(on: content).rows { return }
    let starts = all.starts
    let target = min(max(0, line + lines), max(0, all.count - 1))
    let present = starts.lastIndex { $0 <= target } ?? 0
    let next = min(max(0, present + entries), max(0, starts.count - 1))
    overlay = .problems(line: starts.indices.contains(next) ? starts[next] : 0)
  }

  /// The number of the marked entry of the list of problems, however many lines the entries take;
  /// nil if the list is not open.
  func markedEntry(on content: SceneSnapshot) -> Int? {
    guard case .problems(let line) = overlay else { return nil }
    let entries = ProblemList.entries(of: content, in: self)
    return entries.starts.lastIndex { $0 <= line }
  }

  /// Marks the first line of an entry of the list of problems.
  mutating func mark(entry: Int, on content: SceneSnapshot) {
    let starts = ProblemList.entries(of: content, in: self).starts
    overlay = .problems(line: starts.indices.contains(entry) ? starts[entry] : 0)
  }

  /// The repair that the picture shows as if it had been made: that of the marked line.
  func previewedRepair(on content: SceneSnapshot) -> SceneEdit? {
    guard listBesidePicture(on: content) != nil else { return nil }
    return markedProblem(on: content)?.repair
  }

  /// The state with what the marked line of the list is about selected, as the picture shows it.
  func pointingAtMarkedProblem(on content: SceneSnapshot) -> AppState {
    guard listBesidePicture(on: content) != nil, let entry = markedProblem(on: content),
      entry.view != nil || entry.constraint != nil
    else { return self }
    var state = self
    (state.focus.view, state.focus.constraint) = (entry.view, entry.constraint)
    state.building?.others = []
    return state
  }
}
