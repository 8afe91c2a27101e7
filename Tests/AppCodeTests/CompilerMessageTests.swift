import Testing

@testable import AppCode

struct CompilerMessageTests {
  @Test func `errors are read once each, with the line below them`() {
    let printed = """
      /app/A:B.swift:3:9: warning: unused
        let a = 1
      /app/A:B.swift:12:30: error: cannot find 'AF' in scope: really
          button.addTarget(self, action: Selector.of(Self.tap))
                                         ^
      /app/A:B.swift:12:30: error: cannot find 'AF' in scope: really
          button.addTarget(self, action: Selector.of(Self.tap))
      error: fatalError
      """
    let errors = CompilerMessage.errors(in: Array(printed.utf8))
    #expect(errors.map(\.path) == ["/app/A:B.swift"])
    #expect(errors.map(\.line) == [12] && errors.map(\.column) == [30])
    #expect(errors.map(\.text) == ["cannot find 'AF' in scope: really"])
  }

  @Test(arguments: [
    // Before, inside and behind what was rewritten.
    (3, 3), (20, 17), (36, 34), (37, 35),
  ])
  func `a column is that of the line as it is written`(_ compiled: Int, _ written: Int) {
    let message = CompilerMessage(
      path: "", line: 1, column: compiled, text: "",
      compiled: "add(self, with: Selector.of(tap)); x y")
    #expect(message.column(inLineAsWritten: "add(self, with: #selector(tap)); x y") == written)
  }
}
