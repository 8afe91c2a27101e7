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

  // For each row:
  private(set) var roles: [Role] = []
  private(set) var isDerived: [Bool] = []
  private(set) var isStale: [Bool] = []
  /// The variable that the row defines, or -1.
  private var pivots: [Int32] = []
  private(set) var rawConstants: [Double] = []
  /// The constant after substitutions, and the largest number that went into it.
  private(set) var constants: [Double] = []
  private(set) var magnitudes: [Double] = []
  /// Rows that were substituted have a lower number than those in which they were.
  private var serials: [Int] = []
  private var lastSerial = 0

  // For each variable:
  private(set) var isParameter: [Bool] = []
  private(set) var isRestricted: [Bool] = []
  /// The row that defines the variable, or -1.
  private var definitions: [Int32] = []
  /// A defined variable's level is above that of the variables in its definition.
  private(set) var levels: [Int32] = []
  /// The number of definitions that mention the variable.
  private(set) var dependentCounts: [Int32] = []

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
  private var seen: [Int] = []
  private var search = 0
  /// The number of rows that were read or written.
  private(set) var rowsTouched = 0

  mutating func grow(rows count: Int) {
    matrix.grow(rows: 2 * count)
    multipliers.grow(rows: count)
    while roles.count < count {
      roles.append(.vacant)
      isDerived.append(false)
      isStale.append(false)
      pivots.append(-1)
      rawConstants.append(0)
      constants.append(0)
      magnitudes.append(0)
      serials.append(0)
    }
  }

  mutating func addVariable(restricted: Bool) {
    let count = isParameter.count + 1
    matrix.grow(columns: count)
    multipliers.grow(columns: count)
    work.grow(to: count)
    isParameter.append(false)
    isRestricted.append(restricted)
    definitions.append(-1)
    levels.append(0)
    dependentCounts.append(0)
    seen.append(0)
    loosened.append(count - 1)
    redefined.append(count - 1)
  }

  // MARK: What it says

  func raw(_ row: Int) -> Int { 2 * row }

  func derived(_ row: Int) -> Int { 2 * row + 1 }

  /// The row of the matrix that counts.
  func working(_ row: Int) -> Int { isDerived[row] ? derived(row) : raw(row) }

  func isDefined(_ variable: Int) -> Bool { definitions[variable] >= 0 }

  func isIndependent(_ variable: Int) -> Bool {
    definitions[variable] < 0 && !isParameter[variable]
  }

  /// The row that defines the variable.
  func definition(of variable: Int) -> Int? {
    definitions[variable] >= 0 ? Int(definitions[variable]) : nil
  }

  /// The variable that the row defines.
  func pivot(of row: Int) -> Int? { pivots[row] >= 0 ? Int(pivots[row]) : nil }

  /// Rows that were substituted have a lower number than those in which they were.
  func serial(of row: Int) -> Int { serials[row] }

  /// If the cell belongs to the definition of another variable: that variable.
  func dependent(at cell: Int) -> Int? {
    let place = matrix.row(of: cell)
    let row = place / 2
    guard pivots[row] >= 0, working(row) == place, pivots[row] != matrix.column(of: cell) else {
      return nil
    }
    return Int(pivots[row])
  }

  /// If the cell belongs to a reduced row: that row.
  func user(at cell: Int) -> Int? {
    let place = matrix.row(of: cell)
    let row = place / 2
    return roles[row] == .row && !isStale[row] && working(row) == place ? row : nil
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
      add(matrix.coefficients[cell], of: matrix.column(of: cell))
    }
    work.add(constant: rawConstants[row], magnitude: abs(rawConstants[row]))
  }

  mutating func add(_ coefficient: Double, of variable: Int) {
    work.add(
      coefficient, of: variable, level: definitions[variable] >= 0 ? levels[variable] : nil)
  }

  /// Replaces a variable of the working row by its definition.
  mutating func substitute(_ variable: Int) {
    rowsTouched += 1
    let row = Int(definitions[variable])
    let place = working(row)
    let factor =
      -work.coefficient(of: variable) / matrix.coefficient(inRow: place, ofColumn: variable)
    for cell in matrix.cells(ofRow: place) where matrix.column(of: cell) != variable {
      add(factor * matrix.coefficients[cell], of: matrix.column(of: cell))
    }
    work.remove(variable)
    work.add(constant: factor * constants[row], magnitude: abs(factor) * magnitudes[row])
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
      isDerived[row] = true
    }
    constants[row] = work.constant
    magnitudes[row] = work.magnitude
    lastSerial += 1
    serials[row] = lastSerial
  }

  private mutating func dropDerived(_ row: Int) {
    guard isDerived[row] else { return }
    matrix.clearRow(derived(row))
    multipliers.clearRow(row)
    isDerived[row] = false
  }
}

