internal import Cassowary

/// How the constraints of a layout stand.
///
/// A layout has thousands of entries, which are asked for after each change: they are read in
/// place, since a copy of one takes longer than what is asked.
extension LayoutTable {
  /// The constraints of some handles, in any order.
  func owners(
    of handles: Set<Solver.Handle>
  ) -> [(handle: Solver.Handle, constraint: NSLayoutConstraint)] {
    var owners: [(handle: Solver.Handle, constraint: NSLayoutConstraint)] = []
    func take(_ handle: Solver.Handle?, of index: Int) {
      guard let handle, handles.contains(handle), let constraint = entries[index].constraint
      else { return }
      owners.append((handle, constraint))
    }
    // Each handle is that of one part.
    for index in entries.indices
    where owners.count < handles.count && entries[index].constraint != nil {
      take(entries[index].first.handle, of: index)
      take(entries[index].second?.handle, of: index)
    }
    return owners
  }

  /// Whether a part of an entry is left out of the solver.
  func isBroken(entryAt index: Int) -> Bool {
    entries[index].first.handle == nil
      || entries[index].second != nil && entries[index].second?.handle == nil
  }

  /// Whether a part of an entry yields to others.
  func isYielding(entryAt index: Int) -> Bool {
    entries[index].first.isYielding || entries[index].second?.isYielding == true
  }

  /// The number of points by which the solution misses an entry; below zero if it has room.
  func miss(ofEntryAt index: Int, in solver: inout Solver) -> Double {
    let first = Self.miss(of: entries[index].first.constraint, in: &solver)
    guard let second = entries[index].second else { return first }
    return max(first, Self.miss(of: second.constraint, in: &solver))
  }

  private static func miss(of constraint: Constraint, in solver: inout Solver) -> Double {
    let error = solver.value(of: constraint.expression)
    return switch constraint.relation {
    case .equal: abs(error)
    case .lessThanOrEqual: error
    case .greaterThanOrEqual: -error
    }
  }
}

extension Solver {
  /// The value of an expression in the present solution.
  mutating func value(of expression: LinearExpression) -> Double {
    var value = expression.constant
    for term in expression.terms { value += term.coefficient * self.value(of: term.variable) }
    // Adding zero turns a negative zero into a positive one.
    return value + 0
  }
}
