internal import Cassowary
import Foundation

extension LayoutEngine {
  /// Moves an item to another one of the places that the constraints leave it, as far as they do;
  /// it stays there until the layout next changes.
  func exerciseAmbiguity(of node: LayoutNode) {
    guard !hasChanges, let variables = table.variables(of: node) else { return }
    let open = solver.ambiguity().ranges.filter { variables.all.contains($0.variable) }
    guard !open.isEmpty else { return }
    let range = open[Int(nextExercise() % UInt64(open.count))]
    let value = Double(shownValue(of: range.variable, in: variables, node))
    // Far enough to be seen where there is no end.
    let least = range.least ?? min(value, range.greatest ?? value) - 100
    let greatest = range.greatest ?? max(value, range.least ?? value) + 100
    let share = Double(nextExercise() % 8 + 1) / 8
    // From the value upwards, and from the lower end on beyond the upper one.
    var other = value + share * (greatest - least)
    if other > greatest { other -= greatest - least }
    do {
      try solver.edit([(range.variable, other)])
    } catch {
      return
    }
    _ = collectMoves()
    markMovedItems()
    root.container?.layoutIfNeeded()
    solver.endEdit(range.variable)
  }

  /// Where the item now is, which after an exercise is not what the solver has.
  private func shownValue(
    of variable: Variable, in variables: LayoutVariables, _ node: LayoutNode
  ) -> CGFloat {
    let frame = node.item?.solvedFrame ?? .zero
    return switch variable {
    case variables.size.horizontal: frame.size.width
    case variables.size.vertical: frame.size.height
    case variables.origin.horizontal: frame.origin.x
    default: frame.origin.y
    }
  }

  /// The next of a fixed sequence of numbers that look like random ones: a layout that is exercised
  /// moves the same way in each run.
  private func nextExercise() -> UInt64 {
    exercises &+= 0x9E37_79B9_7F4A_7C15
    var bits = exercises
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
