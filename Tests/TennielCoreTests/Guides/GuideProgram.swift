@testable import Commands
@testable import Documents
@testable import TennielCore

/// The program as the guides run it: with its own scenes, and with all characters.
@MainActor enum GuideProgram {
  private static let program = Program(
    name: "tenniel", scenes: NamedScene.shipped,
    environment: ProgramEnvironment(variables: ["LANG": "C.UTF-8"]))

  /// What the program prints for the words of a guide's comment. Keys are one word of a command
  /// line, with blanks in it; in a comment each blank is a plus.
  static func output(of words: String) -> String {
    run(words.split(separator: " ").map { String($0).replacing("+", with: " ") }).output
  }

  static func run(_ words: [String]) -> Outcome { program.run(words) }
}
