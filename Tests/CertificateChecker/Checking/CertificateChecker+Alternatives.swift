import Certificates

/// What is claimed of other layouts that are as good.
extension CertificateChecker {
  /// Each other layout meets the required rows at both ends, misses as much at each priority as the
  /// layout itself, and is one that can be told from it. Misses are convex: what is as good at both
  /// ends is between them no worse, and nothing is better than the layout.
  func checkAlternatives() throws(Fault) {
    for (number, steps) in claim.alternatives.enumerated() {
      let name = "alternative \(number)"
      guard steps.contains(where: { $0.number.magnitude > Self.visible }) else {
        throw Fault("\(name) is the layout itself")
      }
      let own = Set(program.given.map(\.variable)).union([program.parameter])
      for (variable, _) in steps {
        guard claim.layout.indices.contains(variable), !own.contains(variable) else {
          throw Fault("\(name) changes the variable \(variable), which is given or none")
        }
      }
      for length in [claim.range.lowerBound, claim.range.upperBound] {
        try check(steps, name, at: length)
      }
    }
  }

  private func check(
    _ steps: [(variable: Int, number: Fraction)], _ name: String, at length: Int
  ) throws(Fault) {
    let layout = claim.layout.map { $0.at(length) }
    var other = layout
    for (variable, number) in steps { other[variable] = other[variable] + number }
    var (sums, others): ([Float: Fraction], [Float: Fraction]) = ([:], [:])
    for (number, row) in program.rows.enumerated() {
      let miss = miss(number, rows[number].value(at: length, other))
      guard let priority = row.priority else {
        guard miss < Self.tolerance else {
          throw Fault("\(name) misses the required row \(number) at \(length) by \(miss)")
        }
        continue
      }
      sums[priority] =
        (sums[priority] ?? .zero) + self.miss(number, rows[number].value(at: length, layout))
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
