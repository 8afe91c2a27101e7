import Findings
import TerminalIO

extension Subcommand {
  static let review = Subcommand(
    name: "review", operands: .scene, usage: "[FILE]",
    summary: "see what differs from goldens, and accept it",
    about: [
      "FILE and the options that name the screens are what they are for 'snapshot'. Each layout that",
      "differs from its golden is shown beside the kept one; what is accepted is kept at once, and can",
      "be taken back.",
    ], appendix: { ReviewKeys.help + [""] },
    status: [
      "Exit status: 0 if nothing is left that differs; 1 otherwise; 2 for a wrong command line, no",
      "terminal, or a document that can't be read; 70 if a process that lays out dies; 130 if it was",
      "interrupted.",
    ], obstacleToInput: "a golden belongs to a file", opensDocuments: false,
    work: { program, arguments, task throws(UsageError) in
      try SnapshotWork(program: program, arguments: arguments).answer(to: task)
    },
    run: { program, arguments throws(UsageError) in
      try ReviewCommand(program: program, arguments: arguments).run()
    })
}

extension ReviewKeys {
  /// The keys for `--help`.
  fileprivate static var help: [String] {
    Context.allCases.flatMap { context in
      [context.rawValue]
        + Program.table(
          standard.rows.filter { $0.context == context }.map { ($0.ascii, $0.help) })
    }
  }
}

/// `review`: shows the layouts that are not as they were kept, and keeps what the user accepts.
@MainActor
struct ReviewCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    guard arguments.isScript || program.environment.isInteractive else {
      throw UsageError("'review' \(Self.needsTerminal)")
    }
    let (comparison, report, compared) = try SnapshotCommand(program: program, arguments: arguments)
      .compare(mode: .never)
    var outcome = compared
    if !report.findings.isEmpty { outcome.diagnostics += report.text }
    outcome.exit = ExitCode.worst(of: [outcome.exit, report.status])
    guard outcome.exit != .interrupted else { return outcome }
    let changes = comparison.reviewed
    guard !changes.isEmpty else {
      let count = comparison.count
      outcome.diagnostics +=
        "\(program.name): nothing to review: "
        + (count == 1 ? "the layout is as it was kept\n" : "all \(count) layouts are as kept\n")
      return outcome
    }
    outcome.add(try review(changes, keeping: comparison.folder))
    return outcome
  }

  /// Shows changes in the terminal; with `--keys`, on a simulated terminal, whose last screen is
  /// the output.
  private func review(
    _ changes: [ReviewedChange], keeping folder: GoldenFolder
  ) throws(UsageError) -> Outcome {
    if arguments.isScript {
      let terminal = arguments.scriptedTerminal(in: program.environment)
      let app = ReviewApp(changes, on: terminal, keeping: folder)
      app.run()
      let depth = arguments.depth(in: program.environment)
      var outcome = self.outcome(of: app.review)
      outcome.output = terminal.screen.map { $0.printed(in: depth) + "\n" } ?? ""
      return outcome
    }
    do throws(StartError) {
      let terminal = try CursesTerminal(arguments.terminalOptions(in: program.environment))
      let app = ReviewApp(changes, on: terminal, keeping: folder)
      app.run()
      return outcome(of: app.review)
    } catch {
      throw UsageError("\(error); 'review' \(Self.needsTerminal)")
    }
  }

  private static let needsTerminal =
    "needs a terminal: 'snapshot' tells what differs without one, and --keys plays keys"

  /// What is told of a review that has ended.
  private func outcome(of review: Review) -> Outcome {
    Outcome(
      diagnostics: "\(program.name): \(review.summary)\n",
      status: (review.left.isEmpty ? ExitCode.good : .found).rawValue)
  }
}

extension SnapshotComparison {
  /// What is not as it was kept, for a review.
  fileprivate var reviewed: [ReviewedChange] {
    let root = folder.path + ".."
    return scenes.flatMap { scene in
      let document = scene.scene.file.map { CheckedProject.path($0, from: root) } ?? ""
      return scene.changes.map { change in
        ReviewedChange(
          document: document, scene: scene.scene.name,
          screen: scene.scene.grid.name(of: change.screen), golden: change.golden,
          kept: change.kept, now: change.now)
      }
    }
  }
}
