/// The rows that are zero at an optimum.
extension PieceFinder {
  /// Computes the vertex, at which as many rows are zero as there are columns.
  mutating func takeTightRows(
    of optimum: Optimum, _ system: System, _ values: LinearProgram.Values
  ) {
    takeTightBounds(of: optimum, system.elimination)
    sortByLength(optimum.component.rows, system.elimination)
    for index in order.indices {
      guard !vertex.isComplete else { return }
      let row = order[index].row
      if index > 0, case let last = order[index - 1].row,
        system.elimination.sign(of: row, by: last) != nil
      {
        continue
      }
      let (value, size) = load(row, at: optimum, system.elimination, values)
      if Tolerance.isZero(value, size: size) { vertex.take() }
    }
    for row in optimum.zeros {
      guard !vertex.isComplete else { return }
      let (value, size) = load(row, at: optimum, values)
      if Tolerance.isZero(value, size: size) { vertex.take() }
    }
  }

  /// Sorts rows by length into ``order``, since short sums are more often exact.
  private mutating func sortByLength(_ rows: [Row], _ elimination: Elimination) {
    order.removeAll(keepingCapacity: true)
    for row in rows { order.append((elimination.cells(of: row).count, row)) }
    order.sort { $0.length != $1.length ? $0.length < $1.length : $0.row < $1.row }
  }

  private mutating func takeTightBounds(of optimum: Optimum, _ elimination: Elimination) {
    for (column, value) in optimum.values.enumerated()
    where optimum.hasBound(column, elimination) && Tolerance.isZero(value, size: 1) {
      vertex.beginRow()
      vertex.add(1, ofColumn: column)
      vertex.take()
    }
  }

  /// A row that is zero at an optimum.
  enum TightRow {
    case row(Row)
    /// The distance of a dependent variable from zero.
    case dependent(DependentRow)
  }

  /// The tight rows of a vertex whose rows have symbolic constants: the vertex then gives the share
  /// of each row in each column.
  mutating func tightRows(
    of optimum: Optimum, _ system: System, _ values: LinearProgram.Values
  ) -> [TightRow] {
    let elimination = system.elimination
    var tight: [TightRow] = []
    vertex.begin(columns: optimum.values.count, parameters: optimum.component.parameters.count)
    sortByLength(optimum.component.rows, elimination)
    for (_, row) in order {
      let (value, size) = load(row, at: optimum, elimination, values)
      if Tolerance.isZero(value, size: size) { tight.append(.row(row)) }
    }
    for row in optimum.zeros {
      let (value, size) = load(row, at: optimum, values)
      if Tolerance.isZero(value, size: size) { tight.append(.dependent(row)) }
    }
    vertex.begin(columns: optimum.values.count, parameters: tight.count)
    takeTightBounds(of: optimum, elimination)
    for (index, row) in tight.enumerated() where !vertex.isComplete {
      vertex.beginRow()
      for entry in entries(of: row, elimination) {
        vertex.add(entry.coefficient, ofColumn: optimum.component.columns.place(of: entry.column))
      }
      vertex.add(1, ofParameter: index)
      vertex.take()
    }
    vertex.solve()
    return tight
  }

  /// The independent variables of a row.
  private func entries(of row: TightRow, _ elimination: Elimination) -> [Entry] {
    switch row {
    case .dependent(let row): row.entries
    case .row(let row):
      elimination.cells(of: row).map { elimination.matrix.entry(at: $0) }
        .filter { elimination.isIndependent($0.column) }
    }
  }

  /// Loads a row into the vertex. Returns its value and the size of the numbers in its sum.
  mutating func load(
    _ row: Row, at optimum: Optimum, _ elimination: Elimination, _ values: LinearProgram.Values
  ) -> (value: Double, size: Double) {
    vertex.beginRow()
    var value = elimination.rows[row].constant
    var size = abs(value)
    vertex.add(constant: value)
    for cell in elimination.cells(of: row) {
      let variable = elimination.matrix.column(of: cell)
      let coefficient = elimination.matrix.coefficient(of: cell)
      let part =
        elimination.isParameter(variable)
        ? load(coefficient, ofParameter: variable, at: optimum, values)
        : load(coefficient, ofColumn: variable, at: optimum)
      value += part
      size = max(size, abs(part))
    }
    return (value, size)
  }

  /// Loads a dependent variable's distance from zero into the vertex. Returns its value and the
  /// size of the numbers in its sum.
  mutating func load(
    _ row: DependentRow, at optimum: Optimum, _ values: LinearProgram.Values
  ) -> (value: Double, size: Double) {
    vertex.beginRow()
    var value = row.rest.constant
    var size = abs(value)
    vertex.add(constant: value)
    for (index, parameter) in row.rest.parameters.enumerated() {
      let part = load(row.rest.coefficients[index], ofParameter: parameter, at: optimum, values)
      value += part
      size = max(size, abs(part))
    }
    for entry in row.entries {
      let part = load(entry.coefficient, ofColumn: entry.column, at: optimum)
      value += part
      size = max(size, abs(part))
    }
    return (value, size)
  }

  /// - Returns: The part of the row's value that a column adds.
  private mutating func load(
    _ coefficient: Double, ofColumn column: Column, at optimum: Optimum
  ) -> Double {
    let place = optimum.component.columns.place(of: column)
    vertex.add(coefficient, ofColumn: place)
    return coefficient * optimum.values[place]
  }

  /// - Returns: The part of the row's value that a parameter adds.
  private mutating func load(
    _ slope: Double, ofParameter parameter: Column, at optimum: Optimum,
    _ values: LinearProgram.Values
  ) -> Double {
    if let place = optimum.component.parameters.find(parameter) {
      vertex.add(slope, ofParameter: place)
    }
    return slope * values[parameter]
  }
}

extension Optimum {
  /// Whether the column's own distance from zero matters.
  func hasBound(_ column: Int, _ elimination: Elimination) -> Bool {
    isZeroed || elimination.isRestricted(component.columns[column])
  }
}
