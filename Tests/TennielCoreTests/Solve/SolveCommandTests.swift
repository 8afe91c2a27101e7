import Foundation
import Testing

@testable import TennielCore

/// The command, with real files and pipes for its input and output.
@MainActor
@Suite struct SolveCommandTests {
  private func run(_ words: [String], input: Pipe = Pipe(), output: Pipe = Pipe()) -> Outcome {
    var environment = ProgramEnvironment()
    environment.input = Descriptor(number: input.fileHandleForReading.fileDescriptor)
    environment.output = Descriptor(number: output.fileHandleForWriting.fileDescriptor)
    return Program(name: "tenniel", scenes: [], environment: environment).run(["solve"] + words)
  }

  private func text(_ pipe: Pipe) throws -> String {
    try pipe.fileHandleForWriting.close()
    return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  private func withFile<Result>(_ text: Data, _ body: (String) throws -> Result) throws -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try text.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file.path)
  }

  @Test func `a file is read to its end, whether or not its last line has one`() throws {
    for end in ["\n", "", "\r\n"] {
      let output = Pipe()
      let outcome = try withFile(Data(("{\"op\":\"solve\"}\n{\"op\":\"solve\"}" + end).utf8)) {
        run([$0], output: output)
      }
      #expect(outcome == Outcome())
      #expect(
        try text(output) == """
          {"line":1,"values":{},"violations":{}}
          {"line":2,"values":{},"violations":{}}

          """)
    }
  }

  @Test(arguments: [[], ["-"]])
  func `without a file the standard input is read`(words: [String]) throws {
    let (input, output) = (Pipe(), Pipe())
    input.fileHandleForWriting.write(Data("\n{\"op\":\"solve\"}\nx\n".utf8))
    try input.fileHandleForWriting.close()
    #expect(run(words, input: input, output: output) == Outcome(status: 1))
    #expect(
      try text(output) == """
        {"line":2,"values":{},"violations":{}}
        {"line":3,"error":"not JSON at column 1: 'x' is no value; strings are in double quotes, \
        and words are true, false and null"}

        """)
  }

  @Test func `an empty file has no answers`() throws {
    let output = Pipe()
    #expect(try withFile(Data()) { run([$0], output: output) } == Outcome())
    #expect(try text(output) == "")
  }

  @Test func `lines are longer than what is read, or taken, at once`() async throws {
    let name = String(repeating: "long ", count: 50_000)
    let file = Data((#"{"op":"edit","values":{"\#(name)":1}}"# + "\n" + #"{"op":"solve"}"#).utf8)
    #expect(file.count > 3 << 16)
    let output = Pipe()
    let answer = Task.detached { [reading = output.fileHandleForReading] in
      try reading.readToEnd() ?? Data()
    }
    #expect(try withFile(file) { run([$0], output: output) } == Outcome())
    try output.fileHandleForWriting.close()
    #expect(
      String(decoding: try await answer.value, as: UTF8.self)
        == #"{"line":2,"values":{"\#(name)":1},"violations":{}}"# + "\n")
  }

  @Test func `what can't be read is a mistake of the command line`() throws {
    #expect(
      run(["/no/such/file"])
        == Outcome(
          diagnostics: "tenniel: can't read '/no/such/file': No such file or directory\n", status: 2
        ))
    #expect(
      run(["/"]) == Outcome(diagnostics: "tenniel: can't read '/': Is a directory\n", status: 2))
    let input = Pipe()
    var environment = ProgramEnvironment()
    environment.input = Descriptor(number: input.fileHandleForWriting.fileDescriptor)
    #expect(
      Program(name: "tenniel", scenes: [], environment: environment).run(["solve"])
        == Outcome(
          diagnostics: "tenniel: can't read standard input: Bad file descriptor\n", status: 2))
    #expect(
      run(["a", "b"])
        == Outcome(
          diagnostics:
            "tenniel: 'b' is one word too many; a name with blanks needs quotes\n", status: 2))
  }

  @Test func `a reader that goes away ends it quietly, with lines left to read`() throws {
    let (input, output) = (Pipe(), Pipe())
    try output.fileHandleForReading.close()
    input.fileHandleForWriting.write(Data("{\"op\":\"solve\"}\n".utf8))
    #expect(run([], input: input, output: output) == Outcome())
  }

  @Test func `help describes every operation`() {
    let help = run(["--help"]).output
    for form in Operation.forms { #expect(help.contains("\n  \(form.example)\n")) }
    #expect(help.contains("--timings"))
    #expect(help.split(separator: "\n").filter { $0.count > 100 } == [])
  }

  @Test func `timings belong to solve alone`() {
    let program = Program(
      name: "tenniel", scenes: NamedScene.shipped, environment: ProgramEnvironment())
    #expect(
      program.run(["list", "--timings"])
        == Outcome(
          diagnostics: "tenniel: --timings goes with 'solve', not with 'list'\n", status: 2))
  }
}
