/// What the options and words of `diff` say.
struct DiffArguments: Sendable {
  /// The revision that a file is compared with; nil for two files.
  var revision: String?
  /// Whether git calls the command as its driver.
  var isDriver = false
  /// The words after the command.
  var words: [String] = []
}

extension Arguments {
  /// Takes all words of `diff`, which may name files that are not there any more.
  package mutating func takeVersions(from words: inout [String]) throws(UsageError) {
    guard command.operands == .versions, !wantsHelp, !wantsVersion else { return }
    let count = words.count
    let fits: Bool
    let wanted: String
    switch (diff.isDriver, diff.revision) {
    case (true, nil): (fits, wanted) = ([1, 7, 9].contains(count), "the 7 words of git's drivers")
    case (true, _): throw UsageError("--git and --git-driver don't go together")
    case (false, nil): (fits, wanted) = (count == 2, "two documents: diff OLD NEW")
    case (false, _): (fits, wanted) = (count == 1, "one document with --git: diff --git REV FILE")
    }
    guard fits else {
      throw UsageError(
        "'diff' takes \(wanted), and here \(count == 1 ? "is 1 word" : "are \(count) words")")
    }
    diff.words = words
    words = []
  }
}

extension Option {
  /// The options of `diff`.
  package static let versions: [Option] = [
    Option(
      "--git", "REV", "compare FILE with what it was in this revision; renames are followed",
      [.diff]
    ) { arguments, text throws(UsageError) in
      guard !text.isEmpty, !text.hasPrefix("-") else {
        throw UsageError(
          "--git takes a revision, such as HEAD or main, not \(UsageError.quoted(text))")
      }
      arguments.diff.revision = text
    },
    Option("--git-driver", "take what `git diff` gives its driver", [.diff]) {
      $0.diff.isDriver = true
    },
  ]
}