// MARK: - Rows

extension Elimination {
  /// Takes in a row.
  mutating func add(
    _ row: Int, role: Role, cells: [SparseMatrix.Cell], constant: Double
  ) {
    matrix.setRow(raw(row), to: cells)
    rawConstants[row] = constant
    enter(row, as: role)
  }

  /// Takes in a row whose cells are there.
  mutating func enter(_ row: Int, as role: Role) {
    roles[row] = role
    if role == .equality { eliminate(row) } else { markStale(row) }
  }

  /// Takes out a row but for its cells.
  mutating func withdraw(_ row: Int) {
    switch roles[row] {
    case .vacant: break
    case .row:
      if !isStale[row] { loosenColumns(of: row) }
      dropDerived(row)
      isStale[row] = false
    case .equality:
      var redo: [Int] = []
      if let variable = pivot(of: row) { undefine(variable, &redo) } else { dropDerived(row) }
      roles[row] = .vacant
      eliminateAgain(redo)
    }
    roles[row] = .vacant
  }

  mutating func remove(_ row: Int) {
    withdraw(row)
    matrix.clearRow(raw(row))
  }

  /// Changes the constant of a row; what defines what stays the same.
  mutating func setConstant(_ constant: Double, of row: Int) {
    rawConstants[row] = constant
    guard roles[row] == .equality else { return markStale(row) }
    var affected = [row]
    var next = 0
    search += 1
    while next < affected.count {
      let place = affected[next]
      next += 1
      guard let variable = pivot(of: place) else { continue }
      for user in rowsWithSubstituted(variable) {
        if roles[user] == .row {
          markStale(user)
        } else {
          affected.append(user)
        }
      }
    }
    affected.sort { serials[$0] < serials[$1] }
    for (index, place) in affected.enumerated() where index == 0 || affected[index - 1] != place {
      deriveConstant(place)
    }
  }

  private mutating func deriveConstant(_ row: Int) {
    rowsTouched += 1
    work.begin()
    work.add(constant: rawConstants[row], magnitude: abs(rawConstants[row]))
    for cell in multipliers.cells(ofRow: row) {
      let factor = multipliers.coefficients[cell]
      let definition = Int(definitions[multipliers.column(of: cell)])
      work.add(
        constant: factor * constants[definition], magnitude: abs(factor) * magnitudes[definition])
    }
    constants[row] = work.constant
    magnitudes[row] = work.magnitude
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
    guard !stale.isEmpty else { return }
    var rows: [Int] = []
    swap(&rows, &stale)
    for row in rows where isStale[row] {
      load(row)
      while let variable = work.popDefined() { substitute(variable) }
      store(row)
      isStale[row] = false
      reduced.append(row)
      loosenColumns(of: row)
    }
    rows.removeAll(keepingCapacity: true)
    swap(&rows, &stale)
  }

  /// Sees to it that a row is looked at anew.
  mutating func touch(_ row: Int) {
    if roles[row] == .row { markStale(row) }
  }

