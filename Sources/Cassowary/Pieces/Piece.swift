/// The solution of a component in a region of the parameters: its columns as affine functions.
///
/// In the region's interior no row of the component passes zero. So the conditions of optimality,
/// which depend on the signs of the rows alone, hold in the whole region.
struct Piece: Sendable {
  var parameters: [Column]
  /// The constant of each column, followed by its slopes by the parameters.
  var forms: [Double]
  /// The values that each parameter may have.
  var intervals: [Interval]
  /// Conditions on several parameters: a constant and a slope for each, positive in the region.
  var halfPlanes: [Double] = []

  /// Whether the priorities left several solutions.
  var isOpen = false
  /// Whether the distances of variables from zero decided.
  var isZeroed = false
  /// Whether its search gave up. It then meets the required rows, but may not be an optimum.
  var gaveUp = false

  /// The values of a parameter for which a piece is valid.
  enum Interval: Hashable, Sendable {
    /// All values between two numbers, without these.
    case between(lower: Double, upper: Double)
    /// A single value, since some row is zero for this value only.
    case pin(Double)

    static let all = Interval.between(lower: -.infinity, upper: .infinity)

    func contains(_ value: Double) -> Bool {
      switch self {
      case .between(let lower, let upper): lower < value && value < upper
      case .pin(let pin): value == pin
      }
    }

    mutating func keepAbove(_ end: Double) {
      if case .between(let lower, let upper) = self {
        self = .between(lower: max(lower, end), upper: upper)
      }
    }

    mutating func keepBelow(_ end: Double) {
      if case .between(let lower, let upper) = self {
        self = .between(lower: lower, upper: min(upper, end))
      }
    }
  }

  /// The piece of a variable that is in no row: zero.
  static let zero = Piece(parameters: [], forms: [0], intervals: [], isOpen: true, isZeroed: true)

  /// Whether the piece is valid at these values.
  func contains(_ values: LinearProgram.Values) -> Bool {
    for index in parameters.indices where !intervals[index].contains(values[parameters[index]]) {
      return false
    }
    return isInsideHalfPlanes(values)
  }

  private func isInsideHalfPlanes(_ values: LinearProgram.Values) -> Bool {
    var start = 0
    while start < halfPlanes.count {
      var distance = halfPlanes[start]
      for index in parameters.indices {
        distance += halfPlanes[start + 1 + index] * values[parameters[index]]
      }
      guard distance > 0 else { return false }
      start += parameters.count + 1
    }
    return true
  }

  /// Computes a column as a sum over the parameters.
  func sum(ofColumn place: Int, into sum: inout AffineSum) {
    let start = place * (parameters.count + 1)
    sum.begin()
    sum.add(forms[start])
    for (index, parameter) in parameters.enumerated() {
      sum.add(forms[start + 1 + index], of: parameter)
    }
  }

  /// The piece of some of its columns.
  func part(_ some: [Column], of columns: [Column]) -> Piece {
    guard some.count < columns.count else { return self }
    var part = self
    part.forms.removeAll()
    let count = parameters.count + 1
    for (index, column) in columns.enumerated() where some.contains(column) {
      part.forms += forms[(index * count)..<((index + 1) * count)]
    }
    return part
  }

  /// The range of one parameter in which the piece is valid while the others stay the same.
  func range(of parameter: Column, at values: LinearProgram.Values) -> (
    lower: Double, upper: Double
  ) {
    guard let index = parameters.firstIndex(of: parameter) else { return (-.infinity, .infinity) }
    guard case .between(var low, var high) = intervals[index] else {
      return (values[parameter], values[parameter])
    }
    var start = 0
    while start < halfPlanes.count {
      var rest = halfPlanes[start]
      for (place, other) in parameters.enumerated() where place != index {
        rest += halfPlanes[start + 1 + place] * values[other]
      }
      let slope = halfPlanes[start + 1 + index]
      if slope > 0 { low = max(low, -rest / slope) }
      if slope < 0 { high = min(high, -rest / slope) }
      start += parameters.count + 1
    }
    return (low, high)
  }

  /// Traps unless the piece has forms for a number of columns.
  func checkInvariants(columns count: Int) {
    precondition(forms.count == count * (parameters.count + 1), "a form for each column")
    precondition(intervals.count == parameters.count, "an interval for each parameter")
    precondition(halfPlanes.count % (parameters.count + 1) == 0, "a slope for each parameter")
  }
}
