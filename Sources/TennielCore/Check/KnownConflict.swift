import Stage

/// A conflict as it is known from some screens.
struct KnownConflict {
  /// The conflict of the first screen, with the repairs that are right at all of them.
  private var problem: LayoutProblem
  /// The sets of constraints in the order in which they were met.
  private var sets: [Set<ConstraintID>]

  init(_ problem: LayoutProblem) {
    self.problem = problem
    sets = [Set(problem.constraints.map(\.id))]
  }

  /// The first repair that is right for the conflict of another screen as well, in words; nil if
  /// none is.
  mutating func repair(resolvingAlso other: LayoutProblem) -> String? {
    problem.keepRepairs(resolvingAlso: other)
    return problem.repairs.first?.sentence
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
