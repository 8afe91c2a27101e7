import Certificates

/// What is claimed of the rows that are left out.
extension CertificateChecker {
  /// A broken row is a sum of required rows and of an affine rest that its relation forbids at both
  /// ends, where the required rows can't make up for it.
  func checkRefutations() throws(Fault) {
    guard claim.refutations.count == broken.count else {
      throw Fault("\(claim.refutations.count) of \(broken.count) broken rows are spoken of")
    }
    for (number, refutation) in claim.refutations.enumerated() {
      if let refutation { try check(refutation, ofBroken: number) }
    }
  }

  private func check(
    _ multipliers: [(row: Int, number: Fraction)], ofBroken number: Int
  ) throws(Fault) {
    let name = "the refutation of broken row \(number)"
    var (rest, seen) = (broken[number], Set<Int>())
    for (row, factor) in multipliers {
      guard rows.indices.contains(row), program.rows[row].priority == nil else {
        throw Fault("\(name) has the row \(row), which is not required")
      }
      guard seen.insert(row).inserted else { throw Fault("\(name) has the row \(row) twice") }
      rest.add(rows[row], times: -factor)
    }
    if let term = rest.terms.first {
      throw Fault("\(name) leaves the variable \(term.variable)")
    }
    let ends = [claim.range.lowerBound, claim.range.upperBound].map { rest.value(at: $0, []) }
    let relation = program.broken[number].relation
    let isTooLow = relation != .lessThanOrEqual && ends.allSatisfy { $0 < -Self.tolerance }
    let isTooHigh = relation != .greaterThanOrEqual && ends.allSatisfy { $0 > Self.tolerance }
    guard isTooLow || isTooHigh else {
      throw Fault("\(name) leaves \(ends[0]) to \(ends[1]), which the row allows")
    }
    for (row, factor) in multipliers where !factor.isZero {
      // The row times its multiplier must not lift the sum out of what is forbidden.
      let (sign, limits) = (
        isTooLow ? factor.sign : -factor.sign, program.rows[row].relation.limits
      )
      guard sign < 0 ? limits.least < 0 : limits.greatest > 0 else {
        throw Fault("\(name) has a multiplier for row \(row) that its relation forbids")
      }
    }
  }
}
