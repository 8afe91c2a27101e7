/// A row while it is being reduced: dense by variable, so that adding to it takes no search.
///
/// The defined variables in it come out in the order of their levels, highest first: once one has
/// been replaced by its definition, it does not come back.
struct WorkingRow: Sendable {
  private struct Place: Sendable {
    var coefficient = 0.0
    /// The largest number that went into the coefficient: what its rounding error is relative to.
    var size = 0.0
    var isTouched = false
  }

  private var places: [Place] = []
  /// The variables that have been in the row since it was begun.
  private(set) var touched: [Int] = []

  private(set) var constant = 0.0
  /// The largest constant that went into the row.
  private(set) var magnitude = 0.0

  /// The defined variables in the row, highest level first.
  private var heap = LevelHeap()

  mutating func grow(to count: Int) {
    while places.count < count { places.append(Place()) }
  }

  mutating func begin() {
    for variable in touched { places[variable].isTouched = false }
    touched.removeAll(keepingCapacity: true)
    heap.removeAll()
    constant = 0
    magnitude = 0
  }

  func coefficient(of variable: Int) -> Double {
    places[variable].isTouched ? places[variable].coefficient : 0
  }

  /// Adds a multiple of a variable; `level` is that of a defined variable, and nil otherwise.
  mutating func add(_ coefficient: Double, of variable: Int, level: Int32?) {
    let place = places[variable]
    guard place.isTouched else {
      places[variable] = Place(
        coefficient: coefficient, size: abs(coefficient), isTouched: true)
      touched.append(variable)
      if let level { heap.push(variable, level: -Int(level)) }
      return
    }
    let size = max(place.size, abs(coefficient))
    let sum = place.coefficient + coefficient
    places[variable].size = size
    places[variable].coefficient = abs(sum) <= Self.noise(size) ? 0 : sum
  }

  mutating func add(constant addend: Double, magnitude size: Double) {
    let sum = constant + addend
    let largest = max(abs(constant), abs(addend))
    constant = abs(sum) <= largest * 1e-15 ? 0 : sum
    magnitude = max(magnitude, size, largest)
  }

  /// Takes out a variable that is being replaced.
  mutating func remove(_ variable: Int) { places[variable].coefficient = 0 }

  /// The defined variable of the highest level that is in the row, taken off the heap.
  mutating func popDefined() -> Int? {
    while let variable = heap.pop() {
      if places[variable].coefficient != 0 { return variable }
    }
    return nil
  }

  /// The defined variables in the row.
  var defined: [Int] { heap.variables.filter { places[$0].coefficient != 0 } }

  /// The row's cells, by variable.
  func cells() -> [SparseMatrix.Cell] {
    var cells: [SparseMatrix.Cell] = []
    cells.reserveCapacity(touched.count)
    for variable in touched where places[variable].coefficient != 0 {
      cells.append(
        SparseMatrix.Cell(column: variable, coefficient: places[variable].coefficient))
    }
    cells.sort { $0.column < $1.column }
    return cells
  }

  /// What is left when numbers of size `size` cancel is noise below this.
  static func noise(_ size: Double) -> Double { size * 1e-11 }
}
