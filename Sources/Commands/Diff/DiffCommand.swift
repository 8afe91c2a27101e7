import Documents
import InterfaceBuilder
import Wording

extension Subcommand {
  package static let diff = Subcommand(
    name: "diff", operands: .versions, output: .records, usage: "OLD NEW",
    summary: "tell what differs in a document, and what moves",
    about: [
      "OLD and NEW are documents, or /dev/null; `diff --git REV FILE` compares a document with what it",
      "was in a revision of its git repository. Views, constraints and values are the same by the ids",
      "of their elements; how they are written is no difference. What moves is told for the screen of",
      "the document, or for all combinations of --devices and the like. With --every-width it is told in",
      "formulas: `ok: width W - 32 -> 343; width 376 and up`.", "",
      "`git diff` shows storyboards and xibs in these words with a line in .gitattributes for each",
      "ending, and one of git's configuration:",
      "  *.storyboard diff=tenniel",
      "  *.xib diff=tenniel",
      "  git config diff.tenniel.command \"tenniel diff --git-driver\"",
    ],
    status: [
      "Exit status: 0 without differences; 1 with differences; 2 for a wrong command line, or a",
      "document that can't be read. With --git-driver it is always 0, since git stops otherwise.",
    ],
    run: { program, arguments throws(UsageError) in
      try DiffCommand(program: program, arguments: arguments).run()
    })
}

/// `diff`: what differs between two files, or between a file and a revision of it.
@MainActor
struct DiffCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    try Program.notingExceptions(compare)
  }

  private func compare() throws(UsageError) -> Outcome {
    if arguments.diff.isDriver { return drive() }
    let words = arguments.diff.words
    guard let revision = arguments.diff.revision else {
      return try diff(try version(orNothing: words[0]), try version(orNothing: words[1]))
    }
    let file = words[0]
    let present = try DocumentVersion(file: file)
    let repository = try GitRepository(
      around: file, searchPath: program.environment.variables["PATH"] ?? "/usr/bin:/bin")
    let commit = try repository.commit(revision)
    guard let former = repository.formerPath(in: commit) else {
      throw UsageError(
        "\(UsageError.quoted(file)) is not in \(UsageError.quoted(revision)), under this name or "
          + "another that git finds")
    }
    let old = try DocumentVersion(
      try repository.bytes(of: former, in: commit), name: "\(revision):\(former)", at: file)
    return try diff(old, present)
  }

  /// Reads a file, or standard input; nil for `/dev/null`.
  private func version(orNothing file: String) throws(UsageError) -> DocumentVersion? {
    guard file == DocumentReference.input else { return try DocumentVersion(orNothing: file) }
    return try DocumentVersion(program.inputBytes(), name: file, at: file)
  }

  /// The outcome of a comparison; nil for a version that is not there.
  private func diff(
    _ old: DocumentVersion?, _ new: DocumentVersion?
  ) throws(UsageError) -> Outcome {
    guard let one = new ?? old else { return Outcome() }
    let missing = try one.emptied()
    let (before, after) = (old ?? missing, new ?? missing)
    guard before.document.kind == after.document.kind else {
      throw UsageError(
        "\(UsageError.quoted(before.name)) is a \(before.document.kind), and "
          + "\(UsageError.quoted(after.name)) is a \(after.document.kind): 'diff' compares two of a kind"
      )
    }
    let comparison = try DocumentComparison(before, after, in: program, arguments)
    let report = DiffReport(
      names: (old?.name ?? "/dev/null", new?.name ?? "/dev/null"), comparison: comparison)
    return Outcome(
      output: arguments.format == .json ? report.json : report.text,
      status: comparison.isEmpty ? 0 : 1)
  }

  /// What git shows in the place of its own difference. It reads the output alone, and stops at any
  /// other status than 0.
  private func drive() -> Outcome {
    let call = GitDriverCall(arguments.diff.words)
    var outcome = Outcome()
    do throws(UsageError) {
      guard let files = call.files else {
        return Outcome(output: "\(call.heading.printable): unmerged\n")
      }
      outcome = try diff(
        try DocumentVersion(orNothing: files.old, name: call.oldPath, at: call.path),
        try DocumentVersion(orNothing: files.new, name: call.path, at: call.path))
    } catch {
      outcome.output = error.messages.map { "\(program.name): \($0)\n" }.joined()
    }
    if arguments.format != .json {
      outcome.output =
        call.heading.printable
        + (outcome.output.isEmpty
          ? ": \(call.indifference)\n" : "\n" + outcome.output)
    }
    outcome.status = 0
    return outcome
  }
}

extension DocumentVersion {
  /// Reads a file; nil for `/dev/null`, which stands for a file that is not there.
  fileprivate init?(
    orNothing file: String, name: String? = nil, at path: String? = nil
  ) throws(UsageError) {
    if file == "/dev/null" { return nil }
    try self.init(file: file, name: name, at: path)
  }
}
