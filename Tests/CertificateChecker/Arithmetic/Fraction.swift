/// A fraction of whole numbers in lowest terms with a positive denominator: the checker's own
/// numbers, which are exact.
package struct Fraction: Hashable, Sendable {
  private let numerator: WholeNumber
  private let denominator: WholeNumber

  package static let zero = Fraction(0)
  package static let one = Fraction(1)

  package init(_ number: Int) {
    (numerator, denominator) = (WholeNumber(number), .one)
  }

  /// - Precondition: The denominator is not zero.
  init(_ numerator: WholeNumber, over denominator: WholeNumber) {
    if denominator == .one {
      (self.numerator, self.denominator) = (numerator, .one)
      return
    }
    var divisor = WholeNumber.greatestCommonDivisor(numerator, denominator)
    if denominator.sign < 0 { divisor = -divisor }
    self.numerator = numerator.divided(by: divisor)
    self.denominator = denominator.divided(by: divisor)
  }

  /// - Precondition: The denominator is not zero.
  package init(_ numerator: Int, over denominator: Int) {
    self.init(WholeNumber(numerator), over: WholeNumber(denominator))
  }

  /// -1, 0 or 1.
  package var sign: Int { numerator.sign }
  package var isZero: Bool { numerator.sign == 0 }
  package var magnitude: Fraction { sign < 0 ? -self : self }
}

// MARK: Reading

extension Fraction {
  /// The exact value of a finite number; nil for another.
  package init?(_ number: Double) {
    guard number.isFinite else { return nil }
    if let whole = Int(exactly: number) {
      self.init(whole)
      return
    }
    // The significand of 53 bits is a whole number of units in the last place.
    let unit = Int(number.ulp.exponent)
    let count = WholeNumber(Int(number / number.ulp))
    self =
      unit >= 0
      ? Fraction(count * WholeNumber(twoTo: unit), over: .one)
      : Fraction(count, over: WholeNumber(twoTo: -unit))
  }

  /// A fraction in decimal digits, `-3` or `1/3`; nil for another text.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let top = WholeNumber(decimal: parts[0]) else { return nil }
    var bottom = WholeNumber.one
    if parts.count == 2 {
      guard let read = WholeNumber(decimal: parts[1]), read.sign > 0 else { return nil }
      bottom = read
    }
    self.init(top, over: bottom)
  }
}

extension WholeNumber {
  fileprivate init?(decimal text: Substring) {
    let isNegative = text.first == "-"
    let digits = isNegative ? text.dropFirst() : text
    guard !digits.isEmpty else { return nil }
    var number = WholeNumber.zero
    for character in digits {
      guard character.isASCII, let digit = character.wholeNumberValue else { return nil }
      number = number * WholeNumber(10) + WholeNumber(digit)
    }
    self = isNegative ? -number : number
  }
}

// MARK: Arithmetic

extension Fraction: Comparable {
  package static prefix func - (number: Fraction) -> Fraction {
    Fraction(-number.numerator, over: number.denominator)
  }

  package static func + (one: Fraction, other: Fraction) -> Fraction {
    if one.denominator == other.denominator {
      return Fraction(one.numerator + other.numerator, over: one.denominator)
    }
    return Fraction(
      one.numerator * other.denominator + other.numerator * one.denominator,
      over: one.denominator * other.denominator)
  }

  package static func - (one: Fraction, other: Fraction) -> Fraction { one + -other }

  package static func * (one: Fraction, other: Fraction) -> Fraction {
    Fraction(one.numerator * other.numerator, over: one.denominator * other.denominator)
  }

  /// - Precondition: The divisor is not zero.
  package static func / (one: Fraction, other: Fraction) -> Fraction {
    Fraction(one.numerator * other.denominator, over: one.denominator * other.numerator)
  }

  package static func < (one: Fraction, other: Fraction) -> Bool { (one - other).sign < 0 }
}

extension Fraction: CustomStringConvertible {
  /// The number with about six digits: what a message needs.
  package var description: String { "\((approximation * 1e6).rounded() / 1e6)" }

  /// The nearest floating-point number, but for rounding; infinite if a part is too large.
  package var approximation: Double { numerator.approximation / denominator.approximation }
}

extension WholeNumber {
  fileprivate var approximation: Double {
    let (isNegative, digits) = parts
    let size = digits.reversed().reduce(0.0) { $0 * 0x1p32 + Double($1) }
    return isNegative ? -size : size
  }
}
