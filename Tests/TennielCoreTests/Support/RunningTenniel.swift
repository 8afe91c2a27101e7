@testable import Commands
@testable import Documents
@testable import TennielCore

/// Runs a command line of Tenniel itself in a UTF-8 locale.
@MainActor
func run(_ words: String...) -> Outcome { run(words) }

@MainActor
func run(_ words: [String]) -> Outcome {
  Program(
    name: "tenniel", scenes: NamedScene.shipped,
    environment: ProgramEnvironment(variables: ["LANG": "C.UTF-8"])
  ).run(words)
}
