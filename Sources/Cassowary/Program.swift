/// A component of what is left after the elimination: variables that share rows, directly or by
/// way of others, and are independent of all other variables.
struct Component {
  /// Independent variables.
  var columns: [Int] = []
  /// Restricted dependent variables: they must stay at least zero.
  var bounds: [Int] = []
  /// Constraints.
  var rows: [Int] = []

  /// The index of a column that is not before `start`.
  func column(of variable: Int, from start: Int) -> Int {
    var (low, high) = (start, columns.count)
    while low < high {
      let middle = (low + high) / 2
      if columns[middle] < variable { low = middle + 1 } else { high = middle }
    }
    return low
  }
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
  mutating func components(requiredOnly: Bool) -> [Component] {
    var search = beginSearch(requiredOnly: requiredOnly)
    defer { self.search = search }
    var components: [Component] = []
    for column in 0..<variables.placeCount
    where variables.isPresent[column] && isIndependent(column) && !search.hasSeen(column) {
      components.append(search.component(of: [column], in: self))
    }
    return components
  }

  /// The required component that hangs together with some independent variables.
  mutating func requiredComponent(of columns: [Int]) -> Component {
    var search = beginSearch(requiredOnly: true)
    defer { self.search = search }
    return search.component(of: columns, in: self)
  }

  /// Hands out the search's lists, so that they need not be made anew each time.
  private mutating func beginSearch(requiredOnly: Bool) -> ComponentSearch {
    var search = ComponentSearch()
    swap(&search, &self.search)
    search.begin(
      requiredOnly: requiredOnly, variableCount: variables.placeCount,
      constraintCount: constraints.placeCount)
    return search
  }

  func isIndependent(_ variable: Int) -> Bool {
    !variables[variable].isParameter && elimination.definitions[variable] == nil
  }

  /// The variables of a reduced form that are not parameters.
  func columns(of form: LinearForm) -> [Int] {
    var columns: [Int] = []
    for cell in form.cells where !variables[cell.variable].isParameter {
      columns.append(cell.variable)
    }
    return columns
  }

  /// The linear program of a component, at the parameters' values.
  func program(of component: Component) -> Program {
    var program = Program(
      component: component,
      tableau: Tableau(restricted: component.columns.map { variables[$0].isRestricted }))
    for bound in component.bounds {
      guard let definition = elimination.definitions[bound] else { continue }
      program.demand(definition, isEquality: false, in: self)
    }
    for row in component.rows {
      let record = constraints[row]
      if record.isRequired {
        program.demand(record.reduced, isEquality: record.isEquality, in: self)
      } else {
        program.addRow(record.reduced, in: self)
      }
    }
    return program
  }
}

extension Program {
  /// Adds a row that must hold.
  mutating func demand(_ form: LinearForm, isEquality: Bool, in solver: Solver) {
    let quantity = addRow(form, in: solver)
    let (value, magnitude) = solver.offset(of: form)
    demands.append(
      Tableau.Demand(
        quantity: quantity, isEquality: isEquality,
        tolerance: Record.tolerance(constant: value, magnitude: magnitude)))
  }

  @discardableResult
  mutating func addRow(_ form: LinearForm, in solver: Solver) -> Int {
    let quantity = tableau.addRow(constant: solver.offset(of: form).value)
    var column = 0
    for cell in form.cells where !solver.variables[cell.variable].isParameter {
      column = component.column(of: cell.variable, from: column)
      tableau.addTerm(column, cell.coefficient)
    }
    return quantity
  }
}
