extension WholeNumber {
  /// The greatest common divisor, which is not negative (Euclid).
  static func greatestCommonDivisor(_ one: WholeNumber, _ other: WholeNumber) -> WholeNumber {
    if case .small(let first) = one, case .small(let second) = other,
      first != .min, second != .min
    {
      var (larger, rest) = (first.magnitude, second.magnitude)
      // Most numbers of a layout fit into a machine word, which divides far quicker.
      while rest != 0 {
        if larger >> 64 == 0, rest >> 64 == 0 {
          return .small(Int128(greatestCommonDivisor(UInt64(larger), UInt64(rest))))
        }
        (larger, rest) = (rest, larger % rest)
      }
      return .small(Int128(larger))
    }
    var (larger, rest) = (one.parts.digits, other.parts.digits)
    while !rest.isEmpty { (larger, rest) = (rest, division(larger, by: rest).remainder) }
    return WholeNumber(isNegative: false, digits: larger)
  }

  private static func greatestCommonDivisor(_ one: UInt64, _ other: UInt64) -> UInt64 {
    var (larger, rest) = (one, other)
    while rest != 0 { (larger, rest) = (rest, larger % rest) }
    return larger
  }

  /// The quotient, rounded toward zero.
  /// - Precondition: The divisor is not zero.
  func divided(by divisor: WholeNumber) -> WholeNumber {
    precondition(divisor.sign != 0, "a division by zero")
    if case .small(let number) = self, case .small(let other) = divisor {
      let (quotient, overflows) = number.dividedReportingOverflow(by: other)
      if !overflows { return .small(quotient) }
    }
    let (one, other) = (parts, divisor.parts)
    return WholeNumber(
      isNegative: one.isNegative != other.isNegative,
      digits: Self.division(one.digits, by: other.digits).quotient)
  }

  /// Long division as on paper, with digits in base 2^32.
  ///
  /// The first digit of the quotient is guessed from the first digits of both numbers, of which the
  /// divisor's is at least half of the base; the guess is then at most two too large.
  static func division(
    _ dividend: [UInt32], by divisor: [UInt32]
  ) -> (quotient: [UInt32], remainder: [UInt32]) {
    if isLess(dividend, divisor) { return ([], dividend) }
    let shift = UInt32(divisor[divisor.count - 1].leadingZeroBitCount)
    let divisor = withoutZeros(shiftedUp(divisor, shift))
    let first = UInt64(divisor[divisor.count - 1])
    var (rest, quotient) = ([UInt32](), [UInt32]())
    for digit in shiftedUp(dividend, shift).reversed() {
      rest = withoutZeros([digit] + rest)
      var guess: UInt64 = 0
      if rest.count >= divisor.count {
        let top =
          rest.count == divisor.count
          ? UInt64(rest[rest.count - 1])
          : UInt64(rest[rest.count - 1]) << 32 | UInt64(rest[rest.count - 2])
        guess = min(top / first, UInt64(UInt32.max))
        var product = times(divisor, UInt32(guess))
        while isLess(rest, product) {
          guess -= 1
          product = difference(product, divisor)
        }
        rest = difference(rest, product)
      }
      quotient.append(UInt32(guess))
    }
    return (withoutZeros(quotient.reversed()), withoutZeros(shiftedDown(rest, shift)))
  }

  private static func times(_ digits: [UInt32], _ factor: UInt32) -> [UInt32] {
    var (product, carry) = ([UInt32](), UInt64(0))
    for digit in digits {
      carry += UInt64(digit) * UInt64(factor)
      product.append(UInt32(truncatingIfNeeded: carry))
      carry >>= 32
    }
    return withoutZeros(product + [UInt32(carry)])
  }

  private static func shiftedUp(_ digits: [UInt32], _ shift: UInt32) -> [UInt32] {
    var (shifted, carry) = ([UInt32](), UInt32(0))
    for digit in digits {
      let wide = UInt64(digit) << UInt64(shift)
      shifted.append(UInt32(truncatingIfNeeded: wide) | carry)
      carry = UInt32(wide >> 32)
    }
    return shifted + [carry]
  }

  private static func shiftedDown(_ digits: [UInt32], _ shift: UInt32) -> [UInt32] {
    digits.indices.map { place in
      let above = place + 1 < digits.count ? UInt64(digits[place + 1]) << 32 : 0
      return UInt32(truncatingIfNeeded: (above | UInt64(digits[place])) >> UInt64(shift))
    }
  }
}
