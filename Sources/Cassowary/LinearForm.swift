/// A sparse affine function of the variables: `constant + sum of coefficient * variable`.
struct LinearForm: Hashable, Sendable {
  struct Cell: Hashable, Sendable {
    /// The variable's place in the solver's ledger.
    var variable: Int
    var coefficient: Double
  }

  /// Sorted by variable, without zeros.
  var cells: [Cell] = []
  var constant = 0.0

  /// The largest constant that went into the form: what its rounding errors are relative to.
  var magnitude = 0.0

  /// What is left when numbers of size `size` cancel is noise below this.
  static func noise(_ size: Double) -> Double { size * 1e-11 }

  func coefficient(of variable: Int) -> Double {
    for cell in cells where cell.variable == variable { return cell.coefficient }
    return 0
  }

  /// Adds `other * factor`, leaving out both sides' cells of the variable `omitted`.
  mutating func add(_ other: LinearForm, times factor: Double, omitting omitted: Int = -1) {
    var sum: [Cell] = []
    sum.reserveCapacity(cells.count + other.cells.count)
    var (mine, its) = (0, 0)
    while mine < cells.count || its < other.cells.count {
      let left = mine < cells.count ? cells[mine].variable : Int.max
      let right = its < other.cells.count ? other.cells[its].variable : Int.max
      let variable = min(left, right)
      var coefficient = 0.0
      var size = 0.0
      if left == variable {
        coefficient = cells[mine].coefficient
        size = abs(coefficient)
        mine += 1
      }
      if right == variable {
        let addend = other.cells[its].coefficient * factor
        coefficient += addend
        size = max(size, abs(addend))
        its += 1
      }
      if variable != omitted, abs(coefficient) > Self.noise(size) {
        sum.append(Cell(variable: variable, coefficient: coefficient))
      }
    }
    cells = sum
    let addend = other.constant * factor
    let size = max(abs(constant), abs(addend))
    constant += addend
    if abs(constant) <= size * 1e-15 { constant = 0 }
    magnitude = max(magnitude, other.magnitude * abs(factor), size)
  }

  mutating func scale(by factor: Double) {
    for place in cells.indices { cells[place].coefficient *= factor }
    constant *= factor
    magnitude *= abs(factor)
  }
}
