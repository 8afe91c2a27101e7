import SeededRandom
import Testing

@testable import CertificateChecker

/// The checker's own numbers.
struct `Fractions of the checker` {
  private func number(_ digits: Int, _ random: inout SplitMix) -> WholeNumber {
    WholeNumber(
      isNegative: Bool.random(using: &random),
      digits: (0..<digits).map { _ in
        // Digits at their limits try the guesses of long division.
        [0, 1, .max, .max - 1, UInt32.random(in: 0...(.max), using: &random)]
          .randomElement(using: &random) ?? 0
      })
  }

  @Test func `are read from texts and from floating-point numbers`() {
    #expect(Fraction("-3") == Fraction(-3))
    #expect(Fraction("6/4") == Fraction(3, over: 2))
    #expect(Fraction(0.1) == Fraction("3602879701896397/36028797018963968"))
    #expect(Fraction(-0.75) == Fraction(-3, over: 4))
    #expect(Fraction(1e25) == Fraction("10000000000000000905969664"))
    #expect(Fraction(Double.leastNonzeroMagnitude)?.sign == 1)
    #expect(
      ["", "-", "1/", "/2", "1/0", "1/-2", "1/2/3", "1.5", "x"].allSatisfy { Fraction($0) == nil })
    #expect(Fraction(Double.infinity) == nil)
  }

  @Test func `of any size follow the rules of arithmetic`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<300 {
      let (a, b, c) = (number(7, &random), number(4, &random), number(2, &random))
      #expect((a + b) * c == a * c + b * c)
      #expect(a + -a == .zero)
      guard b.sign != 0, c.sign != 0 else { continue }
      #expect((a * b).divided(by: b) == a)
      #expect(Fraction(a * c, over: b * c) == Fraction(a, over: b))
      let (x, y) = (Fraction(a, over: b), Fraction(b, over: c))
      #expect(x + y - y == x)
      #expect(x * y / y == x)
      #expect((x < y) == ((y - x).sign > 0))
    }
  }

  @Test func `divide with a remainder that is less than the divisor`() {
    var random = SplitMix(seed: 4)
    for _ in 0..<300 {
      let (a, b) = (number(8, &random).parts.digits, number(3, &random).parts.digits)
      guard !b.isEmpty else { continue }
      let (quotient, remainder) = WholeNumber.division(a, by: b)
      #expect(WholeNumber.isLess(remainder, b))
      func whole(_ digits: [UInt32]) -> WholeNumber {
        WholeNumber(isNegative: false, digits: digits)
      }
      #expect(whole(quotient) * whole(b) + whole(remainder) == whole(a))
    }
  }
}
