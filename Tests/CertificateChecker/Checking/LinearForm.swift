import Certificates

/// A row as a sum: of variables, of a constant, and of a slope for each point of the length.
struct LinearForm {
  /// The coefficients that are not zero, by ascending variables.
  private(set) var terms: [(variable: Int, coefficient: Fraction)] = []
  private(set) var constant = Fraction.zero
  private(set) var slope = Fraction.zero

  init() {}

  /// One variable.
  init(variable: Int) { terms = [(variable, .one)] }

  /// A row in which the given variables are numbers; nil if one of its numbers is not finite.
  init?(_ row: Program.Row, parameter: Int, given: [Int: Fraction]) {
    guard let number = Fraction(row.constant) else { return nil }
    constant = number
    for term in row.terms {
      guard let coefficient = Fraction(term.coefficient) else { return nil }
      if term.variable == parameter {
        slope = slope + coefficient
      } else if let number = given[term.variable] {
        constant = constant + coefficient * number
      } else {
        var one = LinearForm(variable: term.variable)
        one.multiply(by: coefficient)
        add(one, times: .one)
      }
    }
  }

  /// The coefficient of greatest size.
  var size: Fraction { terms.map(\.coefficient.magnitude).max() ?? .zero }

  private mutating func multiply(by factor: Fraction) {
    terms = factor.isZero ? [] : terms.map { ($0.variable, $0.coefficient * factor) }
    (constant, slope) = (constant * factor, slope * factor)
  }

  mutating func add(_ other: LinearForm, times factor: Fraction) {
    guard !factor.isZero else { return }
    var (sum, place) = ([(variable: Int, coefficient: Fraction)](), 0)
    for (variable, coefficient) in other.terms {
      while place < terms.count, terms[place].variable < variable {
        sum.append(terms[place])
        place += 1
      }
      var added = coefficient * factor
      if place < terms.count, terms[place].variable == variable {
        added = added + terms[place].coefficient
        place += 1
      }
      if !added.isZero { sum.append((variable, added)) }
    }
    terms = sum + terms[place...]
    if !other.constant.isZero { constant = constant + other.constant * factor }
    if !other.slope.isZero { slope = slope + other.slope * factor }
  }

  /// The value at a length.
  /// - Parameter values: The values of all variables at the length.
  func value(at length: Int, _ values: [Fraction]) -> Fraction {
    terms.reduce(constant + slope * Fraction(length)) { $0 + $1.coefficient * values[$1.variable] }
  }
}
