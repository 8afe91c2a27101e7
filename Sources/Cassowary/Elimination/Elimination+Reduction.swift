/// Reducing rows to independent variables and parameters.
extension Elimination {
  /// Begins the working row with a row as it came.
  mutating func load(_ row: Int) {
    rowsTouched += 1
    work.begin()
    substituted.removeAll(keepingCapacity: true)
    for cell in matrix.cells(ofRow: raw(row)) {
      add(matrix.coefficient(of: cell), of: matrix.column(of: cell))
    }
    work.add(constant: rows[row].rawConstant, magnitude: abs(rows[row].rawConstant))
  }

  mutating func add(_ coefficient: Double, of variable: Int) {
    work.add(
      coefficient, of: variable,
      level: variables[variable].definition >= 0 ? variables[variable].level : nil)
  }

  /// Replaces a variable of the working row by its definition.
  mutating func substitute(_ variable: Int) {
    rowsTouched += 1
    let row = Int(variables[variable].definition)
    let place = working(row)
    let factor =
      -work.coefficient(of: variable) / matrix.coefficient(inRow: place, ofColumn: variable)
    for cell in matrix.cells(ofRow: place) where matrix.column(of: cell) != variable {
      add(factor * matrix.coefficient(of: cell), of: matrix.column(of: cell))
    }
    work.remove(variable)
    work.add(constant: factor * rows[row].constant, magnitude: abs(factor) * rows[row].magnitude)
    substituted.append(SparseMatrix.Cell(column: variable, coefficient: factor))
  }

  /// Reduces a sum, which is left in ``work``, to independent variables and parameters.
  ///
  /// - Returns: The defined variables that were replaced, each with the factor by which its
  ///   defining row was added.
  @discardableResult
  mutating func reduce(_ cells: [SparseMatrix.Cell], constant: Double) -> [SparseMatrix.Cell] {
    work.begin()
    substituted.removeAll(keepingCapacity: true)
    for cell in cells { add(cell.coefficient, of: cell.column) }
    work.add(constant: constant, magnitude: abs(constant))
    while let variable = work.popDefined() { substitute(variable) }
    return substituted
  }

  /// Keeps a row as it came.
  mutating func keep(_ row: Int) {
    rowsTouched += 1
    rows[row].constant = rows[row].rawConstant
    rows[row].magnitude = abs(rows[row].rawConstant)
    lastSerial += 1
    rows[row].serial = lastSerial
  }

  /// Keeps the working row as what became of a row.
  mutating func store(_ row: Int) {
    if !substituted.isEmpty {
      matrix.setRow(derived(row), to: work.cells())
      multipliers.setRow(row, to: substituted)
      rows[row].isDerived = true
    }
    rows[row].constant = work.constant
    rows[row].magnitude = work.magnitude
    lastSerial += 1
    rows[row].serial = lastSerial
  }

  mutating func dropDerived(_ row: Int) {
    guard rows[row].isDerived else { return }
    matrix.clearRow(derived(row))
    multipliers.clearRow(row)
    rows[row].isDerived = false
  }
}
