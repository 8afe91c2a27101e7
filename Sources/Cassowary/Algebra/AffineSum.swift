/// A sum of affine functions of the parameters, while it is being computed.
struct AffineSum: Sendable {
  private(set) var constant = 0.0
  /// The parameters, in ascending order.
  private(set) var parameters: [Column] = []
  private(set) var coefficients: [Double] = []
  /// The largest number that was added to each coefficient.
  private var sizes: [Double] = []

  var count: Int { parameters.count }

  mutating func begin() {
    constant = 0
    // There are mostly one or two parameters, for which this is the fastest way to remove them.
    while !parameters.isEmpty {
      parameters.removeLast()
      coefficients.removeLast()
      sizes.removeLast()
    }
  }

  mutating func add(_ addend: Double) {
    constant = Tolerance.sum(constant, addend)
  }

  mutating func add(_ coefficient: Double, of parameter: Column) {
    guard coefficient != 0 else { return }
    var place = 0
    while place < parameters.count && parameters[place] < parameter { place += 1 }
    guard place < parameters.count else {
      parameters.append(parameter)
      coefficients.append(coefficient)
      sizes.append(abs(coefficient))
      return
    }
    guard parameters[place] == parameter else {
      parameters.insert(parameter, at: place)
      coefficients.insert(coefficient, at: place)
      sizes.insert(abs(coefficient), at: place)
      return
    }
    let sum = coefficients[place] + coefficient
    sizes[place] = max(sizes[place], abs(coefficient))
    coefficients[place] = Tolerance.cancelled(sum, size: sizes[place])
  }

  /// Removes terms that have cancelled.
  mutating func finish() {
    guard coefficients.contains(0) else { return }
    for place in parameters.indices.reversed() where coefficients[place] == 0 {
      parameters.remove(at: place)
      coefficients.remove(at: place)
      sizes.remove(at: place)
    }
  }

  var entries: [Entry] {
    parameters.indices.map {
      Entry(column: parameters[$0], coefficient: coefficients[$0])
    }
  }
}
