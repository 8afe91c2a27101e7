import Cells
import Testing

@testable import TerminalApp

/// The numbers of problems, and their list, as they are drawn.
extension User {
  /// How the list's title begins, as far as it can be told from those of other panes.
  private static let titles = [
    "Problems", "No problems", "Misplaced views", "The document can't be",
  ]

  /// How many conflicts and ambiguous views the row above the hints counts; nil if a message has
  /// the whole row.
  var conflicts: Int? { status.firstMatch(of: /(no|\d+) conflicts?(,|$)/).map { Int($0.1) ?? 0 } }
  var ambiguous: Int? { status.firstMatch(of: /(nothing|\d+) ambiguous/).map { Int($0.1) ?? 0 } }

  /// The cells of the list below its title; nil if it is not in sight.
  var rectOfProblems: CellRect? { Self.titles.lazy.compactMap(self.rect).first }

  /// The lines of the list, from its title on; empty if it is not in sight.
  var list: [String] {
    guard var rect = rectOfProblems else { return [] }
    rect.row -= 1
    rect.rows += 1
    let lines = lines(in: rect)
    return [String(lines[0].dropFirst(2).prefix { $0 != "─" })] + lines.dropFirst()
  }

  /// The lines of the marked entry, without the blanks and the mark before them.
  var markedProblem: [String] {
    guard let rect = rectOfProblems else { return [] }
    let lines = lines(in: rect)
    guard let first = lines.firstIndex(where: { $0.hasPrefix("▸") }) else { return [] }
    let grid = grid
    let rest = lines.indices.dropFirst(first + 1).prefix { line in
      let cell = CellPoint(
        column: rect.column + lines[line].prefix { $0 == " " }.count, row: rect.row + line)
      return grid[cell].style == Palette.accent && !"→●×".contains(grid[cell].text)
    }
    return ([first] + rest).map { lines[$0].trimmingPrefix { "▸ ".contains($0) }.description }
  }

  /// Marks the entry of which a line has a text.
  func markInList(_ text: String) throws {
    try press("home")
    var seen: [String] = []
    while !markedProblem.contains(where: { $0.contains(text) }) {
      let shown = list
      try #require(!shown.isEmpty && shown != seen, "nothing reads \(text): \(screen)")
      seen = shown
      try press("down")
    }
  }
}
