/// The point at which as many rows are zero as there are columns, as a function of the parameters.
///
/// It is computed by Gaussian elimination of the given rows in their order. So it does not depend
/// on the basis with which the simplex method ended, and its numbers come from the given rows, not
/// from a tableau after many pivots.
struct Vertex: Sendable {
  private var columnCount = 0
  private var parameterCount = 0
  /// The nonzeros of the pivot rows, row by row, in ascending order: coefficients, constant,
  /// slopes.
  private var nonzeros: [Nonzero] = []
  private var pivots: [Pivot] = []
  private var isPivot: [Bool] = []

  private struct Nonzero: Sendable {
    var place: Int32
    var value: Double
  }

  /// A row that was solved for a column.
  private struct Pivot: Sendable {
    var column: Int
    /// The range of its nonzeros.
    var range: Range<Int>
  }

  /// The row being added: coefficients, constant, slopes.
  private(set) var row: [Double] = []

  /// The constant of each column, followed by its slopes.
  private(set) var forms: [Double] = []

  private var width: Int { columnCount + 1 + parameterCount }

  /// The number of rows that don't depend on those before them.
  var rank: Int { pivots.count }

  /// The number of stored coefficients.
  var nonzeroCount: Int { nonzeros.count }

  var isComplete: Bool { pivots.count == columnCount }

  mutating func begin(columns: Int, parameters: Int) {
    (columnCount, parameterCount) = (columns, parameters)
    nonzeros.removeAll(keepingCapacity: true)
    pivots.removeAll(keepingCapacity: true)
    isPivot.removeAll(keepingCapacity: true)
    for _ in 0..<columns { isPivot.grow(with: false) }
    beginRow()
  }

  mutating func beginRow() {
    row.removeAll(keepingCapacity: true)
    for _ in 0..<width { row.grow(with: 0) }
  }

  mutating func add(_ coefficient: Double, ofColumn column: Int) { row[column] += coefficient }

  mutating func add(constant: Double) { row[columnCount] += constant }

  mutating func add(_ slope: Double, ofParameter parameter: Int) {
    row[columnCount + 1 + parameter] += slope
  }

  /// Requires that the row be zero, unless it depends on those before it.
  mutating func take() {
    var size = 0.0
    for column in 0..<columnCount { size = max(size, abs(row[column])) }
    for pivot in pivots where row[pivot.column] != 0 {
      let factor = row[pivot.column]
      for nonzero in nonzeros[pivot.range] {
        let place = Int(nonzero.place)
        let addend = factor * nonzero.value
        let sum = row[place] - addend
        row[place] = place < columnCount ? Tolerance.cancelled(sum, size: abs(addend)) : sum
      }
      row[pivot.column] = 0
    }
    var (best, largest) = (-1, Tolerance.dependence * size)
    for column in 0..<columnCount where !isPivot[column] && abs(row[column]) > largest {
      (best, largest) = (column, abs(row[column]) * Tolerance.vertexPreference)
    }
    guard best >= 0 else { return }
    let divisor = row[best]
    let start = nonzeros.count
    for place in 0..<width where row[place] != 0 {
      nonzeros.grow(
        with: Nonzero(place: Int32(place), value: place == best ? 1 : row[place] / divisor))
    }
    pivots.append(Pivot(column: best, range: start..<nonzeros.count))
    isPivot[best] = true
  }

  /// Solves for the columns.
  mutating func solve() {
    let count = 1 + parameterCount
    forms.removeAll(keepingCapacity: true)
    for _ in 0..<(columnCount * count) { forms.append(0) }
    for pivot in pivots.reversed() {
      let target = pivot.column * count
      for nonzero in nonzeros[pivot.range].reversed() {
        guard nonzero.place >= columnCount else { break }
        forms[target + Int(nonzero.place) - columnCount] = -nonzero.value
      }
      for nonzero in nonzeros[pivot.range] where nonzero.place != pivot.column {
        guard nonzero.place < columnCount else { break }
        let source = Int(nonzero.place) * count
        for place in 0..<count {
          let addend = nonzero.value * forms[source + place]
          let sum = forms[target + place] - addend
          forms[target + place] =
            abs(sum) <= abs(addend) * Tolerance.constantCancellation ? 0 : sum
        }
      }
    }
  }

  /// The value of a column at the parameters' values.
  func value(ofColumn column: Int, at parameters: [Column], _ values: LinearProgram.Values)
    -> Double
  {
    let start = column * (1 + parameterCount)
    var value = forms[start]
    for (index, parameter) in parameters.enumerated() {
      value += forms[start + 1 + index] * values[parameter]
    }
    return value
  }

  /// Computes the row being added as a function of the parameters: constant and slopes.
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
      form.append(Tolerance.cancelled(sum, size: size))
    }
  }
}
