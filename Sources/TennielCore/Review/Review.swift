import Cells

/// The review of layouts that are not as they were kept: which change is shown, how, and which are
/// accepted.
struct Review: Equatable, Sendable {
  /// What lies over the pictures.
  enum Overlay: Equatable, Sendable {
    case list
    case question
    /// The help, from a line on.
    case help(top: Int)
  }

  /// The changes, at least one, those of a scene one after another.
  let changes: [ReviewedChange]
  /// The columns of the widest line of their list.
  let listWidth: Int
  /// The size of the terminal in cells.
  var terminal: CellSize
  /// The index of the change that is shown.
  private(set) var index = 0
  /// The change that is shown.
  private(set) var shown: ShownChange
  var view = ReviewView.automatic
  /// The first cell of the pictures that is in sight.
  var offset = CellPoint.zero
  var overlay: Overlay?
  /// What the user is told; nil for nothing.
  var message: String?
  /// The indices of the changes that are accepted.
  private(set) var accepted: Set<Int> = []
  /// The indices that were accepted at once, the last at the end.
  private var history: [[Int]] = []

  /// - Parameter changes: At least one.
  init(_ changes: [ReviewedChange], in terminal: CellSize) {
    precondition(!changes.isEmpty, "a review needs changes")
    (self.changes, self.terminal) = (changes, terminal)
    listWidth = ReviewList.width(of: changes)
    shown = ShownChange(changes[0])
    showDifference()
  }

  /// The change that is shown.
  var change: ReviewedChange { changes[index] }
  /// The indices of the changes that are not accepted, in order.
  var left: [Int] { changes.indices.filter { !accepted.contains($0) } }
  /// Those of the scene that is shown.
  var leftOfScene: [Int] { left.filter { changes[$0].isOfScene(of: change) } }
  /// What is taken back next, by their indices; empty for nothing.
  var lastAccepted: [Int] { history.last ?? [] }

  /// The words for what has become of the changes: `accepted 3 of 5 changes; 2 are left`.
  var summary: String {
    let count = left.count
    let rest = count == 0 ? "nothing is left" : count == 1 ? "1 is left" : "\(count) are left"
    return "accepted \(accepted.count) of \(changes.count) change\(changes.count == 1 ? "" : "s"); "
      + rest
  }

  /// Shows a change, with what differs in sight.
  mutating func show(_ index: Int) {
    guard changes.indices.contains(index), index != self.index else { return }
    self.index = index
    shown = ShownChange(changes[index])
    showDifference()
  }

  /// Scrolls the pictures to what differs first.
  private mutating func showDifference() {
    let rows = shown.difference?.rows ?? []
    let column = rows.compactMap { $0.columns.min() }.min() ?? 0
    offset = CellPoint(column: column - 4, row: (rows.first?.number ?? 0) - 2)
    keepInSight()
  }

  /// Scrolls no further than there is something to see.
  mutating func keepInSight() {
    let most = ReviewLayout(self).mostOffset
    offset = CellPoint(
      column: max(0, min(offset.column, most.column)), row: max(0, min(offset.row, most.row)))
  }

  // MARK: Accepting

  /// Notes that the goldens of changes were written.
  /// - Parameter failure: Why others were not.
  mutating func noteAccepted(_ indices: [Int], failure: String?) {
    accepted.formUnion(indices)
    if !indices.isEmpty { history.append(indices) }
    message =
      failure.map { "Not accepted: \($0)" }
      ?? (indices.count == 1
        ? "Accepted: its golden is written, and u takes that back"
        : "Accepted \(indices.count) changes: u takes them back")
  }

  /// Notes that the goldens of the last accepted changes are what they were, and shows the first.
  /// - Parameter failure: Why those of others are not.
  mutating func noteTakenBack(_ indices: [Int], failure: String?) {
    accepted.subtract(indices)
    if let rest = history.popLast()?.filter({ !indices.contains($0) }), !rest.isEmpty {
      history.append(rest)
    }
    if let first = indices.min() { show(first) }
    message =
      failure.map { "Not taken back: \($0)" }
      ?? (indices.count == 1
        ? "Taken back: its golden is what it was" : "\(indices.count) changes are taken back")
  }
}
