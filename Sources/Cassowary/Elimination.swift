/// The required equalities, solved for one variable each.
///
/// Gauss-Jordan elimination on sparse rows: a *dependent* variable is defined by independent
/// variables and parameters alone. The definitions are a function of the sequence of equalities,
/// and of nothing else: the same sequence gives the same bits.
struct Elimination: Sendable {
  /// An equality in which only parameters are left: it holds at their values, or not.
  struct Check: Sendable {
    var constraint: Int
    var form: LinearForm
  }

  /// For each variable, what it equals; nil for the independent ones.
  private(set) var definitions: [LinearForm?] = []
  /// For each variable, the dependent variables whose definitions mention it, in no order.
  private(set) var dependents: [[Int]] = []
  private(set) var checks: [Check] = []

  mutating func grow(to count: Int) {
    while definitions.count < count {
      definitions.append(nil)
      dependents.append([])
    }
  }

  mutating func removeAll() {
    for variable in definitions.indices {
      definitions[variable] = nil
      dependents[variable].removeAll(keepingCapacity: true)
    }
    checks.removeAll()
  }

  /// The form with the dependent variables replaced by their definitions.
  func reduce(_ form: LinearForm) -> LinearForm {
    guard form.cells.contains(where: { definitions[$0.variable] != nil }) else { return form }
    var reduced = form
    reduced.cells.removeAll { definitions[$0.variable] != nil }
    for cell in form.cells {
      if let definition = definitions[cell.variable] {
        reduced.add(definition, times: cell.coefficient)
      }
    }
    return reduced
  }

  /// Adds the equality `form == 0` of a constraint; `form` is reduced.
  ///
  /// - Returns: The variables whose definitions are new; none if only parameters were left.
  mutating func eliminate(
    _ form: LinearForm, of constraint: Int, variables: Ledger<Unknown>
  ) -> [Int] {
    guard let pivot = pivot(of: form, variables: variables) else {
      checks.append(Check(constraint: constraint, form: form))
      return []
    }
    var definition = form
    definition.cells.removeAll { $0.variable == pivot }
    definition.scale(by: -1 / form.coefficient(of: pivot))

    let users = dependents[pivot]
    for user in users {
      guard var changed = definitions[user] else { continue }
      let factor = changed.coefficient(of: pivot)
      unlink(user)
      changed.add(definition, times: factor, omitting: pivot)
      link(user, changed)
    }
    dependents[pivot].removeAll(keepingCapacity: true)
    link(pivot, definition)
    return users + [pivot]
  }

  /// The variable to solve for: numerically safe, rather free than restricted, then the one that
  /// occurs in the fewest definitions, then the newest.
  private func pivot(of form: LinearForm, variables: Ledger<Unknown>) -> Int? {
    var largest = 0.0
    for cell in form.cells where !variables[cell.variable].isParameter {
      largest = max(largest, abs(cell.coefficient))
    }
    var best: Int?
    var bestCost = (bound: 2, uses: Int.max)
    for cell in form.cells.reversed()
    where !variables[cell.variable].isParameter && abs(cell.coefficient) >= largest * 0.01 {
      let cost = (
        bound: variables[cell.variable].isRestricted ? 1 : 0,
        uses: dependents[cell.variable].count
      )
      if cost < bestCost { (best, bestCost) = (cell.variable, cost) }
    }
    return best
  }

  private mutating func link(_ variable: Int, _ definition: LinearForm) {
    for cell in definition.cells { dependents[cell.variable].append(variable) }
    definitions[variable] = definition
  }

  private mutating func unlink(_ variable: Int) {
    guard let definition = definitions[variable] else { return }
    for cell in definition.cells {
      dependents[cell.variable].removeFirst(equal: variable)
    }
  }
}
