/// The required equalities, each solved for one variable, and all other rows in terms of the
/// remaining variables.
///
/// The definitions are *factored*: a definition may mention variables with definitions of their
/// own, so that a chain of a thousand equalities takes a thousand short rows and not a triangle of
/// long ones. They form no circle, as ``VariableState/level`` proves. An equality is stored as
/// given if it can be solved at once. Only if each of its variables is defined, or defines a
/// variable on which it would depend, some variables are substituted first. ``multipliers`` records
/// which, so that a change concerns only the rows in which the changed variable was substituted.
///
/// Variables are *parameters* (their values are given), *defined* or *independent*.
struct Elimination: Sendable {
  /// Two lines for each row: as given, and after substitutions if there were any.
  var matrix = SparseMatrix<Line>()
  /// The variables substituted in each row, with the factors by which their defining rows were
  /// added.
  var multipliers = SparseMatrix<Row>()

  var rows = Table<Row, RowState>()
  var variables = Table<Column, VariableState>()
  var lastSerial = 0

  var log = ChangeLog()
  /// The rows being reduced anew; a property to keep its memory.
  var open: [Row] = []
  var work = WorkingRow()
  /// The variables substituted in the working row.
  var substituted: [Entry] = []
  /// The variables on which the working row's defined variables depend.
  var sources = Marks<Column>()
  /// The number of rows that were read or written so far.
  var rowsTouched = 0

  /// Reserves memory for a number of further rows with a number of cells in total.
  mutating func makeRoom(rows: Int, cells: Int) {
    self.rows.makeRoom(for: rows)
    matrix.makeRoom(for: cells)
  }

  mutating func grow(rows count: Int) { rows.grow(to: count, with: RowState()) }

  mutating func addVariable(restricted: Bool) -> Column {
    let column = Column(variables.count)
    variables.append(VariableState(isRestricted: restricted))
    log.note(loosened: column)
    log.note(redefined: column)
    return column
  }

  // MARK: Queries

  /// The line of a row that is in effect.
  func working(_ row: Row) -> Line { rows[row].isDerived ? Line(derived: row) : Line(given: row) }

  /// The cells of a row after substitutions.
  func cells(of row: Row) -> IndexRange<MatrixCell> { matrix.cells(ofRow: working(row)) }

  func isDefined(_ variable: Column) -> Bool { variables[variable].isDefined }

  func isIndependent(_ variable: Column) -> Bool { variables[variable].isIndependent }

  func isParameter(_ variable: Column) -> Bool { variables[variable].isParameter }

  func isRestricted(_ variable: Column) -> Bool { variables[variable].isRestricted }

  /// The row that defines the variable.
  func definition(of variable: Column) -> Row? { variables[variable].definition }

  /// The variable that the row defines.
  func pivot(of row: Row) -> Column? { rows[row].pivot }

  /// The sign between two rows that are equal or opposite after substitutions; nil if they are
  /// neither.
  func sign(of row: Row, by other: Row) -> Double? {
    let (cells, others) = (cells(of: row), cells(of: other))
    guard cells.count == others.count, let first = cells.first, let last = others.first else {
      return nil
    }
    let sign = matrix.coefficient(of: first) == matrix.coefficient(of: last) ? 1.0 : -1.0
    guard rows[row].constant == sign * rows[other].constant else { return nil }
    for (cell, other) in zip(cells, others)
    where matrix.column(of: cell) != matrix.column(of: other)
      || matrix.coefficient(of: cell) != sign * matrix.coefficient(of: other)
    {
      return nil
    }
    return sign
  }

  /// The other variable whose definition contains the cell; nil if there is none.
  func dependent(at cell: MatrixCell) -> Column? {
    let line = matrix.row(of: cell)
    guard let pivot = rows[line.row].pivot, working(line.row) == line,
      pivot != matrix.column(of: cell)
    else { return nil }
    return pivot
  }

  /// The reduced row that contains the cell, unless it follows from bounds; nil for other cells.
  func limit(at cell: MatrixCell) -> Row? {
    guard let row = user(at: cell), !rows[row].isImplied else { return nil }
    return row
  }

  /// The reduced row that contains the cell; nil for other cells.
  func user(at cell: MatrixCell) -> Row? {
    let line = matrix.row(of: cell)
    let row = line.row
    return rows[row].role == .row && !rows[row].isStale && working(row) == line ? row : nil
  }
}
