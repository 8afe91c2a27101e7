import Cells
import Stage

/// The lines of the list of problems: each problem, and below it its constraints.
enum ProblemList {
  /// A line of the list.
  struct Entry: Equatable {
    enum Kind: Equatable {
      case problem(LayoutCheck)
      case constraint(isBroken: Bool)
    }
    let kind: Kind
    let text: String
    /// The view that choosing the line selects.
    let view: ViewPath?
  }

  /// All lines of the list.
  static func entries(of content: SceneSnapshot) -> [Entry] {
    var entries: [Entry] = []
    for problem in content.problems {
      entries.append(
        Entry(
          kind: .problem(problem.kind), text: problem.heading,
          view: content.firstView(of: problem.views)))
      for constraint in problem.constraints {
        entries.append(
          Entry(
            kind: .constraint(isBroken: constraint.isBroken), text: constraint.text,
            view: content.firstView(of: constraint.items)))
      }
    }
    return entries
  }

  /// The index of the line at a cell of the terminal.
  static func line(
    at cell: CellPoint, in terminal: CellSize, marked: Int, content: SceneSnapshot
  ) -> Int? {
    let entries = entries(of: content)
    let room = max(0, terminal.rows - 2)
    let line = cell.row - 1 + first(marked: marked, count: entries.count, room: room)
    return cell.row >= 1 && cell.row <= room && entries.indices.contains(line) ? line : nil
  }

  /// The index of the first visible line, such that the marked one is visible.
  static func first(marked: Int, count: Int, room: Int) -> Int {
    min(max(0, marked - room / 2), max(0, count - room))
  }
}

extension SceneSnapshot {
  /// The first of the paths that is a view's, and not a guide's.
  func firstView(of paths: [ViewPath]) -> ViewPath? { paths.first { view(at: $0) != nil } }

  /// The check whose mark a view has: the first that found a problem with it. Hints have no mark.
  func markingCheck(of path: ViewPath) -> LayoutCheck? {
    problems.first { $0.kind.severity != .hint && $0.marked.contains(path) }?.kind
  }
}
