import Foundation

// Answers operations on the solver, a JSON object a line: README.md beside this file has the form.
// Programs in any language measure by it whether the solver is right.
// usage: solver-stream [--timings] [FILE]

let words = Array(CommandLine.arguments.dropFirst())
if words.contains("--help") || words.contains("-h") {
  print(Operation.help, terminator: "")
  exit(0)
}
guard let stream = SolverStream(words) else {
  FileHandle.standardError.write(Data((SolverStream.usage + "\n").utf8))
  exit(2)
}
let outcome = stream.run()
if !outcome.message.isEmpty {
  FileHandle.standardError.write(Data("solver-stream: \(outcome.message)\n".utf8))
}
exit(outcome.status)
