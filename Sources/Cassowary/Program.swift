/// A component of what is left after the elimination: variables that share rows, directly or by
/// way of others, and are independent of all other variables.
struct Component {
  /// Independent variables.
  var columns: [Int] = []
  /// Restricted dependent variables: they must stay at least zero.
  var bounds: [Int] = []
  /// Constraints.
  var rows: [Int] = []
}

/// A component as a linear program. The quantities are its columns, bounds and rows, in this order.
struct Program {
  var component: Component
  var tableau: Tableau
  var demands: [Tableau.Demand] = []

  func quantity(ofRow index: Int) -> Int {
    component.columns.count + component.bounds.count + index
  }
}

extension Solver {
  /// Divides the independent variables into components.
  ///
  /// - Parameter requiredOnly: Leave out the optional constraints.
  func components(requiredOnly: Bool) -> [Component] {
    var search = ComponentSearch(self, requiredOnly: requiredOnly)
    var components: [Component] = []
    for column in 0..<variables.placeCount
    where variables.isPresent[column] && isIndependent(column) && !search.seenVariables[column] {
      components.append(search.component(of: [column], in: self))
    }
    return components
  }

  func isIndependent(_ variable: Int) -> Bool {
    !variables[variable].isParameter && elimination.definitions[variable] == nil
  }

  /// The linear program of a component, at the parameters' values.
  func program(of component: Component) -> Program {
    var number = [Int](repeating: -1, count: variables.placeCount)
    for (index, column) in component.columns.enumerated() { number[column] = index }
    var program = Program(
      component: component,
      tableau: Tableau(restricted: component.columns.map { variables[$0].isRestricted }))
    for bound in component.bounds {
      guard let definition = elimination.definitions[bound] else { continue }
      program.demand(definition, isEquality: false, number: number, in: self)
    }
    for row in component.rows {
      let record = constraints[row]
      if record.isRequired {
        program.demand(record.reduced, isEquality: record.isEquality, number: number, in: self)
      } else {
        program.addRow(record.reduced, number: number, in: self)
      }
    }
    return program
  }
}

extension Program {
  /// Adds a row that must hold.
  mutating func demand(
    _ form: LinearForm, isEquality: Bool, number: [Int], in solver: Solver
  ) {
    let quantity = addRow(form, number: number, in: solver)
    let (value, magnitude) = solver.offset(of: form)
    demands.append(
      Tableau.Demand(
        quantity: quantity, isEquality: isEquality,
        tolerance: Record.tolerance(constant: value, magnitude: magnitude)))
  }

  @discardableResult
  mutating func addRow(_ form: LinearForm, number: [Int], in solver: Solver) -> Int {
    let quantity = tableau.addRow(constant: solver.offset(of: form).value)
    for cell in form.cells where number[cell.variable] >= 0 {
      tableau.addTerm(number[cell.variable], cell.coefficient)
    }
    return quantity
  }
}

/// Collects components, each variable and row once.
struct ComponentSearch {
  let requiredOnly: Bool
  private(set) var seenVariables: [Bool]
  private var seenBounds: [Bool]
  private var seenRows: [Bool]

  init(_ solver: Solver, requiredOnly: Bool) {
    self.requiredOnly = requiredOnly
    seenVariables = [Bool](repeating: false, count: solver.variables.placeCount)
    seenBounds = seenVariables
    seenRows = [Bool](repeating: false, count: solver.constraints.placeCount)
  }

  /// Everything that hangs together with the given independent variables.
  mutating func component(of seeds: [Int], in solver: Solver) -> Component {
    var component = Component()
    visit(seeds, into: &component)
    var next = 0
    while next < component.columns.count {
      let column = component.columns[next]
      next += 1
      for row in solver.users[column] where !seenRows[row] {
        guard !requiredOnly || solver.constraints[row].isRequired else { continue }
        seenRows[row] = true
        component.rows.append(row)
        visit(solver.columns(of: solver.constraints[row].reduced), into: &component)
      }
      for bound in solver.elimination.dependents[column]
      where !seenBounds[bound] && solver.variables[bound].isRestricted {
        seenBounds[bound] = true
        component.bounds.append(bound)
        if let definition = solver.elimination.definitions[bound] {
          visit(solver.columns(of: definition), into: &component)
        }
      }
    }
    component.columns.sort()
    component.bounds.sort()
    component.rows.sort()
    return component
  }

  private mutating func visit(_ columns: [Int], into component: inout Component) {
    for column in columns where !seenVariables[column] {
      seenVariables[column] = true
      component.columns.append(column)
    }
  }
}

extension Solver {
  /// The variables of a reduced form that are not parameters.
  func columns(of form: LinearForm) -> [Int] {
    form.cells.map(\.variable).filter { !variables[$0].isParameter }
  }
}
