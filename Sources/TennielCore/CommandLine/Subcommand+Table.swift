import Commands

extension Subcommand {
  /// All commands, in the order of the help.
  static let all: [Subcommand] = [
    play, render, check, explain, snapshot, diff, breakpoints, why, list, new, learn, completion,
    man,
  ]

  /// The command of a word; nil for another word.
  static func named(_ word: String) -> Subcommand? {
    all.first { $0.name == word && !$0.isImplied }
  }
}
