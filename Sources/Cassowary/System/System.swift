/// The first stage, which all others read: the variables and constraints of a solver, and the
/// elimination of its required equalities.
struct System: Sendable {
  private(set) var variables = Ledger<Column, Unknown>()
  private(set) var constraints = Ledger<Row, Record>()
  var elimination = Elimination()
  /// The number of constraints, without the bounds of restricted variables.
  private(set) var constraintCount = 0
  /// The number of constraints that were ever added.
  private(set) var addedCount = 0

  /// The state of a variable.
  struct Unknown: Sendable {
    private var boundNumber: Int32 = -1

    /// The row that keeps a restricted variable at or above zero.
    var bound: Row? {
      get { boundNumber < 0 ? nil : Row(number: boundNumber) }
      set { boundNumber = newValue?.number ?? -1 }
    }
  }
}

// MARK: - Names

extension System {
  /// The column of a variable.
  ///
  /// - Precondition: The system has it.
  func column(of variable: Variable) -> Column {
    guard let column = variables.place(of: variable.index, hint: variable.hint) else {
      preconditionFailure("\(variable) is not a variable of this solver")
    }
    return column
  }

  func variable(at column: Column) -> Variable {
    Variable(index: variables.name(at: column), hint: column.place)
  }

  /// The row of a constraint.
  ///
  /// - Precondition: The system has it.
  func row(of handle: ConstraintHandle) -> Row {
    guard let row = constraints.place(of: handle.name, hint: handle.hint) else {
      preconditionFailure("\(handle) is not a constraint of this solver")
    }
    return row
  }

  func handle(at row: Row) -> ConstraintHandle {
    ConstraintHandle(
      index: constraints[row].index, name: constraints.name(at: row), hint: row.place)
  }

  /// The terms of a row as given.
  func entries(of row: Row) -> [Entry] { elimination.matrix.entries(ofRow: Line(given: row)) }
}

// MARK: - Variables

extension System {
  mutating func makeVariable(restricted: Bool) -> Variable {
    let column = variables.append(Unknown())
    _ = elimination.addVariable(restricted: restricted)
    if restricted {
      variables[column].bound = append(
        Record(relation: .greaterThanOrEqual, isBound: true),
        [Entry(column: column, coefficient: 1)], constant: 0)
    }
    return variable(at: column)
  }

  /// Removes a variable and its bound, if it has one.
  ///
  /// - Precondition: No constraint mentions it.
  mutating func removeVariable(at column: Column) {
    if let bound = variables[column].bound { remove(bound) }
    precondition(
      elimination.matrix.uses(ofColumn: column) == 0,
      "\(variable(at: column)) is still in a constraint")
    elimination.removeVariable(column)
    variables.remove(at: column, leaving: Unknown())
  }
}

// MARK: - Constraints

extension System {
  /// Appends a constraint.
  mutating func add(_ draft: ConstraintDraft) -> ConstraintHandle {
    var record = draft.record
    record.index = addedCount
    addedCount += 1
    let row = append(record, draft.entries, constant: draft.constant)
    return handle(at: row)
  }

  /// Reserves memory for a number of further constraints with a number of terms in total.
  mutating func makeRoom(constraints: Int, terms: Int) {
    self.constraints.makeRoom(for: constraints)
    elimination.makeRoom(rows: constraints, cells: terms)
  }

  private mutating func append(_ record: Record, _ entries: [Entry], constant: Double) -> Row {
    let row = constraints.append(record)
    elimination.grow(rows: constraints.placeCount)
    elimination.add(
      row, role: record.role, isBound: record.isBound, entries: entries, constant: constant)
    if !record.isBound { constraintCount += 1 }
    return row
  }

  /// Removes the constraint of a row.
  mutating func remove(_ row: Row) {
    elimination.remove(row)
    if !constraints[row].isBound { constraintCount -= 1 }
    constraints.remove(at: row, leaving: Record())
  }

  /// Changes a constraint's priority. Its place in the order stays the same.
  mutating func setPriority(_ priority: Priority, of row: Row) {
    elimination.withdraw(row)
    constraints[row].priority = priority
    elimination.enter(row, as: constraints[row].role)
  }

  mutating func setRank(_ rank: Int, of row: Row) {
    constraints[row].rank = rank
    elimination.touch(row)
  }
}

// MARK: - Gaps

extension System {
  /// The number of places in the ledgers, including those of removed elements.
  var placeCount: Int { variables.placeCount + constraints.placeCount }

  /// Whether there are so many gaps that closing them costs little compared with making them.
  var isSparse: Bool {
    let count = variables.count + constraints.count
    return count * 3 < placeCount && (placeCount > 64 || count == 0)
  }

  /// Closes the gaps of removed variables and rows.
  ///
  /// - Returns: The new column of each old one.
  mutating func compact() -> Table<Column, Column?> {
    let old = elimination
    let rows = constraints.places
    let columns = variables.compact()
    _ = constraints.compact()
    elimination = Elimination()
    elimination.rowsTouched = old.rowsTouched
    elimination.grow(rows: constraints.placeCount)
    for column in columns.places where columns[column] != nil {
      let moved = elimination.addVariable(restricted: old.isRestricted(column))
      if old.isParameter(column) { elimination.makeParameter(moved) }
    }
    for (place, before) in rows.enumerated() {
      let row = Row(place)
      let entries = old.matrix.entries(ofRow: Line(given: before)).compactMap { entry in
        columns[entry.column].map { Entry(column: $0, coefficient: entry.coefficient) }
      }
      let record = constraints[row]
      if record.isBound { variables[entries[0].column].bound = row }
      elimination.add(
        row, role: record.role, isBound: record.isBound, entries: entries,
        constant: old.rows[before].givenConstant)
    }
    return columns
  }
}
