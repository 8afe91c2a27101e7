/// What is left of a program that has been minimised: the face of all its optima.
extension Tableau {
  /// The least and the greatest value (nil where there is none) of a sum of columns on the face;
  /// nil if it has one value only.
  mutating func range(
    of terms: [(column: Int, coefficient: Double)]
  ) -> (least: Double?, greatest: Double?)? {
    guard terms.contains(where: { isLive($0.column) }) else { return nil }
    let row = addRow(constant: 0)
    for term in terms { addTerm(term.column, term.coefficient) }
    guard isLive(row) else { return nil }
    let range = (least: extreme(row, direction: -1), greatest: extreme(row, direction: 1))
    guard let least = range.least, let greatest = range.greatest else { return range }
    return greatest - least > 1e-7 * max(1, abs(greatest), abs(least)) ? range : nil
  }

  /// The greatest (or the least) value of a quantity, or nil if there is none.
  private mutating func extreme(_ quantity: Int, direction: Double) -> Double? {
    riseCost[quantity] = -direction
    fallCost[quantity] = direction
    defer {
      riseCost[quantity] = 0
      fallCost[quantity] = 0
    }
    return minimise([quantity]) == .unbounded ? nil : value(of: quantity)
  }

  /// The directions in which the face extends.
  ///
  /// Columns that may move do not suffice under degeneracy: a basic quantity that stands at zero
  /// can hold them back. So of each quantity that might not move it is found out whether it does
  /// (Freund, Roundy and Todd, "Identifying the set of always-active constraints in a system of
  /// linear inequalities by a single linear program", 1985, ask this of all at once).
  func directions() -> Directions {
    var columns: [Int] = []
    for (column, quantity) in nonbasic.enumerated() where mayRise[quantity] || mayFall[quantity] {
      var copy = self
      if copy.moves(quantity) { columns.append(column) }
    }
    var equations: [[Double]] = []
    for (row, quantity) in basic.enumerated()
    where values[row] == 0 && !(mayRise[quantity] && mayFall[quantity]) {
      let equation = columns.map { cells[row * columnCount + $0] }
      guard equation.contains(where: { $0 != 0 }) else { continue }
      var copy = self
      if !copy.moves(quantity) { equations.append(equation) }
    }
    return Directions(columns: columns, equations: equations)
  }

  private mutating func moves(_ quantity: Int) -> Bool {
    var copy = self
    guard let least = extreme(quantity, direction: -1) else { return true }
    guard let greatest = copy.extreme(quantity, direction: 1) else { return true }
    return greatest - least > 1e-7 * max(1, abs(greatest), abs(least))
  }

  /// The coefficient of a quantity in a column.
  func coefficient(of quantity: Int, inColumn column: Int) -> Double {
    let row = place[quantity]
    return row < 0 ? (~row == column ? 1 : 0) : cells[row * columnCount + column]
  }
}

/// A basis of the directions in which a face extends.
struct Directions {
  /// The columns of the tableau that move.
  private var columns: [Int]
  /// For each column how it moves along each direction.
  private var rates: [[Double]]

  /// The directions of the columns that keep all equations at zero.
  init(columns: [Int], equations: [[Double]]) {
    self.columns = columns
    var rows = equations
    var pivots: [Int] = []
    var done = 0
    for column in columns.indices {
      guard
        let best = rows.indices.dropFirst(done).max(by: {
          abs(rows[$0][column]) < abs(rows[$1][column])
        }), abs(rows[best][column]) > 1e-9
      else { continue }
      rows.swapAt(done, best)
      let pivot = rows[done][column]
      for place in columns.indices { rows[done][place] /= pivot }
      for row in rows.indices where row != done && rows[row][column] != 0 {
        let factor = rows[row][column]
        for place in columns.indices { rows[row][place] -= factor * rows[done][place] }
      }
      pivots.append(column)
      done += 1
    }
    let free = columns.indices.filter { !pivots.contains($0) }
    rates = columns.indices.map { column in
      guard let row = pivots.firstIndex(of: column) else {
        return free.map { $0 == column ? 1 : 0 }
      }
      return free.map { -rows[row][$0] }
    }
  }

  /// How a sum of quantities moves along each direction.
  func rates(of terms: [(column: Int, coefficient: Double)], in tableau: Tableau) -> [Double] {
    var sums = [Double](repeating: 0, count: rates.first?.count ?? 0)
    for (index, column) in columns.enumerated() {
      var coefficient = 0.0
      for term in terms {
        coefficient += term.coefficient * tableau.coefficient(of: term.column, inColumn: column)
      }
      for place in sums.indices { sums[place] += coefficient * rates[index][place] }
    }
    return sums.map { abs($0) <= 1e-9 ? 0 : $0 }
  }
}
