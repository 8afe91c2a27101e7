@testable import Commands
@testable import Documents
@testable import TennielCore

extension Program {
  /// Tenniel with its own scenes or with others, in an environment of these variables alone.
  static func tenniel(
    _ scenes: [NamedScene] = NamedScene.shipped, variables: [String: String] = [:]
  ) -> Program {
    Program(name: "tenniel", scenes: scenes, environment: ProgramEnvironment(variables: variables))
  }
}

extension Arguments {
  /// What is wrong with a command line without quotes; nil if nothing is.
  static func mistake(in line: String) -> String? {
    do throws(UsageError) {
      _ = try Arguments(parsing: line.split(separator: " ").map(String.init))
      return nil
    } catch {
      return error.message
    }
  }
}

extension Outcome {
  /// What a refused command line comes to.
  static func refusal(_ sentence: String) -> Outcome {
    Outcome(diagnostics: "tenniel: \(sentence)\n", status: 2)
  }
}

/// Runs a command line of Tenniel itself in a UTF-8 locale.
func run(_ words: String...) -> Outcome { run(words) }

func run(_ words: [String]) -> Outcome {
  Program.tenniel(variables: ["LANG": "C.UTF-8"]).run(words)
}
