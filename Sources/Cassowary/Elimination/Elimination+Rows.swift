/// Rows that come, change and go.
extension Elimination {
  /// Takes in a row.
  mutating func add(
    _ row: Int, role: Role, isBound: Bool, cells: [SparseMatrix.Cell], constant: Double
  ) {
    matrix.setRow(raw(row), to: cells)
    rows[row].rawConstant = constant
    rows[row].isBound = isBound
    enter(row, as: role)
  }

  /// Takes in a row whose cells are there.
  mutating func enter(_ row: Int, as role: Role) {
    rows[row].role = role
    if role == .equality { eliminate(row) } else { markStale(row) }
  }

  /// Takes out a row but for its cells.
  mutating func withdraw(_ row: Int) {
    switch rows[row].role {
    case .vacant: break
    case .row:
      if !rows[row].isStale { loosenColumns(of: row) }
      dropDerived(row)
      rows[row].isStale = false
      rows[row].isImplied = false
    case .equality:
      var redo: [Int] = []
      if let variable = pivot(of: row) { undefine(variable, &redo) } else { dropDerived(row) }
      rows[row].role = .vacant
      eliminateAgain(redo)
    }
    rows[row].role = .vacant
  }

  mutating func remove(_ row: Int) {
    withdraw(row)
    matrix.clearRow(raw(row))
  }

  /// Changes the constant of a row; what defines what stays the same.
  mutating func setConstant(_ constant: Double, of row: Int) {
    rows[row].rawConstant = constant
    guard rows[row].role == .equality else { return markStale(row) }
    var affected = [row]
    var next = 0
    while next < affected.count {
      let place = affected[next]
      next += 1
      guard let variable = pivot(of: place) else { continue }
      for user in rowsWithSubstituted(variable) {
        if rows[user].role == .row {
          markStale(user)
        } else {
          affected.append(user)
        }
      }
    }
    affected.sort { rows[$0].serial < rows[$1].serial }
    for (index, place) in affected.enumerated() where index == 0 || affected[index - 1] != place {
      deriveConstant(place)
    }
  }

  mutating func deriveConstant(_ row: Int) {
    rowsTouched += 1
    work.begin()
    work.add(constant: rows[row].rawConstant, magnitude: abs(rows[row].rawConstant))
    for cell in multipliers.cells(ofRow: row) {
      let factor = multipliers.coefficient(of: cell)
      let definition = Int(variables[multipliers.column(of: cell)].definition)
      work.add(
        constant: factor * rows[definition].constant,
        magnitude: abs(factor) * rows[definition].magnitude)
    }
    rows[row].constant = work.constant
    rows[row].magnitude = work.magnitude
    if let variable = pivot(of: row) { redefined.append(variable) } else { reduced.append(row) }
  }

  /// The rows in which a defined variable was substituted.
  func rowsWithSubstituted(_ variable: Int) -> [Int] {
    var rows: [Int] = []
    var cell = multipliers.first(inColumn: variable)
    while cell >= 0 {
      rows.append(multipliers.row(of: cell))
      cell = multipliers.next(after: cell)
    }
    return rows
  }

  /// Reduces the rows whose reduced form no longer holds.
  mutating func reduceStale() {
    while !stale.isEmpty {
      var open: [Int] = []
      swap(&open, &stale)
      for row in open where rows[row].isStale {
        for cell in matrix.cells(ofRow: raw(row)) { free(matrix.column(of: cell)) }
        load(row)
        while let variable = work.popDefined() { substitute(variable) }
        store(row)
        rows[row].isStale = false
        rows[row].isImplied = isImplied(row)
        reduced.append(row)
        loosenColumns(of: row)
      }
    }
  }

  /// Whether a reduced bound holds wherever those of the variables that are left in it do.
  private func isImplied(_ row: Int) -> Bool {
    guard rows[row].isBound, rows[row].isDerived, rows[row].constant >= 0 else { return false }
    for cell in matrix.cells(ofRow: derived(row)) {
      guard matrix.coefficient(of: cell) >= 0, variables[matrix.column(of: cell)].isRestricted
      else { return false }
    }
    return true
  }

  /// Makes a variable independent, if its definition can as well define a variable that nothing
  /// else mentions.
  ///
  /// Rows about the variable would otherwise be about all that its definition mentions; where
  /// that is the end of a long chain, all rows would become one component.
  mutating func free(_ variable: Int) {
    guard let row = definition(of: variable), !rows[row].isDerived else { return }
    var largest = 0.0
    for cell in matrix.cells(ofRow: raw(row)) {
      largest = max(largest, abs(matrix.coefficient(of: cell)))
    }
    var other: Int?
    for cell in matrix.cells(ofRow: raw(row)) {
      let candidate = matrix.column(of: cell)
      if isIndependent(candidate), !variables[candidate].isRestricted,
        matrix.uses(ofColumn: candidate) == 1,
        abs(matrix.coefficient(of: cell)) >= largest * 0.01
      {
        other = candidate
      }
    }
    guard let other else { return }
    var redo: [Int] = []
    undefine(variable, &redo)
    load(row)
    store(row)
    define(other, by: row)
    eliminateAgain(redo)
  }

  /// Sees to it that a row is looked at anew.
  mutating func touch(_ row: Int) {
    if rows[row].role == .row { markStale(row) }
  }

  mutating func markStale(_ row: Int) {
    guard !rows[row].isStale else { return }
    loosenColumns(of: row)
    dropDerived(row)
    rows[row].isImplied = false
    rows[row].isStale = true
    stale.append(row)
  }

  mutating func loosenColumns(of row: Int) {
    if rows[row].isImplied { return }
    for cell in matrix.cells(ofRow: working(row)) {
      let variable = matrix.column(of: cell)
      if isIndependent(variable) { loosened.append(variable) }
    }
  }

  /// The reduced rows that mention an independent variable or a parameter.
  mutating func markUsersStale(_ variable: Int) {
    var users: [Int] = []
    var cell = matrix.first(inColumn: variable)
    while cell >= 0 {
      if let row = user(at: cell) { users.append(row) }
      cell = matrix.next(after: cell)
    }
    for row in users { markStale(row) }
  }
}
