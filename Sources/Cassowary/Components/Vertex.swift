/// The point at which as many rows are zero as there are columns, as a function of the parameters.
///
/// Gaussian elimination on the rows that are given, in their order: which of them the simplex
/// method happened to end with has no part in it, and the numbers come from the rows as they are
/// and not from a tableau that has been through many pivots.
struct Vertex: Sendable {
  private var columnCount = 0
  private var parameterCount = 0
  /// Pivot rows, one after the other: coefficients, constant, slopes.
  private var rows: [Double] = []
  private var pivots: [Int] = []
  private var isPivot: [Bool] = []

  /// The row that is being added.
  private(set) var row: [Double] = []

  /// For each column its constant, followed by its slopes.
  private(set) var forms: [Double] = []

  private var width: Int { columnCount + 1 + parameterCount }

  /// The number of rows that do not follow from those before them.
  var rank: Int { pivots.count }

  var isComplete: Bool { pivots.count == columnCount }

  mutating func begin(columns: Int, parameters: Int) {
    (columnCount, parameterCount) = (columns, parameters)
    rows.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    isPivot.removeAll(keepingCapacity: true)
    for _ in 0..<columns { isPivot.append(false) }
    beginRow()
  }

  mutating func beginRow() {
    row.removeAll(keepingCapacity: true)
    for _ in 0..<width { row.append(0) }
  }

  mutating func add(_ coefficient: Double, ofColumn column: Int) { row[column] += coefficient }

  mutating func add(constant: Double) { row[columnCount] += constant }

  mutating func add(_ slope: Double, ofParameter parameter: Int) {
    row[columnCount + 1 + parameter] += slope
  }

  /// Demands that the row be zero, unless it follows from those before.
  mutating func take() {
    var size = 0.0
    for column in 0..<columnCount { size = max(size, abs(row[column])) }
    for (number, pivot) in pivots.enumerated() where row[pivot] != 0 {
      let factor = row[pivot]
      let start = number * width
      for place in 0..<width where rows[start + place] != 0 {
        let addend = factor * rows[start + place]
        let sum = row[place] - addend
        row[place] = abs(sum) <= WorkingRow.noise(abs(addend)) && place < columnCount ? 0 : sum
      }
      row[pivot] = 0
    }
    var (best, largest) = (-1, 1e-9 * size)
    for column in 0..<columnCount where !isPivot[column] && abs(row[column]) > largest {
      (best, largest) = (column, abs(row[column]) * 1.1)
    }
    guard best >= 0 else { return }
    let divisor = row[best]
    for place in 0..<width { rows.append(place == best ? 1 : row[place] / divisor) }
    pivots.append(best)
    isPivot[best] = true
  }

  /// Solves for the columns.
  mutating func solve() {
    let count = 1 + parameterCount
    forms.removeAll(keepingCapacity: true)
    for _ in 0..<(columnCount * count) { forms.append(0) }
    for number in pivots.indices.reversed() {
      let start = number * width
      let target = pivots[number] * count
      for place in 0..<count { forms[target + place] = -rows[start + columnCount + place] }
      for column in 0..<columnCount where column != pivots[number] && rows[start + column] != 0 {
        for place in 0..<count {
          let addend = rows[start + column] * forms[column * count + place]
          let sum = forms[target + place] - addend
          forms[target + place] = abs(sum) <= abs(addend) * 1e-15 ? 0 : sum
        }
      }
    }
  }

  /// The row that is being added, as a function of the parameters: constant and slopes.
  mutating func evaluate(into form: inout [Double]) {
    form.removeAll(keepingCapacity: true)
    let count = 1 + parameterCount
    for place in 0..<count {
      var (sum, size) = (row[columnCount + place], abs(row[columnCount + place]))
      for column in 0..<columnCount where row[column] != 0 {
        let addend = row[column] * forms[column * count + place]
        sum += addend
        size = max(size, abs(addend))
      }
      form.append(abs(sum) <= WorkingRow.noise(size) ? 0 : sum)
    }
  }
}
