import Foundation
import SeededRandom
import Synchronization
import Testing

@testable import solver_stream

/// The program, with real files and pipes for its input and output.
@Suite struct SolverStreamTests {
  private func stream(_ words: [String], _ input: Pipe, _ output: Pipe) throws -> SolverStream {
    var stream = try #require(SolverStream(words))
    stream.input = input.fileHandleForReading.fileDescriptor
    stream.output = output.fileHandleForWriting.fileDescriptor
    return stream
  }

  private func run(
    _ words: [String], input: Pipe = Pipe(), output: Pipe = Pipe()
  ) throws -> SolverStream.Outcome {
    try stream(words, input, output).run()
  }

  /// Begins to run beside the test, on a thread of its own, and closes the output at the end.
  private func begin(_ words: [String], input: Pipe, output: Pipe) throws -> Ending {
    let (stream, ending) = (try stream(words, input, output), Ending())
    let writing = output.fileHandleForWriting
    Thread.detachNewThread {
      let outcome = stream.run()
      ending.outcome.withLock { $0 = outcome }
      try? writing.close()
    }
    return ending
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
        try run([$0], output: output)
      }
      #expect(outcome == SolverStream.Outcome())
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
    #expect(try run(words, input: input, output: output) == SolverStream.Outcome(status: 1))
    #expect(
      try text(output) == """
        {"line":2,"values":{},"violations":{}}
        {"line":3,"error":"not JSON at column 1: 'x' is no value; strings are in double quotes, \
        and words are true, false and null"}

        """)
  }

  @Test func `an empty file has no answers`() throws {
    let output = Pipe()
    #expect(try withFile(Data()) { try run([$0], output: output) } == SolverStream.Outcome())
    #expect(try text(output) == "")
  }

  @Test func `lines are longer than what is read, or taken, at once`() throws {
    let name = String(repeating: "long ", count: 50_000)
    let file = Data((#"{"op":"edit","values":{"\#(name)":1}}"# + "\n" + #"{"op":"solve"}"#).utf8)
    #expect(file.count > 3 << 16)
    let output = Pipe()
    try withFile(file) {
      let ending = try begin([$0], input: Pipe(), output: output)
      let answer = try output.fileHandleForReading.readToEnd() ?? Data()
      #expect(
        String(decoding: answer, as: UTF8.self)
          == #"{"line":2,"values":{"\#(name)":1},"violations":{}}"# + "\n")
      #expect(ending.outcome.withLock { $0 } == SolverStream.Outcome())
    }
  }

  @Test func `what can't be read is told, with status 2`() throws {
    #expect(
      try run(["/no/such/file"])
        == SolverStream.Outcome(
          status: 2, message: "can't read '/no/such/file': No such file or directory"))
    #expect(
      try run(["/"]) == SolverStream.Outcome(status: 2, message: "can't read '/': Is a directory"))
    var stream = try #require(SolverStream([]))
    stream.input = -1
    #expect(
      stream.run()
        == SolverStream.Outcome(
          status: 2, message: "can't read standard input: Bad file descriptor"))
  }

  @Test func `two files and unknown options make no sense`() {
    for words in [["a", "b"], ["--time"], ["-x", "a"]] {
      #expect(SolverStream(words) == nil, "\(words)")
    }
  }

  @Test func `each line is answered before the next one is there`() throws {
    let (input, output) = (Pipe(), Pipe())
    let ending = try begin([], input: input, output: output)
    let answers =
      [
        #"{"op":"solve"}"#: #"{"line":1,"values":{},"violations":{}}"#,
        "{\"op\":\"edit\",\"values\":{\"W\":320}}\n\n{\"op\":\"solve\"}":
          #"{"line":4,"values":{"W":320},"violations":{}}"#,
        #"{"op":"remove","id":"c"}"#:
          #"{"line":5,"error":"unknown id \"c\"; \"add\" makes constraints"}"#,
      ] as KeyValuePairs
    for (line, answer) in answers {
      input.fileHandleForWriting.write(Data((line + "\n").utf8))
      let got = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
      #expect(got == answer + "\n")
    }
    try input.fileHandleForWriting.close()
    #expect(try output.fileHandleForReading.readToEnd() ?? Data() == Data())
    #expect(ending.outcome.withLock { $0 } == SolverStream.Outcome(status: 1))
  }

  @Test func `bytes that are no operations are errors, each of its line`() throws {
    var random = SplitMix(seed: 1)
    let bytes = Data((0..<50_000).map { _ in UInt8.random(in: .min ... .max, using: &random) })
    let output = Pipe()
    try withFile(bytes) {
      let ending = try begin([$0], input: Pipe(), output: output)
      let answers = try output.fileHandleForReading.readToEnd() ?? Data()
      let lines = String(decoding: answers, as: UTF8.self).split(separator: "\n")
      #expect(lines.count > 100)
      #expect(lines.allSatisfy { $0.hasPrefix(#"{"line":"#) && $0.contains(#","error":""#) })
      #expect(ending.outcome.withLock { $0 } == SolverStream.Outcome(status: 1))
    }
  }

  @Test func `a reader that goes away ends it quietly, with lines left to read`() throws {
    let (input, output) = (Pipe(), Pipe())
    try output.fileHandleForReading.close()
    input.fileHandleForWriting.write(Data("{\"op\":\"solve\"}\n".utf8))
    #expect(try run([], input: input, output: output) == SolverStream.Outcome())
  }

  @Test func `help describes every operation`() {
    let help = Operation.help
    for form in Operation.forms { #expect(help.contains("\n  \(form.example)\n")) }
    #expect(help.contains("--timings"))
    #expect(help.split(separator: "\n").filter { $0.count > 100 } == [])
  }
}

/// What came of a run on another thread; nil as long as it goes on.
private final class Ending: Sendable {
  let outcome = Mutex<SolverStream.Outcome?>(nil)
}
