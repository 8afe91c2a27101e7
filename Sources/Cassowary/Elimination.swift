/// The required equalities, each solved for one variable, and all other rows in terms of the
/// variables that are left.
///
/// The definitions are kept *factored*: a definition may mention variables that have definitions
/// themselves, so that a chain of a thousand equalities takes a thousand short rows and not a
/// triangle of long ones. They never go round in a circle; ``levels`` are the proof. An equality
/// is kept as it came wherever it can be solved at once. Only where each of its variables is
/// defined, or defines what it is to be defined by, some of them are substituted first, and
/// ``multipliers`` remembers which: a change concerns those rows alone in which what has changed
/// was substituted.
///
/// Variables are *parameters* (their values are given), *defined*, or *independent*.
struct Elimination: Sendable {
  enum Role: UInt8, Sendable {
    /// No row at all.
    case vacant
    /// A required equality: it defines a variable, or follows from the others (and the values of
    /// parameters).
    case equality
    /// Any other row: it is reduced to independent variables and parameters.
    case row
  }

  /// Two rows for each row here: as it came (``raw(_:)``), and after substitutions
  /// (``derived(_:)``) if there were any.
  private(set) var matrix = SparseMatrix()
  /// For each row the variables that were substituted in it, and by what factor their defining
  /// rows were added.
  private(set) var multipliers = SparseMatrix()

  struct Row: Sendable {
    var role = Role.vacant
    var isDerived = false
    var isStale = false
    /// The variable that the row defines, or -1.
    fileprivate(set) var pivot: Int32 = -1
    var rawConstant = 0.0
    /// The constant after substitutions, and the largest number that went into it.
    var constant = 0.0
    var magnitude = 0.0
    /// Rows that were substituted have a lower number than those in which they were.
    var serial = 0
  }

  struct State: Sendable {
    var isParameter = false
    var isRestricted = false
    /// The row that defines the variable, or -1.
    fileprivate(set) var definition: Int32 = -1
    /// A defined variable's level is above that of the variables in its definition.
    var level: Int32 = 0
    /// The number of definitions that mention the variable.
    var dependentCount: Int32 = 0
    /// The last search that has been here.
    fileprivate var seen: Int32 = 0
  }

  private(set) var rows: [Row] = []
  private(set) var variables: [State] = []
  private var lastSerial = 0

  // What has changed since the solver looked:
  /// Variables of components that are no longer what they were.
  var loosened: [Int] = []
  /// Variables that are defined otherwise than before.
  var redefined: [Int] = []
  /// Independent variables that a new definition mentions.
  var mentioned: [Int] = []
  /// Rows that have been reduced anew.
  var reduced: [Int] = []

  private var stale: [Int] = []
  var work = WorkingRow()
  private var substituted: [SparseMatrix.Cell] = []
  private var search: Int32 = 0
  /// The number of rows that were read or written.
  private(set) var rowsTouched = 0

  mutating func grow(rows count: Int) {
    matrix.grow(rows: 2 * count)
    multipliers.grow(rows: count)
    while rows.count < count { rows.append(Row()) }
  }

  mutating func addVariable(restricted: Bool) {
    let count = variables.count + 1
    matrix.grow(columns: count)
    multipliers.grow(columns: count)
    work.grow(to: count)
    variables.append(State(isRestricted: restricted))
    loosened.append(count - 1)
    redefined.append(count - 1)
  }

  // MARK: What it says

  func raw(_ row: Int) -> Int { 2 * row }

  func derived(_ row: Int) -> Int { 2 * row + 1 }

  /// The row of the matrix that counts.
  func working(_ row: Int) -> Int { rows[row].isDerived ? derived(row) : raw(row) }

  func isDefined(_ variable: Int) -> Bool { variables[variable].definition >= 0 }

  func isIndependent(_ variable: Int) -> Bool {
    variables[variable].definition < 0 && !variables[variable].isParameter
  }

  /// The row that defines the variable.
  func definition(of variable: Int) -> Int? {
    variables[variable].definition >= 0 ? Int(variables[variable].definition) : nil
  }

  /// The variable that the row defines.
  func pivot(of row: Int) -> Int? { rows[row].pivot >= 0 ? Int(rows[row].pivot) : nil }

  /// Rows that were substituted have a lower number than those in which they were.
  func serial(of row: Int) -> Int { rows[row].serial }

  /// If the cell belongs to the definition of another variable: that variable.
  func dependent(at cell: Int) -> Int? {
    let place = matrix.row(of: cell)
    let row = place / 2
    guard rows[row].pivot >= 0, working(row) == place, rows[row].pivot != matrix.column(of: cell)
    else {
      return nil
    }
    return Int(rows[row].pivot)
  }

