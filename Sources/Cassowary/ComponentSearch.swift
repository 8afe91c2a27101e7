/// Collects components, each variable and row once.
///
/// What a search has seen is marked with the search's number, so that the lists are never cleared.
struct ComponentSearch: Sendable {
  private var requiredOnly = false
  private var number = 0
  private var variables: [Int] = []
  private var bounds: [Int] = []
  private var rows: [Int] = []

  mutating func begin(requiredOnly: Bool, variableCount: Int, constraintCount: Int) {
    self.requiredOnly = requiredOnly
    number += 1
    while variables.count < variableCount {
      variables.append(0)
      bounds.append(0)
    }
    while rows.count < constraintCount { rows.append(0) }
  }

  func hasSeen(_ column: Int) -> Bool { variables[column] == number }

  /// Everything that hangs together with the given independent variables.
  mutating func component(of seeds: [Int], in solver: Solver) -> Component {
    var component = Component()
    for seed in seeds { visit(seed, &component) }
    var next = 0
    while next < component.columns.count {
      let column = component.columns[next]
      next += 1
      for row in solver.users[column] where rows[row] != number {
        guard !requiredOnly || solver.constraints[row].isRequired else { continue }
        rows[row] = number
        component.rows.append(row)
        visit(solver.constraints[row].reduced, solver, &component)
      }
      for bound in solver.elimination.dependents[column]
      where bounds[bound] != number && solver.variables[bound].isRestricted {
        bounds[bound] = number
        component.bounds.append(bound)
        if let definition = solver.elimination.definitions[bound] {
          visit(definition, solver, &component)
        }
      }
    }
    component.columns.sort()
    component.bounds.sort()
    component.rows.sort()
    return component
  }

  private mutating func visit(
    _ form: LinearForm, _ solver: Solver, _ component: inout Component
  ) {
    for cell in form.cells where !solver.variables[cell.variable].isParameter {
      visit(cell.variable, &component)
    }
  }

  private mutating func visit(_ column: Int, _ component: inout Component) {
    guard !hasSeen(column) else { return }
    variables[column] = number
    component.columns.append(column)
  }
}
