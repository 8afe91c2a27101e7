/// A whole number of any size: a sign and the digits of its magnitude in base 2^64.
struct BigInteger: Hashable, Sendable {
  /// The digits, the least first, without zeros at the end; none for zero.
  private(set) var digits: [UInt]
  private(set) var isNegative: Bool

  init(_ number: Int) {
    digits = number == 0 ? [] : [number.magnitude]
    isNegative = number < 0
  }

  private init(digits: [UInt], isNegative: Bool) {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    self.digits = digits
    self.isNegative = isNegative && !digits.isEmpty
  }

  /// A power of two.
  init(twoTo exponent: Int) {
    let (count, shift) = exponent.quotientAndRemainder(dividingBy: UInt.bitWidth)
    digits = Array(repeating: 0, count: count) + [1 << UInt(shift)]
    isNegative = false
  }

  var isZero: Bool { digits.isEmpty }

  /// The number as a machine integer that has an opposite; nil if it is too large.
  var small: Int? {
    switch digits.count {
    case 0: 0
    case 1: isNegative ? Int(exactly: digits[0]).map { -$0 } : Int(exactly: digits[0])
    default: nil
    }
  }

  /// The nearest number, but for rounding of the last digits; infinite if it is too large.
  var approximation: Double {
    let size = digits.reversed().reduce(0.0) { $0 * 0x1p64 + Double($1) }
    return isNegative ? -size : size
  }

  /// The number of binary digits.
  var bitWidth: Int {
    digits.last.map { digits.count * UInt.bitWidth - $0.leadingZeroBitCount } ?? 0
  }
}

// MARK: Arithmetic

extension BigInteger {
  static prefix func - (number: BigInteger) -> BigInteger {
    BigInteger(digits: number.digits, isNegative: !number.isNegative)
  }

  static func + (one: BigInteger, other: BigInteger) -> BigInteger {
    if one.isNegative == other.isNegative {
      return BigInteger(digits: sum(one.digits, other.digits), isNegative: one.isNegative)
    }
    if isLess(one.digits, other.digits) {
      return BigInteger(
        digits: difference(other.digits, one.digits), isNegative: other.isNegative)
    }
    return BigInteger(digits: difference(one.digits, other.digits), isNegative: one.isNegative)
  }

  static func - (one: BigInteger, other: BigInteger) -> BigInteger { one + -other }

  static func * (one: BigInteger, other: BigInteger) -> BigInteger {
    guard !one.isZero, !other.isZero else { return BigInteger(0) }
    var product = Array(repeating: UInt(0), count: one.digits.count + other.digits.count)
    for (place, digit) in one.digits.enumerated() {
      var carry: UInt = 0
      for (offset, factor) in other.digits.enumerated() {
        let (high, low) = digit.multipliedFullWidth(by: factor)
        let (first, overflows) = low.addingReportingOverflow(product[place + offset])
        let (second, overflowsToo) = first.addingReportingOverflow(carry)
        product[place + offset] = second
        // The high digit of a product is never the greatest digit, so that both carries fit.
        carry = high + (overflows ? 1 : 0) + (overflowsToo ? 1 : 0)
      }
      product[place + other.digits.count] = carry
    }
    return BigInteger(digits: product, isNegative: one.isNegative != other.isNegative)
  }

  /// The quotient, rounded toward zero, and the remainder, which has the sign of the dividend.
  /// - Precondition: The divisor is not zero.
  func quotientAndRemainder(
    dividingBy divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(!divisor.isZero, "a division by zero")
    let (quotient, remainder) = Self.division(digits, by: divisor.digits)
    return (
      BigInteger(digits: quotient, isNegative: isNegative != divisor.isNegative),
      BigInteger(digits: remainder, isNegative: isNegative)
    )
  }

  /// The greatest common divisor (Euclid's algorithm); not negative.
  func greatestCommonDivisor(with other: BigInteger) -> BigInteger {
    var (one, rest) = (digits, other.digits)
    while !rest.isEmpty { (one, rest) = (rest, Self.division(one, by: rest).remainder) }
    return BigInteger(digits: one, isNegative: false)
  }
}

extension BigInteger: Comparable {
  static func < (one: BigInteger, other: BigInteger) -> Bool {
    if one.isNegative != other.isNegative { return one.isNegative }
    return one.isNegative
      ? isLess(other.digits, one.digits) : isLess(one.digits, other.digits)
  }
}

extension BigInteger: CustomStringConvertible {
  /// The number in decimal digits.
  var description: String {
    guard !isZero else { return "0" }
    // The greatest power of ten in one digit.
    let chunk: UInt = 10_000_000_000_000_000_000
    var (rest, parts) = (digits, [String]())
    while !rest.isEmpty {
      let (quotient, remainder) = Self.division(rest, by: [chunk])
      let text = String(remainder.first ?? 0)
      parts.append(quotient.isEmpty ? text : String(repeating: "0", count: 19 - text.count) + text)
      rest = quotient
    }
    return (isNegative ? "-" : "") + parts.reversed().joined()
  }
}

// MARK: Digits

extension BigInteger {
  private static func isLess(_ one: [UInt], _ other: [UInt]) -> Bool {
    if one.count != other.count { return one.count < other.count }
    for (digit, otherDigit) in zip(one.reversed(), other.reversed()) where digit != otherDigit {
      return digit < otherDigit
    }
    return false
  }