  /// If the cell belongs to a reduced row: that row.
  func user(at cell: Int) -> Int? {
    let place = matrix.row(of: cell)
    let row = place / 2
    return rows[row].role == .row && !rows[row].isStale && working(row) == place ? row : nil
  }
}

// MARK: - Reducing

extension Elimination {
  /// Begins the working row with a row as it came.
  private mutating func load(_ row: Int) {
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

  /// Keeps the working row as what became of a row.
  private mutating func store(_ row: Int) {
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

  private mutating func dropDerived(_ row: Int) {
    guard rows[row].isDerived else { return }
    matrix.clearRow(derived(row))
    multipliers.clearRow(row)
    rows[row].isDerived = false
  }
}

// MARK: - Rows

extension Elimination {
  /// Takes in a row.
  mutating func add(
    _ row: Int, role: Role, cells: [SparseMatrix.Cell], constant: Double
  ) {
    matrix.setRow(raw(row), to: cells)
    rows[row].rawConstant = constant
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
    search &+= 1
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

  private mutating func deriveConstant(_ row: Int) {
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
  private func rowsWithSubstituted(_ variable: Int) -> [Int] {
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
        reduced.append(row)
        loosenColumns(of: row)
      }
    }
  }

  /// Makes a variable independent, if its definition can as well define a variable that nothing
  /// else mentions.
  ///
  /// Rows about the variable would otherwise be about all that its definition mentions; where
  /// that is the end of a long chain, all rows would become one component.
  private mutating func free(_ variable: Int) {
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

  private mutating func markStale(_ row: Int) {
    guard !rows[row].isStale else { return }
    loosenColumns(of: row)
    dropDerived(row)
    rows[row].isStale = true
    stale.append(row)
  }

  private mutating func loosenColumns(of row: Int) {
    for cell in matrix.cells(ofRow: working(row)) {
      let variable = matrix.column(of: cell)
      if isIndependent(variable) { loosened.append(variable) }
    }
  }

  /// The reduced rows that mention an independent variable or a parameter.
  private mutating func markUsersStale(_ variable: Int) {
    var users: [Int] = []
    var cell = matrix.first(inColumn: variable)
    while cell >= 0 {
      if let row = user(at: cell) { users.append(row) }
      cell = matrix.next(after: cell)
    }
    for row in users { markStale(row) }
  }
}

// MARK: - Definitions

extension Elimination {
  /// Solves an equality for one of its variables, if there is one to solve it for.
  private mutating func eliminate(_ row: Int) {
    load(row)
    while true {
      if let variable = pivotOfWork() {
        store(row)
        return define(variable, by: row)
      }
      guard let variable = work.popDefined() else { break }
      substitute(variable)
    }
    store(row)
    reduced.append(row)
  }

  private mutating func eliminateAgain(_ rows: [Int]) {
    for row in rows.sorted() { eliminate(row) }
  }

  private mutating func define(_ variable: Int, by row: Int) {
    var level: Int32 = 0
    for cell in matrix.cells(ofRow: working(row)) where matrix.column(of: cell) != variable {
      let other = matrix.column(of: cell)
      variables[other].dependentCount += 1
      if isIndependent(other) { mentioned.append(other) }
      level = max(level, variables[other].level)
    }
    markUsersStale(variable)
    loosened.append(variable)
    redefined.append(variable)
    variables[variable].definition = Int32(row)
    rows[row].pivot = Int32(variable)
    raise(variable, to: level + 1)
  }

  private mutating func raise(_ variable: Int, to level: Int32) {
    guard variables[variable].level < level else { return }
    variables[variable].level = level
    guard variables[variable].dependentCount > 0 else { return }
    var raised = [variable]
    while let variable = raised.popLast() {
      var cell = matrix.first(inColumn: variable)
      while cell >= 0 {
        if let dependent = dependent(at: cell),
          variables[dependent].level <= variables[variable].level
        {
          variables[dependent].level = variables[variable].level + 1
          raised.append(dependent)
        }
        cell = matrix.next(after: cell)
      }
    }
  }

  /// Takes away a variable's definition and all those in which it was substituted; `redo` gets
  /// the equalities of the latter.
  private mutating func undefine(_ first: Int, _ redo: inout [Int]) {
    var open = [first]
    while let variable = open.popLast() {
      let row = Int(variables[variable].definition)
      for cell in matrix.cells(ofRow: working(row)) where matrix.column(of: cell) != variable {
        variables[matrix.column(of: cell)].dependentCount -= 1
      }
      dropDerived(row)
      variables[variable].definition = -1
      rows[row].pivot = -1
      variables[variable].level = 0
      loosened.append(variable)
      redefined.append(variable)
      for user in rowsWithSubstituted(variable) {
        guard rows[user].role == .equality else {
          markStale(user)
          continue
        }
        redo.append(user)
        if let dependent = pivot(of: user) {
          // It is found by way of one variable only: what it substituted goes with it.
          multipliers.clearRow(user)
          open.append(dependent)
        } else {
          dropDerived(user)
        }
      }
    }
  }

  /// The variable to solve the working row for, or nil if there is none yet.
  ///
  /// A variable will do if nothing else in the row depends on it. Of those that do, rather a free
  /// one than a restricted one, whose bound would become a row; then the one that occurs in the
  /// fewest rows; then the newest.
  private mutating func pivotOfWork() -> Int? {
    var largest = 0.0
    for variable in work.touched where isIndependent(variable) {
      largest = max(largest, abs(work.coefficient(of: variable)))
    }
    guard largest > 0 else { return nil }
    if !work.hasDefined { return cheapest(largest, .all) }
    if let variable = cheapest(largest, .withoutDependents) { return variable }
    // What is made later is to be defined by what was there before, not the other way round:
    // chains of definitions stay as short as the layout is deep.
    guard let newest = work.touched.max(by: { rank($0) < rank($1) }), isIndependent(newest),
      markSources()
    else { return nil }
    return cheapest(largest, .unseen)
  }

  /// The place of a variable in the order of creation; lowest for what has left the working row.
  private func rank(_ variable: Int) -> Int {
    work.coefficient(of: variable) == 0 || variables[variable].isParameter ? -1 : variable
  }

  private enum Candidates { case all, withoutDependents, unseen }

  private func cheapest(_ largest: Double, _ candidates: Candidates) -> Int? {
    var best: Int?
    for variable in work.touched
    where isIndependent(variable) && abs(work.coefficient(of: variable)) >= largest * 0.01 {
      switch candidates {
      case .all: break
      case .withoutDependents: if variables[variable].dependentCount > 0 { continue }
      case .unseen: if variables[variable].seen == search { continue }
      }
      if best.map({ isCheaper(variable, than: $0) }) ?? true { best = variable }
    }
    return best
  }

  private func isCheaper(_ left: Int, than right: Int) -> Bool {
    if variables[left].isRestricted != variables[right].isRestricted {
      return variables[right].isRestricted
    }
    let (leftUses, rightUses) = (matrix.uses(ofColumn: left), matrix.uses(ofColumn: right))
    return leftUses != rightUses ? leftUses < rightUses : left > right
  }

  /// Marks as seen what the defined variables of the working row depend on; false if that is too
  /// much to look at.
  private mutating func markSources() -> Bool {
    search &+= 1
    var open = work.defined
    var visits = 0
    while let variable = open.popLast() {
      visits += 1
      guard visits <= 64 else { return false }
      let row = Int(variables[variable].definition)
      for cell in matrix.cells(ofRow: working(row)) {
        let other = matrix.column(of: cell)
        guard variables[other].seen != search else { continue }
        variables[other].seen = search
        if variables[other].definition >= 0 { open.append(other) }
      }
    }
    return true
  }
}

// MARK: - Parameters

extension Elimination {
  /// Makes a variable one whose value is given.
  mutating func makeParameter(_ variable: Int) {
    var redo: [Int] = []
    if let row = definition(of: variable) {
      undefine(variable, &redo)
      redo.append(row)
    } else {
      markUsersStale(variable)
    }
    loosened.append(variable)
    redefined.append(variable)
    variables[variable].isParameter = true
    eliminateAgain(redo)
  }

  /// Leaves a parameter to the rows again.
  mutating func endParameter(_ variable: Int) {
    markUsersStale(variable)
    variables[variable].isParameter = false
    loosened.append(variable)
    redefined.append(variable)
    // An equality that held between parameters may define this one now.
    var redo: [Int] = []
    var cell = matrix.first(inColumn: variable)
    while cell >= 0 {
      let row = matrix.row(of: cell) / 2
      if rows[row].role == .equality, rows[row].pivot < 0, working(row) == matrix.row(of: cell) {
        redo.append(row)
      }
      cell = matrix.next(after: cell)
    }
    for row in redo { dropDerived(row) }
    eliminateAgain(redo)
  }

  /// Forgets a variable that no row mentions.
  mutating func removeVariable(_ variable: Int) {
    // Whatever is a parameter is in no component.
    variables[variable].isParameter = true
    variables[variable].isRestricted = false
  }
}
