/// The answer of a component in a region of the parameters: its columns as affine functions.
///
/// In the region's interior no row of the component goes through zero. So the conditions of
/// optimality, which ask for the signs of the rows alone, hold all over it.
struct Piece: Sendable {
  var parameters: [Int]
  /// For each column its constant, followed by a slope for each parameter.
  var forms: [Double]
  /// For each parameter the interval in which it lies.
  var lower: [Double]
  var upper: [Double]
  /// Conditions on several parameters: a constant and a slope for each, positive in the region.
  var halfPlanes: [Double] = []

  /// Whether the priorities left a choice.
  var isOpen = false
  /// Whether the variables' distances from zero decided.
  var isZeroed = false

  /// For each parameter the one value at which the piece holds, if it holds at no other: where a
  /// row is zero that would not be for any other value.
  var pins: [Double?]

  /// The answer of a variable that is in no row.
  static let zero = Piece(
    parameters: [], forms: [0], lower: [], upper: [], isOpen: true, isZeroed: true, pins: [])

  /// Whether the answer holds at these values.
  func contains(_ values: [Double]) -> Bool {
    for index in parameters.indices {
      let value = values[parameters[index]]
      if let pin = pins[index] {
        guard value == pin else { return false }
        continue
      }
      guard lower[index] < value, value < upper[index] else { return false }
    }
    return isInsideHalfPlanes(values)
  }

  private func isInsideHalfPlanes(_ values: [Double]) -> Bool {
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
}

extension Piece {
  /// The piece for some of its columns alone.
  func part(_ some: [Int], of columns: [Int]) -> Piece {
    guard some.count < columns.count else { return self }
    var part = self
    part.forms.removeAll()
    let count = parameters.count + 1
    for (index, column) in columns.enumerated() where some.contains(column) {
      part.forms += forms[(index * count)..<((index + 1) * count)]
    }
    return part
  }

  /// Between which values of one parameter the piece holds, the others being what they are.
  func interval(of parameter: Int, at values: [Double]) -> (lower: Double, upper: Double) {
    guard let index = parameters.firstIndex(of: parameter) else { return (-.infinity, .infinity) }
    guard pins[index] == nil else { return (values[parameter], values[parameter]) }
    var (low, high) = (lower[index], upper[index])
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
}
