/// From an optimum to the region of the parameters in which it is one.
extension Solver {
  /// The piece around an optimum.
  mutating func piece(around optimum: Optimum) -> Piece {
    let parameters = optimum.component.parameters
    program.setColumns(optimum.component.columns)
    program.vertex.begin(columns: optimum.values.count, parameters: parameters.count)
    takeTightRows(of: optimum)
    guard program.vertex.isComplete else { return point(at: optimum) }
    program.vertex.solve()
    guard isVertex(optimum) else { return point(at: optimum) }
    var piece = Piece(
      parameters: parameters, forms: program.vertex.forms,
      lower: [Double](repeating: -.infinity, count: parameters.count),
      upper: [Double](repeating: .infinity, count: parameters.count), isOpen: optimum.isOpen,
      isZeroed: optimum.isZeroed, pins: [Double?](repeating: nil, count: parameters.count))
    limit(&piece, optimum)
    if piece.pins.contains(where: { $0 != nil }) { limit(&piece, optimum) }
    if piece.contains(forms.values) { return piece }
    // The same numbers as in the pieces around it.
    var point = optimum
    for column in point.values.indices { point.values[column] = vertexValue(column, parameters) }
    return self.point(at: point)
  }

  /// An answer that is known to hold at the parameters' present values alone.
  private func point(at optimum: Optimum) -> Piece {
    let parameters = optimum.component.parameters
    var forms: [Double] = []
    for value in optimum.values {
      forms.append(value)
      for _ in parameters { forms.append(0) }
    }
    return Piece(
      parameters: parameters, forms: forms, lower: parameters.map { _ in -.infinity },
      upper: parameters.map { _ in .infinity }, isOpen: optimum.isOpen,
      isZeroed: optimum.isZeroed, pins: parameters.map { self.forms.values[$0] })
  }

  private func vertexValue(_ column: Int, _ parameters: [Int]) -> Double {
    let start = column * (parameters.count + 1)
    var value = program.vertex.forms[start]
    for (index, parameter) in parameters.enumerated() {
      value += program.vertex.forms[start + 1 + index] * forms.values[parameter]
    }
    return value
  }

  /// Whether what the tight rows say is what the simplex method found.
  private func isVertex(_ optimum: Optimum) -> Bool {
    for (column, value) in optimum.values.enumerated() {
      let other = vertexValue(column, optimum.component.parameters)
      guard abs(other - value) <= 1e-7 * max(1, abs(value)) else { return false }
    }
    return true
  }
}

// MARK: - Tight rows

extension Solver {
  /// Lets the vertex be where as many rows are zero as there are columns.
  private mutating func takeTightRows(of optimum: Optimum) {
    for (column, value) in optimum.values.enumerated()
    where hasBound(column, in: optimum) && Self.isZero(value, size: 1) {
      program.vertex.beginRow()
      program.vertex.add(1, ofColumn: column)
      program.vertex.take()
    }
    for row in shortFirst(optimum.component.rows) {
      guard !program.vertex.isComplete else { return }
      let (value, size) = loadVertex(row, at: optimum)
      if Self.isZero(value, size: size) { program.vertex.take() }
    }
    for row in optimum.zeros {
      guard !program.vertex.isComplete else { return }
      let (value, size) = loadVertex(row, at: optimum)
      if Self.isZero(value, size: size) { program.vertex.take() }
    }
  }

  /// What a vertex is made of, where each row's constant stands for itself: the vertex then says
  /// how much of each column comes from which row.
  mutating func tightRows(of optimum: Optimum) -> [TightRow] {
    program.setColumns(optimum.component.columns)
    var tight: [TightRow] = []
    program.vertex.begin(
      columns: optimum.values.count, parameters: optimum.component.parameters.count)
    for row in shortFirst(optimum.component.rows) {
      let (value, size) = loadVertex(row, at: optimum)
      if Self.isZero(value, size: size) { tight.append(.row(row)) }
    }
    for (index, row) in optimum.zeros.enumerated() {
      let (value, size) = loadVertex(row, at: optimum)
      if Self.isZero(value, size: size) { tight.append(.dependent(optimum.zeroVariables[index])) }
    }
    program.vertex.begin(columns: optimum.values.count, parameters: tight.count)
    for (column, value) in optimum.values.enumerated()
    where hasBound(column, in: optimum) && Self.isZero(value, size: 1) {
      program.vertex.beginRow()
      program.vertex.add(1, ofColumn: column)
      program.vertex.take()
    }
    for (index, row) in tight.enumerated() where !program.vertex.isComplete {
      switch row {
      case .row(let row): loadCells(ofRow: row)
      case .dependent(let variable): loadCells(of: variable, optimum)
      }
      program.vertex.add(1, ofParameter: index)
      program.vertex.take()
    }
    program.vertex.solve()
    return tight
  }

  private mutating func loadCells(ofRow row: Int) {
    program.vertex.beginRow()
    for cell in elimination.matrix.cells(ofRow: elimination.working(row)) {
      let variable = elimination.matrix.column(of: cell)
      guard elimination.isIndependent(variable) else { continue }
      program.vertex.add(
        elimination.matrix.coefficient(of: cell), ofColumn: program.column(of: variable))
    }
  }

