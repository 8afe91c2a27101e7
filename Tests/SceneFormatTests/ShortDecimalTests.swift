import Testing

@testable import SceneFormat

@Suite struct ShortDecimalTests {
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
}
