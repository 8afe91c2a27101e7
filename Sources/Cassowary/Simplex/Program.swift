/// A component as a linear program, at the parameters' values.
struct Program: Sendable {
  var tableau = Tableau()
  /// For each of the component's rows the quantity that stands for it: a row of the tableau, or
  /// the column that a silent bound restricts.
  var quantities: [Int] = []
  var demands: [Tableau.Demand] = []
  /// Wishes of equal priority of which some are violated: the tie-break level decides which.
  var tied: [Wish] = []
  var vertex = Vertex()
  /// A row as a function of the parameters: constant and slopes.
  var form: [Double] = []
  /// For each variable its column, while its component is being solved.
  private var columns: [Int32] = []

  mutating func grow(to count: Int) {
    while columns.count < count { columns.append(-1) }
  }

  mutating func begin(_ variables: [Int]) {
    tableau.removeAll()
    quantities.removeAll(keepingCapacity: true)
    demands.removeAll(keepingCapacity: true)
    tied.removeAll(keepingCapacity: true)
    for _ in variables { tableau.addColumn() }
    setColumns(variables)
  }

  mutating func setColumns(_ variables: [Int]) {
    for (column, variable) in variables.enumerated() { columns[variable] = Int32(column) }
  }

  func column(of variable: Int) -> Int { Int(columns[variable]) }
}

extension Solver {
  /// Loads a component into ``program``.
  mutating func load(_ component: Component) {
    program.begin(component.columns)
    load(component, wasNonbasic: nil)
  }

  /// Loads those of a component's rows that were nonbasic at the last optimum, or those that
  /// were not; all for nil.
  mutating func load(_ component: Component, wasNonbasic: Bool?) {
    while program.quantities.count < component.rows.count { program.quantities.append(-1) }
    for (index, row) in component.rows.enumerated()
    where wasNonbasic == nil || constraints[row].wasNonbasic == wasNonbasic {
      program.quantities[index] = load(row)
    }
  }

  /// - Returns: The quantity that stands for the row.
  private mutating func load(_ row: Int) -> Int {
    let record = constraints[row]
    let cells = elimination.matrix.cells(ofRow: elimination.working(row))
    if record.isBound && !elimination.rows[row].isDerived {
      let column = program.column(of: elimination.matrix.column(of: cells.lowerBound))
      program.tableau.restrict(column)
      return column
    }
    let quantity = program.tableau.addRow(constant: 0)
    var value = elimination.rows[row].constant
    var magnitude = elimination.rows[row].magnitude
    for cell in cells {
      let (variable, coefficient) = (
        elimination.matrix.column(of: cell), elimination.matrix.coefficient(of: cell)
      )
      if elimination.variables[variable].isParameter {
        let part = coefficient * forms.values[variable]
        value += part
        magnitude = max(magnitude, abs(part))
      } else {
        program.tableau.addTerm(program.column(of: variable), coefficient)
      }
    }
    program.tableau.addConstant(value)
    guard record.isRequired else { return quantity }
    program.demands.append(
      Tableau.Demand(
        quantity: quantity, isEquality: record.isEquality,
        tolerance: Record.tolerance(constant: value, magnitude: magnitude)))
    return quantity
  }

  /// Adds to ``program`` a demand for the row in the elimination's working row.
  mutating func loadWork(isEquality: Bool) {
    let quantity = program.tableau.addRow(constant: 0)
    var (value, magnitude) = (elimination.work.constant, elimination.work.magnitude)
    for cell in elimination.work.cells() {
      if elimination.variables[cell.column].isParameter {
        let part = cell.coefficient * forms.values[cell.column]
        value += part
        magnitude = max(magnitude, abs(part))
      } else {
        program.tableau.addTerm(program.column(of: cell.column), cell.coefficient)
      }
    }
    program.tableau.addConstant(value)
    program.demands.append(
      Tableau.Demand(
        quantity: quantity, isEquality: isEquality,
        tolerance: Record.tolerance(constant: value, magnitude: magnitude)))
  }

  /// A reduced row's constant once the parameters have their values, and the size of its parts.
  func offset(of row: Int) -> (value: Double, magnitude: Double) {
    var (value, magnitude) = (elimination.rows[row].constant, elimination.rows[row].magnitude)
    for cell in elimination.matrix.cells(ofRow: elimination.working(row)) {
      let variable = elimination.matrix.column(of: cell)
      guard elimination.variables[variable].isParameter else { continue }
      let part = elimination.matrix.coefficient(of: cell) * forms.values[variable]
      value += part
      magnitude = max(magnitude, abs(part))
    }
    return (value, magnitude)
  }

  /// Whether a row in which only parameters are left holds at their values.
  func holds(_ row: Int) -> Bool {
    let (value, magnitude) = offset(of: row)
    let missed = constraints[row].isEquality ? abs(value) : -value
    return missed
      <= Record.tolerance(constant: elimination.rows[row].constant, magnitude: magnitude)
  }
}