  private static func sum(_ one: [UInt], _ other: [UInt]) -> [UInt] {
    let (longer, shorter) = one.count < other.count ? (other, one) : (one, other)
    var (sum, carries) = (longer, false)
    for place in longer.indices {
      guard place < shorter.count || carries else { break }
      let addend = place < shorter.count ? shorter[place] : 0
      let (first, overflows) = sum[place].addingReportingOverflow(addend)
      let (second, overflowsToo) = first.addingReportingOverflow(carries ? 1 : 0)
      sum[place] = second
      carries = overflows || overflowsToo
    }
    return carries ? sum + [1] : sum
  }

  /// The digits of a number less a smaller one.
  private static func difference(_ one: [UInt], _ other: [UInt]) -> [UInt] {
    var (rest, borrows) = (one, false)
    for place in one.indices {
      guard place < other.count || borrows else { break }
      let part = place < other.count ? other[place] : 0
      let (first, overflows) = rest[place].subtractingReportingOverflow(part)
      let (second, overflowsToo) = first.subtractingReportingOverflow(borrows ? 1 : 0)
      rest[place] = second
      borrows = overflows || overflowsToo
    }
    while rest.last == 0 { rest.removeLast() }
    return rest
  }

  /// Long division: Knuth, "The Art of Computer Programming", volume 2, algorithm 4.3.1 D.
  private static func division(
    _ dividend: [UInt], by divisor: [UInt]
  ) -> (quotient: [UInt], remainder: [UInt]) {
    if isLess(dividend, divisor) { return ([], dividend) }
    if divisor.count == 1 { return division(dividend, byDigit: divisor[0]) }
    let shift = UInt(divisor[divisor.count - 1].leadingZeroBitCount)
    let low = shifted(divisor, left: shift)
    var rest = shifted(dividend, left: shift)
    if rest.count == dividend.count { rest.append(0) }
    let count = low.count
    let (first, second) = (low[count - 1], low[count - 2])
    var quotient = Array(repeating: UInt(0), count: rest.count - count)
    for place in quotient.indices.reversed() {
      let top = rest[place + count]
      var digit: UInt
      if top >= first {
        digit = .max
      } else {
        let guess = first.dividingFullWidth((top, rest[place + count - 1]))
        digit = guess.quotient
        var remainder = guess.remainder
        while true {
          let product = digit.multipliedFullWidth(by: second)
          if product.high < remainder
            || (product.high == remainder && product.low <= rest[place + count - 2])
          {
            break
          }
          digit -= 1
          let (next, overflows) = remainder.addingReportingOverflow(first)
          if overflows { break }
          remainder = next
        }
      }
      while !subtract(digit, times: low, from: &rest, at: place) { digit -= 1 }
      quotient[place] = digit
    }
    while quotient.last == 0 { quotient.removeLast() }
    while rest.last == 0 { rest.removeLast() }
    return (quotient, shifted(rest, right: shift))
  }

  private static func division(
    _ dividend: [UInt], byDigit divisor: UInt
  ) -> (quotient: [UInt], remainder: [UInt]) {
    var (quotient, rest) = (dividend, UInt(0))
    for place in dividend.indices.reversed() {
      (quotient[place], rest) = divisor.dividingFullWidth((rest, dividend[place]))
    }
    while quotient.last == 0 { quotient.removeLast() }
    return (quotient, rest == 0 ? [] : [rest])
  }

  /// Subtracts a multiple of digits; leaves all as it was and returns false if it is too large.
  private static func subtract(
    _ factor: UInt, times digits: [UInt], from rest: inout [UInt], at place: Int
  ) -> Bool {
    var result = rest[place...(place + digits.count)]
    var carry: UInt = 0
    for (offset, digit) in digits.enumerated() {
      let (high, low) = factor.multipliedFullWidth(by: digit)
      let (part, overflows) = low.addingReportingOverflow(carry)
      let (next, borrows) = result[place + offset].subtractingReportingOverflow(part)
      result[place + offset] = next
      carry = high + (overflows ? 1 : 0) + (borrows ? 1 : 0)
    }
    let (top, borrows) = result[place + digits.count].subtractingReportingOverflow(carry)
    guard !borrows else { return false }
    result[place + digits.count] = top
    rest.replaceSubrange(place...(place + digits.count), with: result)
    return true
  }

  private static func shifted(_ digits: [UInt], left shift: UInt) -> [UInt] {
    guard shift > 0 else { return digits }
    var (result, carry) = ([UInt](), UInt(0))
    for digit in digits {
      result.append(digit << shift | carry)
      carry = digit >> (UInt(UInt.bitWidth) - shift)
    }
    return carry == 0 ? result : result + [carry]
  }

  private static func shifted(_ digits: [UInt], right shift: UInt) -> [UInt] {
    guard shift > 0 else { return digits }
    var result = digits
    for place in result.indices {
      result[place] >>= shift
      if place + 1 < digits.count {
        result[place] |= digits[place + 1] << (UInt(UInt.bitWidth) - shift)
      }
    }
    while result.last == 0 { result.removeLast() }
    return result
  }
}
