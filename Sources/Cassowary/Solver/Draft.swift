/// A constraint on its way into the solver: its row, in the form in which ``Record`` has it.
struct Draft: Sendable {
  var record = Record()
  /// By column, each once, none of them zero.
  private(set) var cells: [SparseMatrix.Cell] = []
  private(set) var constant = 0.0

  mutating func begin(_ constraint: Constraint) {
    record = Record(
      rank: constraint.rank, priority: constraint.priority, relation: constraint.relation)
    cells.removeAll(keepingCapacity: true)
  }

  /// Adds a multiple of a variable.
  mutating func add(_ coefficient: Double, column: Int) {
    var place = cells.count
    while place > 0, cells[place - 1].column > column { place -= 1 }
    if place > 0, cells[place - 1].column == column {
      cells[place - 1].coefficient += coefficient
    } else if place == cells.count {
      cells.append(SparseMatrix.Cell(column: column, coefficient: coefficient))
    } else {
      cells.insert(SparseMatrix.Cell(column: column, coefficient: coefficient), at: place)
    }
  }

  /// Scales the row, once all of the expression is in it.
  mutating func finish(constant given: Double) throws(Refusal) {
    var largest = 0.0
    for cell in cells {
      guard cell.coefficient.isFinite else { throw .notFinite }
      largest = max(largest, abs(cell.coefficient))
    }
    guard given.isFinite else { throw .notFinite }
    if largest > 0 {
      record.scale = Double(sign: .plus, exponent: largest.exponent, significand: 1)
    }
    let factor = record.sign / record.scale
    var hasZeros = false
    for index in cells.indices {
      hasZeros = hasZeros || cells[index].coefficient == 0
      cells[index].coefficient *= factor
    }
    if hasZeros { cells.removeAll { $0.coefficient == 0 } }
    constant = given * factor
    guard abs(constant) <= Solver.largestConstant else { throw .tooLarge(given) }
  }
}
