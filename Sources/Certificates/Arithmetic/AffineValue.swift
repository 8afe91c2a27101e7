/// An affine function of the parameter.
package struct AffineValue: Hashable, Sendable {
  package var constant = Rational.zero
  package var slope = Rational.zero

  package init() {}

  init(constant: Rational, slope: Rational) { (self.constant, self.slope) = (constant, slope) }

  /// The value at a whole number.
  package func at(_ parameter: Int) -> Rational {
    slope.isZero ? constant : constant + slope * Rational(parameter)
  }

  mutating func add(_ other: AffineValue, times factor: Rational) {
    if !other.constant.isZero { constant += factor * other.constant }
    if !other.slope.isZero { slope += factor * other.slope }
  }
}
