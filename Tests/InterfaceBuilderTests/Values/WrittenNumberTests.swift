import InterfaceBuilder
import SeededRandom
import Testing

@Suite struct WrittenNumberTests {
  // The texts are those of printf("%.17g"), but for zero.
  @Test(arguments: [
    (0.0, "0.0"), (-0.0, "0.0"), (1.0, "1"), (-20.0, "-20"), (0.5, "0.5"),
    (0.2, "0.20000000000000001"), (0.1, "0.10000000000000001"), (61.0 / 3, "20.333333333333332"),
    (100.0, "100"), (1e16, "10000000000000000"), (1e17, "1e+17"),
    (123456789012345680.0, "1.2345678901234568e+17"),
    (0.0001, "0.0001"), (0.00001, "1.0000000000000001e-05"),
    (2.2250738585072014e-308, "2.2250738585072014e-308"),
    (Double.leastNonzeroMagnitude, "4.9406564584124654e-324"),
    (1.7976931348623157e308, "1.7976931348623157e+308"),
    (9.9999999999999995e22, "9.9999999999999992e+22"),
    (0.3, "0.29999999999999999"), (2.5, "2.5"), (1000000.25, "1000000.25"),
  ])
  func `numbers are written with seventeen digits at most`(number: Double, text: String) {
    #expect(number.written == text)
  }

  @Test func `written numbers read back as they were`() {
    var random = SplitMix(seed: 17)
    for _ in 0..<300 {
      let number = Double(bitPattern: random.next())
      guard number.isFinite else { continue }
      #expect(Double(number.written) == number)
    }
    for _ in 0..<2000 {
      let number = Double.random(in: -2000...2000, using: &random)
      #expect(Double(number.written) == number)
    }
  }
}
