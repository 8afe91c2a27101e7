import Testing

@testable import Stage

@Suite struct `Numbers of points` {
  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (10, "10"), (-10, "-10"), (0.65, "0.65"), (87.5, "87.5"),
    (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (-0.0004, "0"), (-0.5, "-0.5"), (9.9996, "10"),
    (100.001, "100.001"), (1_234_567, "1234567"), (1e20, "1e+20"), (.infinity, "inf"),
    (.nan, "nan"),
  ])
  func `are written as short as three decimals allow`(number: Double, text: String) {
    #expect(shortText(number) == text)
  }
}
