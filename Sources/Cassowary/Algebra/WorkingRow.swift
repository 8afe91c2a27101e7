/// A row during its reduction: dense by variable, so that adding to it takes no search.
///
/// Its defined variables are removed in the order of their levels, highest first. A variable that
/// was replaced by its definition does not return.
struct WorkingRow: Sendable {
  private struct Place: Sendable {
    var coefficient = 0.0
    /// The largest number that was added to the coefficient, to which its rounding error is
    /// relative. Negative if the variable is not in the row.
    var size = -1.0

    var isTouched: Bool { size >= 0 }
  }

  private var places = Table<Column, Place>()
  /// The variables that have been in the row since its beginning.
  private(set) var touched: [Column] = []

  private(set) var constant = 0.0
  /// The largest constant that was added to the row.
  private(set) var magnitude = 0.0

  /// The defined variables in the row, highest level first.
  private var heap = LevelHeap()

  /// Empties the row, and makes room for a number of variables.
  mutating func begin(count: Int) {
    places.grow(to: count, with: Place())
    for variable in touched { places[variable].size = -1 }
    touched.removeAll(keepingCapacity: true)
    heap.removeAll()
    constant = 0
    magnitude = 0
  }

  func coefficient(of variable: Column) -> Double {
    places[variable].isTouched ? places[variable].coefficient : 0
  }

  /// Adds a multiple of a variable. `level` is the level of a defined variable, and nil for others.
  mutating func add(_ coefficient: Double, of variable: Column, level: Int32?) {
    let place = places[variable]
    guard place.isTouched else {
      places[variable] = Place(coefficient: coefficient, size: abs(coefficient))
      touched.grow(with: variable)
      if let level { heap.push(variable, level: -level) }
      return
    }
    let size = max(place.size, abs(coefficient))
    let sum = place.coefficient + coefficient
    places[variable].size = size
    places[variable].coefficient = Tolerance.cancelled(sum, size: size)
  }

  mutating func add(constant addend: Double, magnitude size: Double) {
    magnitude = max(magnitude, size, max(abs(constant), abs(addend)))
    constant = Tolerance.sum(constant, addend)
  }

  /// Removes a variable that is replaced.
  mutating func remove(_ variable: Column) { places[variable].coefficient = 0 }

  /// Removes the defined variable of the highest level from the heap, and returns it.
  mutating func popDefined() -> Column? {
    while let variable = heap.pop() {
      if places[variable].coefficient != 0 { return variable }
    }
    return nil
  }

  /// The defined variables in the row.
  var defined: [Column] { heap.variables.filter { places[$0].coefficient != 0 } }

  /// The row's entries, by column.
  func entries() -> [Entry] {
    var entries: [Entry] = []
    entries.reserveCapacity(touched.count)
    for variable in touched where places[variable].coefficient != 0 {
      entries.append(Entry(column: variable, coefficient: places[variable].coefficient))
    }
    entries.sort { $0.column < $1.column }
    return entries
  }
}
