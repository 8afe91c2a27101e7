/// Finds out which of several motions hang together.
///
/// Motions are vectors. Those that are sums of others form circuits with them, and what circuits
/// have in common hangs together: the components of a linear matroid.
struct Motions {
  /// Motions of which none is a sum of others, reduced, each with what it is the sum of.
  private var basis: [(pivot: Int, vector: AffineSum, sources: AffineSum)] = []
  /// For each pivot where it is in the basis.
  private var elements: [Int: Int] = [:]
  private var parents: [Int: Int] = [:]

  mutating func add(_ variable: Int, by motion: AffineSum) {
    parents[variable] = variable
    var vector = motion
    var sources = AffineSum()
    sources.add(1, of: variable)
    // An element of the basis has none of the pivots of those before it.
    while let next = vector.parameters.compactMap({ elements[$0] }).min() {
      let element = basis[next]
      let place = vector.parameters.firstIndex(of: element.pivot) ?? 0
      let factor = -vector.coefficients[place]
      vector.add(element.vector, times: factor)
      sources.add(element.sources, times: factor)
      vector.remove(element.pivot)
    }
    sources.finish()
    guard let pivot = vector.largest else {
      for other in sources.parameters { join(variable, other) }
      return
    }
    elements[vector.parameters[pivot]] = basis.count
    let scale = 1 / vector.coefficients[pivot]
    basis.append((vector.parameters[pivot], vector.scaled(by: scale), sources.scaled(by: scale)))
  }

  /// The variables that hang together, in order.
  var groups: [[Int]] {
    var groups: [Int: [Int]] = [:]
    for variable in parents.keys.sorted() {
      groups[root(of: variable), default: []].append(variable)
    }
    return groups.values.sorted { $0[0] < $1[0] }
  }

  private mutating func join(_ left: Int, _ right: Int) {
    let (a, b) = (root(of: left), root(of: right))
    if a != b { parents[max(a, b)] = min(a, b) }
  }

  private func root(of variable: Int) -> Int {
    var root = variable
    while let parent = parents[root], parent != root { root = parent }
    return root
  }
}

extension AffineSum {
  fileprivate mutating func add(_ other: AffineSum, times factor: Double) {
    for (place, key) in other.parameters.enumerated() {
      add(factor * other.coefficients[place], of: key)
    }
  }

  /// Leaves out a key, and whatever has cancelled.
  fileprivate mutating func remove(_ key: Int) {
    var rest = AffineSum()
    for (place, other) in parameters.enumerated() where other != key && coefficients[place] != 0 {
      rest.add(coefficients[place], of: other)
    }
    self = rest
  }

  fileprivate func scaled(by factor: Double) -> AffineSum {
    var sum = AffineSum()
    for (place, key) in parameters.enumerated() { sum.add(factor * coefficients[place], of: key) }
    return sum
  }

  /// Where the coefficient is that is largest by its size; nil if all are noise.
  fileprivate var largest: Int? {
    guard
      let place = coefficients.indices.max(by: { abs(coefficients[$0]) < abs(coefficients[$1]) }),
      abs(coefficients[place]) > 1e-9
    else { return nil }
    return place
  }
}
