/// A sum of multiples of numbered unknowns, and a number.
struct LinearForm {
  private(set) var terms: [Int: Double] = [:]
  private(set) var constant = 0.0

  init(_ constant: Double) { self.constant = constant }

  init(unknown: Int) { terms = [unknown: 1] }

  static func + (a: LinearForm, b: LinearForm) -> LinearForm {
    var sum = a
    sum.terms.merge(b.terms, uniquingKeysWith: +)
    sum.constant += b.constant
    return sum
  }

  static func - (a: LinearForm, b: LinearForm) -> LinearForm { a + -1 * b }

  static func + (a: LinearForm, b: Double) -> LinearForm { a + LinearForm(b) }

  static func - (a: LinearForm, b: Double) -> LinearForm { a + LinearForm(-b) }

  static func * (factor: Double, form: LinearForm) -> LinearForm {
    var product = form
    product.terms = form.terms.mapValues { factor * $0 }
    product.constant = factor * form.constant
    return product
  }
}
