import CertificateChecker
import Certificates

/// A claim that is true, with what is known besides of the program.
package struct Subject {
  package var claim: Claim
  package var program: Program
  /// The solver's layout at a length beyond the claim's range.
  package var beyond: (length: Int, values: [Double])?
  /// Variables that have several values in the best layouts.
  package var open: [Int] = []

  package init(_ claim: Claim, of program: Program) {
    (self.claim, self.program) = (claim, program)
  }
}

/// A claim about a program that is false.
package struct Forgery {
  package let claim: Claim
  package let program: Program
  /// How it is known to be false.
  package let reason: String
}

// MARK: Numbers in floating point

extension Subject {
  /// The claim's layout at a length.
  func layout(at length: Int) -> [Double] {
    claim.layout.map { $0.constant.approximation + $0.slope.approximation * Double(length) }
  }

  private var middle: [Double] {
    let (low, high) = (layout(at: claim.range.lowerBound), layout(at: claim.range.upperBound))
    return zip(low, high).map { ($0 + $1) / 2 }
  }

  /// The values of the rows in the middle of the range.
  var values: [Double] {
    let middle = middle
    return program.rows.map { $0.value(at: middle) }
  }

  /// Whether a row has a variable that is not given.
  func hasVariable(_ row: Program.Row) -> Bool { !freeVariables(row).isEmpty }

  /// The variables of a row that are not given, with what they are multiplied by in all.
  func freeVariables(_ row: Program.Row) -> [(variable: Int, coefficient: Double)] {
    let given = Set(program.given.map(\.variable)).union([program.parameter])
    var sums: [Int: Double] = [:]
    for term in row.terms where !given.contains(term.variable) {
      sums[term.variable, default: 0] += term.coefficient
    }
    return sums.filter { abs($0.value) > 0.01 }.sorted { $0.key < $1.key }
      .map { (variable: $0.key, coefficient: $0.value) }
  }

  /// The sums of the misses of each priority, the highest first: that of required rows, which is
  /// zero in every layout that is possible, is the first.
  func misses(of layout: [Double]) -> [Double] {
    var sums: [Float: Double] = [:]
    for row in program.rows {
      sums[row.priority ?? .infinity, default: 0] += row.miss(at: layout)
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }
}

extension Program.Row {
  /// The value of the row in a layout.
  package func value(at layout: [Double]) -> Double {
    terms.reduce(constant) { $0 + $1.coefficient * layout[$1.variable] }
  }

  /// The number of points by which the row is missed.
  func miss(at layout: [Double]) -> Double { miss(of: value(at: layout)) }

  func miss(of value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }

  /// The row with another relation.
  func turned(to relation: Program.Relation) -> Program.Row {
    Program.Row(terms, constant: constant, relation, priority: priority)
  }
}
