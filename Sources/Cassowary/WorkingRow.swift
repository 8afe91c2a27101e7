/// A row while it is being reduced: dense by variable, so that adding to it takes no search.
///
/// The defined variables in it come out in the order of their levels, highest first: once one has
/// been replaced by its definition, it does not come back.
struct WorkingRow: Sendable {
  private var coefficients: [Double] = []
  /// The largest number that went into each coefficient: what its rounding error is relative to.
  private var sizes: [Double] = []
  /// The variables that have been in the row since it was begun.
  private(set) var touched: [Int] = []
  private var isTouched: [Bool] = []

  var constant = 0.0
  /// The largest constant that went into the row.
  var magnitude = 0.0

  /// The defined variables in the row, highest level first.
  private var heap = LevelHeap()

  mutating func grow(to count: Int) {
    while coefficients.count < count {
      coefficients.append(0)
      sizes.append(0)
      isTouched.append(false)
    }
  }

  mutating func begin() {
    for variable in touched { isTouched[variable] = false }
    touched.removeAll(keepingCapacity: true)
    heap.removeAll()
    constant = 0
    magnitude = 0
  }

  func coefficient(of variable: Int) -> Double {
    isTouched[variable] ? coefficients[variable] : 0
  }

  /// Adds a multiple of a variable; `level` is that of a defined variable, and nil otherwise.
  mutating func add(_ coefficient: Double, of variable: Int, level: Int32?) {
    guard isTouched[variable] else {
      isTouched[variable] = true
      touched.append(variable)
      coefficients[variable] = coefficient
      sizes[variable] = abs(coefficient)
      if let level { heap.push(variable, level: -Int(level)) }
      return
    }
    let size = max(sizes[variable], abs(coefficient))
    let sum = coefficients[variable] + coefficient
    sizes[variable] = size
    coefficients[variable] = abs(sum) <= Self.noise(size) ? 0 : sum
  }

  mutating func add(constant addend: Double, magnitude size: Double) {
    let sum = constant + addend
    let largest = max(abs(constant), abs(addend))
    constant = abs(sum) <= largest * 1e-15 ? 0 : sum
    magnitude = max(magnitude, size, largest)
  }

  /// Takes out a variable that is being replaced.
  mutating func remove(_ variable: Int) { coefficients[variable] = 0 }

  /// The defined variable of the highest level that is in the row, taken off the heap.
  mutating func popDefined() -> Int? {
    while let variable = heap.pop() {
      if coefficients[variable] != 0 { return variable }
    }
    return nil
  }

  /// The defined variables in the row.
  var defined: [Int] { heap.variables.filter { coefficients[$0] != 0 } }

  /// The row's cells, by variable.
  func cells() -> [SparseMatrix.Cell] {
    var cells: [SparseMatrix.Cell] = []
    cells.reserveCapacity(touched.count)
    for variable in touched where coefficients[variable] != 0 {
      cells.append(SparseMatrix.Cell(column: variable, coefficient: coefficients[variable]))
    }
    cells.sort { $0.column < $1.column }
    return cells
  }

  /// What is left when numbers of size `size` cancel is noise below this.
  static func noise(_ size: Double) -> Double { size * 1e-11 }
}
