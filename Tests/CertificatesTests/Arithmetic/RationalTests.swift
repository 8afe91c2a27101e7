import SeededRandom
import Testing

@testable import Certificates

@Suite struct `Fractions of whole numbers of any size` {
  @Test func `are in lowest terms, with the sign above`() {
    #expect("\(Rational(6) / Rational(-4))" == "-3/2")
    #expect("\(Rational.zero / Rational(-4))" == "0")
    #expect("\(Rational(7))" == "7")
    #expect(Rational(6) / Rational(-4) == Rational(-3) / Rational(2))
  }

  @Test func `are the exact values of floating-point numbers`() throws {
    #expect("\(try #require(Rational(exactly: 0.1)))" == "3602879701896397/36028797018963968")
    #expect("\(try #require(Rational(exactly: -2.5)))" == "-5/2")
    #expect("\(try #require(Rational(exactly: 0x1p64)))" == "18446744073709551616")
    #expect("\(try #require(Rational(exactly: -0x1p63)))" == "-9223372036854775808")
    #expect("\(try #require(Rational(exactly: 0x1p-66)))" == "1/73786976294838206464")
    #expect(Rational(exactly: .infinity) == nil)
    #expect(Rational(exactly: .nan) == nil)
  }

  @Test func `go on with larger integers where a machine's are too small`() {
    let large = Rational(.max) * Rational(.max)
    #expect("\(large)" == "85070591730234615847396907784232501249")
    #expect(large / Rational(.max) == Rational(.max))
    #expect(
      "\((Rational.one / large) + (Rational.one / large))"
        == "2/85070591730234615847396907784232501249")
    #expect("\(large - large)" == "0")
    #expect("\(-large)" == "-85070591730234615847396907784232501249")
    #expect(-large < large)
    #expect(large.approximation == 0x1p126)
  }

  @Test(arguments: [3, 17, 40, 200])
  func `add, multiply and divide as they do in whole numbers`(bits: Int) {
    var random = SplitMix(seed: UInt64(bits))
    func number() -> BigInteger {
      var number = BigInteger(Int.random(in: -3...3, using: &random))
      while number.bitWidth < bits {
        number =
          number * BigInteger(twoTo: 13) + BigInteger(Int.random(in: -9...999, using: &random))
      }
      return Bool.random(using: &random) ? -number : number
    }
    for _ in 0..<300 {
      let (a, b, c) = (number(), number(), number())
      #expect((a + b) * c == a * c + b * c)
      #expect(a - b + b == a)
      guard !b.isZero else { continue }
      let (quotient, remainder) = a.quotientAndRemainder(dividingBy: b)
      #expect(quotient * b + remainder == a)
      let size = remainder.isNegative ? -remainder : remainder
      #expect(size < (b.isNegative ? -b : b))
      #expect(remainder.isZero || remainder.isNegative == a.isNegative)
      let common = a.greatestCommonDivisor(with: b)
      #expect(a.quotientAndRemainder(dividingBy: common).remainder.isZero)
      #expect(b.quotientAndRemainder(dividingBy: common).remainder.isZero)
      let fraction = Rational.fraction(a, b)
      #expect(fraction * Rational.fraction(b, BigInteger(1)) == Rational.fraction(a, BigInteger(1)))
    }
  }

  /// Digits of this kind make the quotient's first guess too large (Knuth, 4.3.1, exercise 21).
  @Test func `divide where the first guess at a digit is too large`() {
    let (half, top) = (BigInteger(twoTo: 63), BigInteger(twoTo: 64))
    let dividend = half * top * top + BigInteger(3)
    let divisor = half * top + BigInteger(1)
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    #expect(quotient * divisor + remainder == dividend)
    #expect(remainder < divisor)
    let other = (half - BigInteger(1)) * top * top + (top - BigInteger(1)) * top
    let result = other.quotientAndRemainder(dividingBy: half * top + (top - BigInteger(1)))
    #expect(result.quotient * (half * top + (top - BigInteger(1))) + result.remainder == other)
  }
}
