/// The reduction of rows to independent variables and parameters.
extension Elimination {
  /// Begins the working row with a row as given.
  mutating func load(_ row: Row) {
    rowsTouched += 1
    work.begin(count: variables.count)
    substituted.removeAll(keepingCapacity: true)
    for cell in matrix.cells(ofRow: Line(given: row)) {
      add(matrix.coefficient(of: cell), of: matrix.column(of: cell))
    }
    work.add(constant: rows[row].givenConstant, magnitude: abs(rows[row].givenConstant))
  }

  mutating func add(_ coefficient: Double, of variable: Column) {
    work.add(
      coefficient, of: variable,
      level: variables[variable].isDefined ? variables[variable].level : nil)
  }

  /// Replaces a variable of the working row by its definition.
  mutating func substitute(_ variable: Column) {
    rowsTouched += 1
    guard let row = definition(of: variable) else { return }
    let line = working(row)
    let factor =
      -work.coefficient(of: variable) / matrix.coefficient(inRow: line, ofColumn: variable)
    for cell in matrix.cells(ofRow: line) where matrix.column(of: cell) != variable {
      add(factor * matrix.coefficient(of: cell), of: matrix.column(of: cell))
    }
    work.remove(variable)
    work.add(constant: factor * rows[row].constant, magnitude: abs(factor) * rows[row].magnitude)
    substituted.append(Entry(column: variable, coefficient: factor))
  }

  /// A linear form reduced to independent variables and parameters.
  mutating func reduce(_ entries: [Entry], constant: Double = 0) -> ReducedForm {
    work.begin(count: variables.count)
    substituted.removeAll(keepingCapacity: true)
    for entry in entries { add(entry.coefficient, of: entry.column) }
    work.add(constant: constant, magnitude: abs(constant))
    while let variable = work.popDefined() { substitute(variable) }
    return ReducedForm(
      entries: work.entries(), constant: work.constant, magnitude: work.magnitude,
      substituted: substituted)
  }

  /// Stores a row as given.
  mutating func keep(_ row: Row) {
    rowsTouched += 1
    rows[row].constant = rows[row].givenConstant
    rows[row].magnitude = abs(rows[row].givenConstant)
    lastSerial += 1
    rows[row].serial = lastSerial
  }

  /// Stores the working row as the derived form of a row.
  mutating func store(_ row: Row) {
    if !substituted.isEmpty {
      matrix.setRow(Line(derived: row), to: work.entries())
      multipliers.setRow(row, to: substituted)
      rows[row].isDerived = true
    }
    rows[row].constant = work.constant
    rows[row].magnitude = work.magnitude
    lastSerial += 1
    rows[row].serial = lastSerial
  }

  mutating func dropDerived(_ row: Row) {
    guard rows[row].isDerived else { return }
    matrix.clearRow(Line(derived: row))
    multipliers.clearRow(row)
    rows[row].isDerived = false
  }
}

/// A linear form of independent variables and parameters.
struct ReducedForm: Sendable {
  /// The terms by column, without zeros.
  var entries: [Entry]
  var constant: Double
  /// The largest number that was added to the constant.
  var magnitude: Double
  /// The defined variables that were replaced, with the factors by which their defining rows were
  /// added.
  var substituted: [Entry]

  func coefficient(of column: Column) -> Double {
    entries.first { $0.column == column }?.coefficient ?? 0
  }
}
