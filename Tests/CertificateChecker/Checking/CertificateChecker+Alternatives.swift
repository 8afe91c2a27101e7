import Certificates

/// What is claimed of other layouts that are as good.
extension CertificateChecker {
  /// Each other layout meets the required rows at both ends, misses as much at each priority as the
  /// layout itself, and is one that can be told from it. Misses are convex: what is as good at both
  /// ends is between them no worse, and nothing is better than the layout.
  func checkAlternatives() throws(Fault) {
    guard !claim.alternatives.isEmpty else { return }
    var uses: [[(row: Int, coefficient: Fraction)]] = Array(
      repeating: [], count: claim.layout.count)
    for (row, form) in rows.enumerated() {
      for (variable, coefficient) in form.terms { uses[variable].append((row, coefficient)) }
    }
    let own = Set(program.given.map(\.variable)).union([program.parameter])
    for (number, steps) in claim.alternatives.enumerated() {
      let name = "alternative \(number)"
      guard steps.contains(where: { $0.number.magnitude > Self.visible }) else {
        throw Fault("\(name) is the layout itself")
      }
      var changes: [Int: Fraction] = [:]
      for (variable, number) in steps {
        guard claim.layout.indices.contains(variable), !own.contains(variable) else {
          throw Fault("\(name) changes the variable \(variable), which is given or none")
        }
        for (row, coefficient) in uses[variable] {
          changes[row] = (changes[row] ?? .zero) + coefficient * number
        }
      }
      let changed = changes.sorted { $0.key < $1.key }
      let first = changed.map { ($0.key, values[$0.key].first, $0.value) }
      try check(first, name, at: claim.range.lowerBound)
      let last = changed.map { ($0.key, values[$0.key].last, $0.value) }
      try check(last, name, at: claim.range.upperBound)
    }
  }

  /// - Parameter rows: The rows that have another value in the alternative. All others miss what
  ///   the layout misses.
  private func check(
    _ rows: [(number: Int, value: Fraction, change: Fraction)], _ name: String, at length: Int
  ) throws(Fault) {
    var (sums, others): ([Float: Fraction], [Float: Fraction]) = ([:], [:])
    for (number, value, change) in rows {
      let miss = miss(number, value + change)
      guard let priority = program.rows[number].priority else {
        guard miss < Self.tolerance else {
          throw Fault("\(name) misses the required row \(number) at \(length) by \(miss)")
        }
        continue
      }
      sums[priority] = (sums[priority] ?? .zero) + self.miss(number, value)
      others[priority] = (others[priority] ?? .zero) + miss
    }
    for priority in sums.keys.sorted(by: >) {
      let (one, two) = (sums[priority] ?? .zero, others[priority] ?? .zero)
      guard (one - two).magnitude < Self.visible else {
        throw Fault("\(name) misses \(two) at \(length) and priority \(priority), not \(one)")
      }
    }
  }

  /// The number of points by which a row is missed.
  private func miss(_ row: Int, _ value: Fraction) -> Fraction {
    switch program.rows[row].relation {
    case .equal: value.magnitude
    case .greaterThanOrEqual: value.sign < 0 ? -value : .zero
    case .lessThanOrEqual: value.sign > 0 ? value : .zero
    }
  }

  /// What rounding errors may make of sums, in points.
  private static let visible = Fraction(1, over: 1000)
}
