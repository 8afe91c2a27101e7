import Stage

/// A conflict as it is known from some screens.
struct KnownConflict {
  /// The conflict of the first screen, with the repairs that are right at all of them.
  private var problem: LayoutProblem
  /// The first screen, and the language that documents are shown in there.
  let screen: SimulatedScreen
  let language: String?
  /// The sets of constraints in the order in which they were met.
  private var sets: [Set<ConstraintID>]

  init(_ problem: LayoutProblem, on screen: SimulatedScreen, in language: String?) {
    (self.problem, self.screen, self.language) = (problem, screen, language)
    sets = [Set(problem.constraints.map(\.id))]
  }

  /// The edits each of which alone resolves the conflict at all of the screens.
  var repairs: [SceneEdit] { problem.repairs }

  /// The constraint that is left out at the first screen.
  var broken: ConstraintID? { problem.broken?.id }

  /// Whether a constraint is one of those that can't all be met.
  func contains(_ constraint: ConstraintID) -> Bool { sets.contains { $0.contains(constraint) } }

  /// Keeps the repairs that are right for the conflict of another screen as well.
  mutating func keepRepairs(resolvingAlso other: LayoutProblem) {
    problem.keepRepairs(resolvingAlso: other)
  }

  /// The place of a conflict's constraints among the sets that are not the first, and whether it is
  /// met for the first time; nil for the first set.
  mutating func place(of other: LayoutProblem) -> (place: Int?, isNew: Bool) {
    let set = Set(other.constraints.map(\.id))
    if let index = sets.firstIndex(of: set) { return (index == 0 ? nil : index - 1, false) }
    sets.append(set)
    return (sets.count - 2, true)
  }
}