  private mutating func markStale(_ row: Int) {
    guard !isStale[row] else { return }
    loosenColumns(of: row)
    dropDerived(row)
    isStale[row] = true
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
      dependentCounts[other] += 1
      if isIndependent(other) { mentioned.append(other) }
      level = max(level, levels[other])
    }
    markUsersStale(variable)
    loosened.append(variable)
    redefined.append(variable)
    definitions[variable] = Int32(row)
    pivots[row] = Int32(variable)
    raise(variable, to: level + 1)
  }

  private mutating func raise(_ variable: Int, to level: Int32) {
    guard levels[variable] < level else { return }
    levels[variable] = level
    guard dependentCounts[variable] > 0 else { return }
    var raised = [variable]
    while let variable = raised.popLast() {
      var cell = matrix.first(inColumn: variable)
      while cell >= 0 {
        if let dependent = dependent(at: cell), levels[dependent] <= levels[variable] {
          levels[dependent] = levels[variable] + 1
          raised.append(dependent)
        }
        cell = matrix.next(after: cell)
      }
    }
  }

  /// Takes away a variable's definition and all those in which it was substituted; `rows` gets
  /// the equalities of the latter.
  private mutating func undefine(_ first: Int, _ rows: inout [Int]) {
    var variables = [first]
    while let variable = variables.popLast() {
      let row = Int(definitions[variable])
      for cell in matrix.cells(ofRow: working(row)) where matrix.column(of: cell) != variable {
        dependentCounts[matrix.column(of: cell)] -= 1
      }
      dropDerived(row)
      definitions[variable] = -1
      pivots[row] = -1
      levels[variable] = 0
      loosened.append(variable)
      redefined.append(variable)
      for user in rowsWithSubstituted(variable) {
        guard roles[user] == .equality else {
          markStale(user)
          continue
        }
        rows.append(user)
        if let dependent = pivot(of: user) {
          // It is found by way of one variable only: what it substituted goes with it.
          multipliers.clearRow(user)
          variables.append(dependent)
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
    let candidates = work.touched.filter {
      isIndependent($0) && abs(work.coefficient(of: $0)) >= largest * 0.01
    }
    if work.defined.isEmpty { return cheapest(candidates) }
    let sources = candidates.filter { dependentCounts[$0] == 0 }
    if let variable = cheapest(sources) { return variable }
    guard markSources() else { return nil }
    return cheapest(candidates.filter { seen[$0] != search })
  }

  private func cheapest(_ candidates: [Int]) -> Int? {
    candidates.min { left, right in
      if isRestricted[left] != isRestricted[right] { return isRestricted[right] }
      let (leftUses, rightUses) = (matrix.uses(ofColumn: left), matrix.uses(ofColumn: right))
      return leftUses != rightUses ? leftUses < rightUses : left > right
    }
  }

  /// Marks as seen what the defined variables of the working row depend on; false if that is too
  /// much to look at.
  private mutating func markSources() -> Bool {
    search += 1
    var open = work.defined
    var visits = 0
    while let variable = open.popLast() {
      visits += 1
      guard visits <= 64 else { return false }
      let row = Int(definitions[variable])
      for cell in matrix.cells(ofRow: working(row)) {
        let other = matrix.column(of: cell)
        guard seen[other] != search else { continue }
        seen[other] = search
        if definitions[other] >= 0 { open.append(other) }
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
    isParameter[variable] = true
    eliminateAgain(redo)
  }

  /// Leaves a parameter to the rows again.
  mutating func endParameter(_ variable: Int) {
    markUsersStale(variable)
    isParameter[variable] = false
    loosened.append(variable)
    redefined.append(variable)
    // An equality that held between parameters may define this one now.
    var redo: [Int] = []
    var cell = matrix.first(inColumn: variable)
    while cell >= 0 {
      let row = matrix.row(of: cell) / 2
      if roles[row] == .equality, pivots[row] < 0, working(row) == matrix.row(of: cell) {
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
    isParameter[variable] = true
    isRestricted[variable] = false
  }
}
