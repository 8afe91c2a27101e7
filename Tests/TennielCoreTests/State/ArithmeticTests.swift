import Testing

@testable import TerminalApp

@Suite struct `Arithmetic of typed numbers` {
  @Test(arguments: [
    ("12", 12), ("-8", -8), ("16+8/2", 20), ("16 + 2 * (8 - 3)", 26), ("2*-3", -6), ("--4", 4),
    ("1.5*2", 3), ("10-2-3", 5), ("12/4/3", 1), (".5", 0.5), ("((7))", 7),
  ])
  func `is as in school`(_ text: String, _ value: Double) {
    #expect(Arithmetic.value(of: text) == value)
  }

  @Test(arguments: ["", "a", "1+", "(1", "1)", "1..2", "1/0", "0/0", "1e5", "*2", "()", "٣"])
  func `takes nothing else`(_ text: String) { #expect(Arithmetic.value(of: text) == nil) }

  @Test func `does not end the program for a thousand brackets`() {
    let many = String(repeating: "(", count: 1000) + "1" + String(repeating: ")", count: 1000)
    #expect(Arithmetic.value(of: many) == nil)
  }
}