  private mutating func loadCells(of variable: Int, _ optimum: Optimum) {
    program.vertex.beginRow()
    guard let index = optimum.zeroVariables.firstIndex(of: variable) else { return }
    for cell in optimum.zeros[index].cells {
      program.vertex.add(cell.coefficient, ofColumn: program.column(of: cell.column))
    }
  }

  static func isZero(_ value: Double, size: Double) -> Bool { abs(value) <= 1e-9 * max(1, size) }

  /// Whether a column's own distance from zero matters.
  private func hasBound(_ column: Int, in optimum: Optimum) -> Bool {
    optimum.isZeroed || elimination.variables[optimum.component.columns[column]].isRestricted
  }

  /// Rows in order of their lengths: sums of few terms are exact more often.
  private func shortFirst(_ rows: [Int]) -> [Int] {
    var lengths: [(length: Int, row: Int)] = []
    for row in rows {
      lengths.append((elimination.matrix.count(ofRow: elimination.working(row)), row))
    }
    lengths.sort { $0 < $1 }
    return lengths.map(\.row)
  }

  /// Loads a row into the vertex; returns its value and the size of its parts.
  private mutating func loadVertex(
    _ row: Int, at optimum: Optimum
  ) -> (value: Double, size: Double) {
    program.vertex.beginRow()
    var value = elimination.rows[row].constant
    var size = abs(value)
    program.vertex.add(constant: value)
    for cell in elimination.matrix.cells(ofRow: elimination.working(row)) {
      let (variable, coefficient) = (
        elimination.matrix.column(of: cell), elimination.matrix.coefficient(of: cell)
      )
      var part = coefficient
      if elimination.variables[variable].isParameter {
        part *= forms.values[variable]
        add(coefficient, ofParameter: variable, at: optimum)
      } else {
        let column = program.column(of: variable)
        part *= optimum.values[column]
        program.vertex.add(coefficient, ofColumn: column)
      }
      value += part
      size = max(size, abs(part))
    }
    return (value, size)
  }

  private mutating func loadVertex(
    _ row: DependentRow, at optimum: Optimum
  ) -> (value: Double, size: Double) {
    program.vertex.beginRow()
    var value = row.rest.constant
    var size = abs(value)
    program.vertex.add(constant: value)
    for (index, parameter) in row.rest.parameters.enumerated() {
      let part = row.rest.coefficients[index] * forms.values[parameter]
      add(row.rest.coefficients[index], ofParameter: parameter, at: optimum)
      value += part
      size = max(size, abs(part))
    }
    for cell in row.cells {
      let column = program.column(of: cell.column)
      let part = cell.coefficient * optimum.values[column]
      program.vertex.add(cell.coefficient, ofColumn: column)
      value += part
      size = max(size, abs(part))
    }
    return (value, size)
  }

  private mutating func add(
    _ slope: Double, ofParameter parameter: Int, at optimum: Optimum
  ) {
    for (index, other) in optimum.component.parameters.enumerated() where other == parameter {
      program.vertex.add(slope, ofParameter: index)
    }
  }
}

// MARK: - The region

extension Solver {
  /// Finds out how far the parameters can go until some row goes through zero.
  ///
  /// A row that is zero, but would not be for other values of some parameters, pins these; what
  /// is found out about the others holds only in a second go then.
  private mutating func limit(_ piece: inout Piece, _ optimum: Optimum) {
    guard !piece.parameters.isEmpty else { return }
    piece.halfPlanes.removeAll()
    for index in piece.parameters.indices {
      (piece.lower[index], piece.upper[index]) = (-.infinity, .infinity)
    }
    for (column, value) in optimum.values.enumerated() where hasBound(column, in: optimum) {
      program.vertex.beginRow()
      program.vertex.add(1, ofColumn: column)
      limit(&piece, by: (value, 1))
    }
    for row in optimum.component.rows
    where !(constraints[row].isBound && !elimination.rows[row].isDerived) {
      limit(&piece, by: loadVertex(row, at: optimum))
    }
    for row in optimum.zeros { limit(&piece, by: loadVertex(row, at: optimum)) }
  }

  /// Lets the row in the vertex keep its sign.
  private mutating func limit(_ piece: inout Piece, by row: (value: Double, size: Double)) {
    program.vertex.evaluate(into: &program.form)
    var (slopes, last) = (0, 0)
    for index in piece.parameters.indices where program.form[index + 1] != 0 {
      if let pin = piece.pins[index] {
        program.form[0] += program.form[index + 1] * pin
        program.form[index + 1] = 0
        continue
      }
      slopes += 1
      last = index
    }
    if slopes == 0 { return }
    let form = program.form
    if Self.isZero(row.value, size: row.size) {
      for index in piece.parameters.indices where form[index + 1] != 0 {
        piece.pins[index] = forms.values[piece.parameters[index]]
      }
      return
    }
    let sign: Double = row.value > 0 ? 1 : -1
    if slopes > 1 {
      // Strictly inside: what is as good as zero counts as zero.
      piece.halfPlanes.append(sign * form[0] - 1e-9 * max(1, abs(form[0])))
      for slope in form.dropFirst() { piece.halfPlanes.append(sign * slope) }
      return
    }
    let end = -form[0] / form[last + 1]
    let margin = 1e-9 * max(1, abs(end))
    if sign * form[last + 1] > 0 {
      piece.lower[last] = max(piece.lower[last], end + margin)
    } else {
      piece.upper[last] = min(piece.upper[last], end - margin)
    }
  }
}
