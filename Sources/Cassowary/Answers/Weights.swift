/// The shares of a value that come from rows and variables, while they are being computed.
struct Weights {
  struct Weight {
    var sum = 0.0
    /// The largest number in its sum.
    var size = 0.0

    var isRelevant: Bool { abs(sum) > Tolerance.cancellation * size }

    mutating func add(_ addend: Double) {
      sum += addend
      size = max(size, abs(addend))
    }
  }

  /// Weights of rows as reduced; each row is zero, so that any multiple can be added.
  var rows: [Row: Weight] = [:]
  var parameters: [Column: Weight] = [:]
  /// Independent variables whose weights have not been divided yet.
  var columns: [Column: Double] = [:]

  /// Adds a multiple of a row that is zero, with the parameters in it.
  mutating func add(_ weight: Double, of row: Row, _ elimination: Elimination) {
    rows[row, default: .init()].add(weight)
    for cell in elimination.cells(of: row) {
      let variable = elimination.matrix.column(of: cell)
      guard elimination.isParameter(variable) else { continue }
      parameters[variable, default: .init()].add(weight * elimination.matrix.coefficient(of: cell))
    }
  }

  /// Divides the weights of rows with substituted variables among the rows from which they were
  /// reduced.
  mutating func divideSubstitutions(_ elimination: Elimination) {
    var open = Set(rows.keys)
    while let row = open.max(by: { elimination.rows[$0].serial < elimination.rows[$1].serial }) {
      open.remove(row)
      guard let weight = rows[row] else { continue }
      for cell in elimination.multipliers.cells(ofRow: row) {
        let variable = elimination.multipliers.column(of: cell)
        guard let definition = elimination.definition(of: variable) else { continue }
        rows[definition, default: .init()]
          .add(weight.sum * elimination.multipliers.coefficient(of: cell))
        open.insert(definition)
      }
    }
  }
}
