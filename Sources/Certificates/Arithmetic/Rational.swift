/// A fraction of whole numbers of any size, in lowest terms with a positive denominator.
///
/// Nearly all fractions of a layout fit into machine integers, which are far quicker; an operation
/// that would overflow goes on with integers of any size.
package enum Rational: Sendable {
  case small(Int, Int)
  case large(LargeFraction)

  /// A fraction of which a part does not fit into a machine integer.
  package struct LargeFraction: Hashable, Sendable {
    let numerator: BigInteger
    let denominator: BigInteger
  }

  package static let zero = Rational.small(0, 1)
  package static let one = Rational.small(1, 1)

  package init(_ number: Int) { self = .small(number, 1) }

  /// The exact value of a finite floating-point number; nil for another.
  package init?(exactly number: Double) {
    guard number.isFinite else { return nil }
    if let whole = Int(exactly: number), whole != .min {
      self = .small(whole, 1)
      return
    }
    // The significand is odd after the shift, so that the fraction is in lowest terms.
    let (shift, exponent) = (number.significandWidth, Int(number.exponent))
    let odd = Int(number.significand * Double(sign: .plus, exponent: shift, significand: 1))
    let signed = number < 0 ? -odd : odd
    let power = exponent - shift
    if power >= 0 {
      self = Self.fraction(BigInteger(signed) * BigInteger(twoTo: power), BigInteger(1))
    } else if power > -Int.bitWidth + 1 {
      self = .small(signed, 1 << -power)
    } else {
      self = .large(
        LargeFraction(numerator: BigInteger(signed), denominator: BigInteger(twoTo: -power)))
    }
  }

  /// A fraction in any terms.
  /// - Precondition: The denominator is not zero.
  static func fraction(_ numerator: BigInteger, _ denominator: BigInteger) -> Rational {
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    var top = numerator.quotientAndRemainder(dividingBy: divisor).quotient
    var bottom = denominator.quotientAndRemainder(dividingBy: divisor).quotient
    if bottom.isNegative { (top, bottom) = (-top, -bottom) }
    if let small = top.small, let other = bottom.small { return .small(small, other) }
    return .large(LargeFraction(numerator: top, denominator: bottom))
  }
}

// MARK: Parts

extension Rational {
  private var parts: LargeFraction {
    switch self {
    case .small(let numerator, let denominator):
      LargeFraction(
        numerator: BigInteger(numerator), denominator: BigInteger(denominator))
    case .large(let fraction): fraction
    }
  }

  /// -1, 0 or 1.
  package var signum: Int {
    switch self {
    case .small(let numerator, _): numerator.signum()
    case .large(let fraction): fraction.numerator.isNegative ? -1 : 1
    }
  }

  package var isZero: Bool { if case .small(0, _) = self { true } else { false } }

  package var magnitude: Rational { signum < 0 ? -self : self }

  /// The nearest floating-point number, but for rounding of its last digits.
  package var approximation: Double {
    switch self {
    case .small(let numerator, let denominator): return Double(numerator) / Double(denominator)
    case .large(let fraction):
      let (top, bottom) = (fraction.numerator.scaled, fraction.denominator.scaled)
      let power = Double(sign: .plus, exponent: top.exponent - bottom.exponent, significand: 1)
      return top.significand / bottom.significand * power
    }
  }
}

extension BigInteger {
  /// The number as a product of a number with few digits and a power of two.
  fileprivate var scaled: (significand: Double, exponent: Int) {
    let exponent = max(0, bitWidth - 128)
    guard exponent > 0 else { return (approximation, 0) }
    let part = quotientAndRemainder(dividingBy: BigInteger(twoTo: exponent)).quotient
    return (part.approximation, exponent)
  }
}

extension Rational: CustomStringConvertible {
  /// The fraction in decimal digits: `-3`, `1/3`.
  package var description: String {
    let parts = parts
    return parts.denominator == BigInteger(1)
      ? "\(parts.numerator)" : "\(parts.numerator)/\(parts.denominator)"
  }
}

// MARK: Arithmetic

extension Rational {
  package static prefix func - (number: Rational) -> Rational {
    switch number {
    case .small(let numerator, let denominator): .small(-numerator, denominator)
    case .large(let fraction):
      .large(
        LargeFraction(numerator: -fraction.numerator, denominator: fraction.denominator))
    }
  }

