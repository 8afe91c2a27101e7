/// The sums of multiples of some rows, their constants aside: what these rows determine.
struct Span {
  /// The kept rows, by their last variable, which no other kept row has as its last.
  private var kept: [Int: LinearForm] = [:]

  /// What is left of a row after multiples of the kept ones are taken from it.
  func rest(of form: LinearForm) -> LinearForm {
    var (rest, bound) = (form, Int.max)
    // From the last variable on: a kept row has no variable after its own.
    while let term = rest.terms.last(where: { $0.variable < bound }) {
      bound = term.variable
      guard let row = kept[bound], let own = row.terms.last else { continue }
      rest.add(row, times: -(term.coefficient / own.coefficient))
    }
    return rest
  }

  /// Keeps a row, unless it is a sum of kept ones. Coefficients of the size of rounding errors make
  /// no row.
  mutating func add(_ form: LinearForm) {
    let rest = rest(of: form)
    guard let last = rest.terms.last, rest.size > Self.rounding * form.size else { return }
    kept[last.variable] = rest
  }

  func contains(_ form: LinearForm) -> Bool { rest(of: form).terms.isEmpty }

  private static let rounding = Fraction(1, over: 10_000_000_000)
}
