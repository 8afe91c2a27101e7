/// Rows that are added, changed and removed.
extension Elimination {
  /// Adds a row.
  mutating func add(
    _ row: Row, role: Role, isBound: Bool, entries: [Entry], constant: Double
  ) {
    matrix.setRow(Line(given: row), to: entries)
    rows[row].givenConstant = constant
    rows[row].isBound = isBound
    enter(row, as: role)
  }

  /// Adds a row whose cells are present.
  mutating func enter(_ row: Row, as role: Role) {
    rows[row].role = role
    if role == .equality { eliminate(row) } else { markStale(row) }
  }

  /// Removes a row, but leaves its cells.
  mutating func withdraw(_ row: Row) {
    switch rows[row].role {
    case .vacant: break
    case .row:
      if !rows[row].isStale { loosenColumns(of: row) }
      dropDerived(row)
      rows[row].freshness = .fresh
    case .equality:
      var redo: [Row] = []
      if let variable = pivot(of: row) { undefine(variable, &redo) } else { dropDerived(row) }
      rows[row].role = .vacant
      eliminateAgain(redo)
    }
    rows[row].role = .vacant
  }

  mutating func remove(_ row: Row) {
    withdraw(row)
    matrix.clearRow(Line(given: row))
  }

  /// Changes the constant of a row. Coefficients and definitions stay the same.
  mutating func setConstant(_ constant: Double, of row: Row) {
    rows[row].givenConstant = constant
    var affected = [row]
    var next = 0
    while next < affected.count {
      let place = affected[next]
      next += 1
      if let variable = pivot(of: place) { affected += rowsWithSubstituted(variable) }
    }
    affected.sort { rows[$0].serial < rows[$1].serial }
    for (index, place) in affected.enumerated() where index == 0 || affected[index - 1] != place {
      // Whether a bound follows from others depends on its constant.
      if rows[place].isBound { markStale(place) } else { deriveConstant(place) }
    }
  }

  /// Computes a row's constant again, unless the whole row has to be reduced again.
  private mutating func deriveConstant(_ row: Row) {
    if rows[row].isStale { return }
    rowsTouched += 1
    work.begin(count: variables.count)
    work.add(constant: rows[row].givenConstant, magnitude: abs(rows[row].givenConstant))
    for cell in multipliers.cells(ofRow: row) {
      let factor = multipliers.coefficient(of: cell)
      guard let definition = definition(of: multipliers.column(of: cell)) else { continue }
      work.add(
        constant: factor * rows[definition].constant,
        magnitude: abs(factor) * rows[definition].magnitude)
    }
    rows[row].constant = work.constant
    rows[row].magnitude = work.magnitude
    if let variable = pivot(of: row) { return log.note(redefined: variable) }
    log.note(reduced: row)
    for cell in cells(of: row) where isIndependent(matrix.column(of: cell)) {
      return log.note(shifted: matrix.column(of: cell))
    }
  }

  /// The rows in which a defined variable was substituted.
  func rowsWithSubstituted(_ variable: Column) -> [Row] {
    var rows: [Row] = []
    var next = multipliers.first(inColumn: variable)
    while let cell = next {
      rows.append(multipliers.row(of: cell))
      next = multipliers.next(after: cell)
    }
    return rows
  }

  /// Updates all rows, and returns those that have been reduced anew since the last call.
  mutating func takeReduced(into rows: inout [Row]) {
    reduceStale()
    log.takeReduced(into: &rows)
  }

  /// Updates all rows, and returns the other changes since the last call.
  mutating func takeChanges(into changes: inout Changes) {
    reduceStale()
    log.takeChanges(into: &changes)
  }

  /// Reduces the rows whose reduced form is out of date.
  private mutating func reduceStale() {
    while !log.stale.isEmpty {
      log.takeStale(into: &open)
      for row in open where rows[row].isStale {
        for cell in matrix.cells(ofRow: Line(given: row)) { free(matrix.column(of: cell)) }
        load(row)
        while let variable = work.popDefined() { substitute(variable) }
        store(row)
        rows[row].freshness = isImplied(row) ? .implied : .fresh
        log.note(reduced: row)
        loosenColumns(of: row)
      }
    }
  }

  /// Whether a reduced bound follows from the bounds of the variables in it.
  private func isImplied(_ row: Row) -> Bool {
    guard rows[row].isBound, rows[row].isDerived, rows[row].constant >= 0 else { return false }
    for cell in matrix.cells(ofRow: Line(derived: row)) {
      guard matrix.coefficient(of: cell) >= 0, variables[matrix.column(of: cell)].isRestricted
      else { return false }
    }
    return true
  }

  /// Makes a variable independent, if its definition can define a variable instead that nothing
  /// else mentions.
  ///
  /// Otherwise rows with the variable would depend on everything in its definition; if that is the
  /// end of a long chain, all rows would become one component.
  mutating func free(_ variable: Column) {
    guard let row = definition(of: variable), !rows[row].isDerived else { return }
    var largest = 0.0
    for cell in matrix.cells(ofRow: Line(given: row)) {
      largest = max(largest, abs(matrix.coefficient(of: cell)))
    }
    var other: Column?
    for cell in matrix.cells(ofRow: Line(given: row)) {
      let candidate = matrix.column(of: cell)
      if isIndependent(candidate), !variables[candidate].isRestricted,
        matrix.uses(ofColumn: candidate) == 1,
        abs(matrix.coefficient(of: cell)) >= largest * Tolerance.definitionPivot
      {
        other = candidate
      }
    }
    guard let other else { return }
    var redo: [Row] = []
    undefine(variable, &redo)
    load(row)
    store(row)
    define(other, by: row)
    eliminateAgain(redo)
  }

  /// Marks a row to be reduced again.
  mutating func touch(_ row: Row) {
    if rows[row].role == .row { markStale(row) }
  }

  mutating func markStale(_ row: Row) {
    guard !rows[row].isStale else { return }
    loosenColumns(of: row)
    dropDerived(row)
    rows[row].freshness = .stale
    log.note(stale: row)
  }

  mutating func loosenColumns(of row: Row) {
    if rows[row].isImplied { return }
    for cell in cells(of: row) {
      let variable = matrix.column(of: cell)
      if isIndependent(variable) { log.note(loosened: variable) }
    }
  }

  /// The reduced rows that mention an independent variable or a parameter.
  mutating func markUsersStale(_ variable: Column) {
    var users: [Row] = []
    var next = matrix.first(inColumn: variable)
    while let cell = next {
      if let row = user(at: cell) { users.append(row) }
      next = matrix.next(after: cell)
    }
    for row in users { markStale(row) }
  }
}