  package static func + (one: Rational, other: Rational) -> Rational {
    if case .small(let top, let bottom) = one, case .small(let otherTop, let otherBottom) = other {
      if bottom == 1, otherBottom == 1 {
        let (sum, overflows) = top.addingReportingOverflow(otherTop)
        if !overflows, sum != .min { return .small(sum, 1) }
      } else if let sum = smallSum(top, bottom, otherTop, otherBottom) {
        return sum
      }
    }
    let (one, other) = (one.parts, other.parts)
    return fraction(
      one.numerator * other.denominator + other.numerator * one.denominator,
      one.denominator * other.denominator)
  }

  package static func - (one: Rational, other: Rational) -> Rational { one + -other }

  package static func * (one: Rational, other: Rational) -> Rational {
    if case .small(let top, let bottom) = one, case .small(let otherTop, let otherBottom) = other {
      if bottom == 1, otherBottom == 1 {
        let (product, overflows) = top.multipliedReportingOverflow(by: otherTop)
        if !overflows, product != .min { return .small(product, 1) }
      } else if let product = smallProduct(top, bottom, otherTop, otherBottom) {
        return product
      }
    }
    let (one, other) = (one.parts, other.parts)
    return fraction(one.numerator * other.numerator, one.denominator * other.denominator)
  }

  /// - Precondition: The divisor is not zero.
  package static func / (one: Rational, other: Rational) -> Rational { one * other.inverse }

  /// One divided by the number, which is not zero.
  package var inverse: Rational {
    switch self {
    case .small(let numerator, let denominator):
      precondition(numerator != 0, "a division by zero")
      return numerator < 0 ? .small(-denominator, -numerator) : .small(denominator, numerator)
    case .large(let fraction): return Self.fraction(fraction.denominator, fraction.numerator)
    }
  }

  package static func += (one: inout Rational, other: Rational) { one = one + other }

  package static func -= (one: inout Rational, other: Rational) { one = one - other }

  /// A sum of machine integers' fractions; nil if a part does not fit.
  private static func smallSum(
    _ top: Int, _ bottom: Int, _ otherTop: Int, _ otherBottom: Int
  ) -> Rational? {
    let common = greatestCommonDivisor(bottom, otherBottom)
    let (factor, otherFactor) = (otherBottom / common, bottom / common)
    let (left, overflows) = top.multipliedReportingOverflow(by: factor)
    let (right, overflowsToo) = otherTop.multipliedReportingOverflow(by: otherFactor)
    let (sum, sumOverflows) = left.addingReportingOverflow(right)
    let (whole, wholeOverflows) = bottom.multipliedReportingOverflow(by: factor)
    guard !overflows, !overflowsToo, !sumOverflows, !wholeOverflows, sum != .min else {
      return nil
    }
    return reduced(sum, whole)
  }

  /// A product of machine integers' fractions; nil if a part does not fit.
  private static func smallProduct(
    _ top: Int, _ bottom: Int, _ otherTop: Int, _ otherBottom: Int
  ) -> Rational? {
    let (cross, otherCross) = (
      greatestCommonDivisor(top, otherBottom), greatestCommonDivisor(otherTop, bottom)
    )
    let (product, overflows) = (top / cross).multipliedReportingOverflow(by: otherTop / otherCross)
    let (whole, wholeOverflows) =
      (bottom / otherCross).multipliedReportingOverflow(by: otherBottom / cross)
    guard !overflows, !wholeOverflows, product != .min else { return nil }
    return .small(product, product == 0 ? 1 : whole)
  }

  private static func reduced(_ top: Int, _ bottom: Int) -> Rational {
    let divisor = greatestCommonDivisor(top, bottom)
    return .small(top / divisor, bottom / divisor)
  }

  /// The greatest common divisor of two numbers of which one may be zero; at least 1.
  private static func greatestCommonDivisor(_ one: Int, _ other: Int) -> Int {
    var (first, second) = (one.magnitude, other.magnitude)
    while second != 0 { (first, second) = (second, first % second) }
    return max(1, Int(first))
  }
}

extension Rational: Comparable {
  package static func == (one: Rational, other: Rational) -> Bool {
    switch (one, other) {
    case (.small(let top, let bottom), .small(let otherTop, let otherBottom)):
      top == otherTop && bottom == otherBottom
    case (.large(let fraction), .large(let otherFraction)): fraction == otherFraction
    default: false
    }
  }

  package static func < (one: Rational, other: Rational) -> Bool { (one - other).signum < 0 }
}

extension Rational: Hashable {
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .small(let top, let bottom):
      hasher.combine(top)
      hasher.combine(bottom)
    case .large(let fraction): hasher.combine(fraction)
    }
  }
}
