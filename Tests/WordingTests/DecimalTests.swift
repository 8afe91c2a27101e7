import Testing
import Wording

@Suite struct `A number in digits` {
  @Test(
    arguments: [
      (0, "0"),
      (-0.0, "0"),  // no sign
      (10, "10"),
      (0.65, "0.65"),
      (187.5, "187.5"),
      (0.1 + 0.2, "0.3"),  // not 0.30000000000000004
      (1.0 / 3, "0.333"),  // down
      (2.0 / 3, "0.667"),  // up
      (-2.0 / 3, "-0.667"),  // away from zero on both sides
      (0.05, "0.05"),  // a zero before the digits
      (0.007, "0.007"),
      (0.9996, "1"),  // carries into the whole part
      (99.9999, "100"),
      (0.0004, "0"),  // underflow
      (-0.0004, "0"),
      (1e7, "10000000"),  // no exponent
      (123_456_789.125, "123456789.125"),
      (-1e12, "-1000000000000"),
      (999_999_999_999_999, "999999999999999"),  // the last without an exponent
      (1e30, "1e+30"),
      (-.infinity, "-inf"),
    ] as [(Double, String)])
  func `numbers have at most three decimals and no zeros at the end`(
    value: Double, expected: String
  ) {
    #expect(value.shortDecimal == expected)
  }

  @Test func `a float prints the digits it was written with`() {
    #expect(Float(999.9).shortDecimal == "999.9")
  }

  @Test(
    arguments: [
      (191.64, 1, "191.6"), (191.66, 1, "191.7"), (-0.04, 1, "0"), (-0.05, 1, "-0.1"),
      (9.96, 1, "10"), (0.5, 0, "1"), (414, 0, "414"), (10.005, 2, "10.01"), (0.25, 2, "0.25"),
      (1e13, 2, "10000000000000"),
    ] as [(Double, Int, String)])
  func `has as many decimals as are asked for`(value: Double, places: Int, expected: String) {
    #expect(value.decimal(places: places) == expected)
  }

  @Test(
    arguments: [
      (0.1 + 0.2, "0.30000000000000004"), (20, "20"), (-0.0, "0"), (-12.5, "-12.5"),
      (9_007_199_254_740_992, "9007199254740992"), (1e300, "1e+300"), (1e-9, "1e-09"),
      (-0x1p63, "-9.223372036854776e+18"),  // the least integer, which has no magnitude as one
    ] as [(Double, String)])
  func `has all its digits where it is to be read back`(value: Double, expected: String) {
    #expect(value.exactDecimal == expected)
    #expect(Double(value.exactDecimal) == value)
  }

  @Test func `is rounded to what is shown of it`() {
    #expect((2.0 / 3).roundedToShortDecimal == 0.667)
    #expect((-0.0001).roundedToShortDecimal.exactDecimal == "0")
    #expect(Double.infinity.roundedToShortDecimal == .infinity)
  }
}
