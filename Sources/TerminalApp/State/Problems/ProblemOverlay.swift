import Cells
import Stage

/// The list of problems.
struct ProblemOverlay: OverlayContent {
  /// The index of the marked line.
  var line = 0

  var overlay: Overlay { .problems(self) }
  var context: KeyMap.Context { .list }
  var words: (name: String, end: String) { ("the list", "closes it") }

  func list(in state: AppState, on content: SceneSnapshot) -> MarkedList? {
    MarkedList(
      rect: MarkedList.room(in: ListedProblems(state, on: content).rect),
      count: ProblemList.entries(of: content, in: state).count, marked: line)
  }

  mutating func mark(_ line: Int) { self.line = line }

  /// Marks another entry. An entry may take several lines.
  mutating func move(steps: Int, rows: Int, in state: AppState, on content: SceneSnapshot) {
    let all = ProblemList.entries(of: content, in: state)
    let hasPassed = all.allSatisfy { if case .passed = $0.kind { true } else { false } }
    // Checks that have found nothing have no marked line: they only have to be moved into sight.
    if hasPassed, all.count < ListedProblems(state, on: content).rect.rows { return }
    let target = min(max(0, line + rows), max(0, all.count - 1))
    let present = all.starts.lastIndex { $0 <= target } ?? 0
    mark(entry: min(max(0, present + steps), max(0, all.starts.count - 1)), of: all)
  }

  /// Marks the first line of an entry.
  mutating func mark(entry: Int, of entries: [ProblemList.Entry]) {
    let starts = entries.starts
    line = starts.indices.contains(entry) ? starts[entry] : 0
  }

  /// Marks the next line that is a change, or the first one after the last.
  mutating func markNextRepair(of entries: [ProblemList.Entry]) {
    let changes = entries.indices.filter { entries[$0].isChange }
    if let next = changes.first(where: { $0 > line }) ?? changes.first { line = next }
  }

  /// The number of the marked entry, however many lines the entries take.
  func entry(in state: AppState, on content: SceneSnapshot) -> Int? {
    ProblemList.entries(of: content, in: state).starts.lastIndex { $0 <= line }
  }

  /// The marked entry.
  func marked(in state: AppState, on content: SceneSnapshot) -> ProblemList.Entry? {
    let entries = ProblemList.entries(of: content, in: state)
    return entries.whole(at: line) ?? entries.last
  }

  func canChoose(in state: AppState, on content: SceneSnapshot) -> Bool {
    marked(in: state, on: content)?.isChoosable == true
  }

  /// Makes a repair, after which the list stays open, or selects what the line is about.
  func choose(in state: inout AppState, on content: SceneSnapshot) -> [Effect] {
    let entry = ProblemList.entries(of: content, in: state).whole(at: line)
    switch entry?.kind {
    case .repair(let edit):
      let effects = state.make([edit])
      state.message = "\(edit.sentence): u undoes it"
      state.overlay = .problems(ProblemOverlay())
      return effects + [{ $0.scene.weighRepairs() }]
    case .fix(let fix):
      state.overlay = .problems(ProblemOverlay())
      return [{ $0.document.mend(fix) }, { $0.scene.weighRepairs() }]
    case .exercise(let path):
      state.overlay = nil
      return [{ $0.scene.exercise(path) }]
    case .elsewhere(_, let length):
      if let path = entry?.view { state.select(path, on: content) }
      state.overlay = nil
      state.message = state.display.goToWitness(at: length)
      return []
    default:
      if let path = entry?.view { state.select(path, on: content) }
      if let id = entry?.constraint { state.select(id) }
      state.overlay = nil
      return []
    }
  }

  /// A click on a change marks it, so that it can be looked at before a second click makes it. A
  /// click on any other line chooses it.
  func press(
    at cell: CellPoint, in state: inout AppState, on content: SceneSnapshot
  ) -> [Effect] {
    guard let pressed = list(in: state, on: content)?.line(at: cell) else {
      state.overlay = nil
      return []
    }
    let next = ProblemOverlay(line: pressed)
    state.overlay = .problems(next)
    if pressed != line, next.marked(in: state, on: content)?.isChange == true { return [] }
    return state.perform(.choose, on: content)
  }
}
