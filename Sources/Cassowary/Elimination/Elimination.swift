/// The required equalities, each solved for one variable, and all other rows in terms of the
/// variables that are left.
///
/// The definitions are kept *factored*: a definition may mention variables that have definitions
/// themselves, so that a chain of a thousand equalities takes a thousand short rows and not a
/// triangle of long ones. They never go round in a circle; ``State/level`` is the proof. An equality
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
  var matrix = SparseMatrix()
  /// For each row the variables that were substituted in it, and by what factor their defining
  /// rows were added.
  var multipliers = SparseMatrix()

  struct Row: Sendable {
    var role = Role.vacant
    var isDerived = false
    var isStale = false
    /// Whether this is the bound of a restricted variable.
    var isBound = false
    /// Whether the row follows from the bounds of the variables that are left in it: it then ties
    /// them to nothing. The height of a list is such a row for the heights of its cells.
    var isImplied = false
    /// The variable that the row defines, or -1.
    var pivot: Int32 = -1
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
    var definition: Int32 = -1
    /// A defined variable's level is above that of the variables in its definition.
    var level: Int32 = 0
    /// The number of definitions that mention the variable.
    var dependentCount: Int32 = 0
    /// The last search that has been here.
    var seen: Int32 = 0
  }

  var rows: [Row] = []
  var variables: [State] = []
  var lastSerial = 0

  // What has changed since the solver looked:
  /// Variables of components that are no longer what they were.
  var loosened: [Int] = []
  /// Variables that are defined otherwise than before.
  var redefined: [Int] = []
  /// Independent variables that a new definition mentions.
  var mentioned: [Int] = []
  /// Rows that have been reduced anew.
  var reduced: [Int] = []

  var stale: [Int] = []
  var work = WorkingRow()
  var substituted: [SparseMatrix.Cell] = []
  var search: Int32 = 0
  /// The number of rows that were read or written.
  var rowsTouched = 0

  mutating func grow(rows count: Int) {
    while rows.count < count { rows.append(Row()) }
  }

  mutating func addVariable(restricted: Bool) {
    let count = variables.count + 1
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

  /// If the cell belongs to a reduced row that does not follow from bounds: that row.
  func limit(at cell: Int) -> Int? {
    guard let row = user(at: cell), !rows[row].isImplied else { return nil }
    return row
  }

  /// If the cell belongs to a reduced row: that row.
  func user(at cell: Int) -> Int? {
    let place = matrix.row(of: cell)
    let row = place / 2
    return rows[row].role == .row && !rows[row].isStale && working(row) == place ? row : nil
  }
}
