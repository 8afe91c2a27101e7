@testable import Commands

/// The program as the guides run it.
enum GuideProgram {
  /// What the program prints for the words of a guide's comment. Keys are one word of a command
  /// line, with blanks in it; in a comment each blank is a plus.
  static func output(of words: String) -> String {
    run(words.split(separator: " ").map { String($0).replacing("+", with: " ") }).output
  }
}
