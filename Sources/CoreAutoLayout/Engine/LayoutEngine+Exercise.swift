internal import Cassowary

extension LayoutEngine {
  /// Moves an ambiguous item to another position that its constraints allow. It stays there until
  /// the layout next changes.
  package func exerciseAmbiguity(of node: LayoutNode) {
    guard !hasChanges, let variables = table.variables(of: node) else { return }
    let open = solver.ambiguity().ranges.filter { variables.all.contains($0.variable) }
    guard !open.isEmpty else { return }
    let range = open[Int(nextExercise() % UInt64(open.count))]
    let value = Double(shownValue(of: range.variable, in: variables, node))
    // Without a limit, a distance that can be seen.
    let least = range.least ?? min(value, range.greatest ?? value) - 100
    let greatest = range.greatest ?? max(value, range.least ?? value) + 100
    let share = Double(nextExercise() % 8 + 1) / 8
    // The range is a ring: from the value up to the greatest, and on from the least.
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

  /// The item's position as shown, which after an exercise is not the solver's.
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

  /// The next number of a fixed sequence that looks random, so that each run of a program moves a
  /// layout in the same way.
  private func nextExercise() -> UInt64 {
    exercises &+= 0x9E37_79B9_7F4A_7C15
    var bits = exercises
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
