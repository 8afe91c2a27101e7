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

  @Test func `a crash of the compiler is read with the place that it was at`() throws {
    let printed = """
      error: compile command failed due to signal 6 (use -v to see invocation)
      Stack dump:
      2.\tCompiling with effective version 5.10
      3.\tWhile evaluating request A (at /app/1.swift:2:1)
      4.\tWhile running pass #256 on SILFunction "@$s3App".
       for 'init(item:)' (at /app/11.swift:25:5)
      """
    let crash = try #require(CompilerMessage.crash(in: Array(printed.utf8)))
    #expect(crash.path == "/app/11.swift" && crash.line == 25 && crash.column == 5)
    #expect(CompilerMessage.crash(in: Array("1.swift:1:1: error: no".utf8)) == nil)
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
