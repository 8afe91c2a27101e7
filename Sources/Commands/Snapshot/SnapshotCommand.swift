import Findings
import Goldens
import Wording

extension Subcommand {
  package static let snapshot = Subcommand(
    name: "snapshot", operands: .scene, output: .report, usage: "[FILE]",
    summary: "hold layouts against goldens, kept as text",
    about: [
      "FILE is what it is for 'check', and the same options name the screens. Each scene at each screen",
      "has a file below the folder Goldens. What is not there yet is kept, and fails this time; what",
      "differs fails, with the kept picture beside the new one.",
    ],
    status: [
      "Exit status: 0; 1 if a golden differs, or was missing; 2 for a wrong command line, or a document",
      "that can't be read; 70 if a process that lays out dies; 130 if it was interrupted.",
    ], obstacleToInput: "a golden belongs to a file", opensDocuments: false,
    work: { program, arguments, task throws(UsageError) in
      try SnapshotWork(program: program, arguments: arguments).answer(to: task)
    },
    run: { program, arguments throws(UsageError) in
      try SnapshotCommand(program: program, arguments: arguments).run()
    })
}

extension FindingReport.Rule {
  static let golden = FindingReport.Rule(
    "golden", .error, "a layout that is not as it was kept",
    help: help(
      finds: """
        A layout whose picture or frames are not those of its golden, which an earlier run has kept
        in the folder Goldens; or a layout without a golden.
        """,
      example: "a constant was changed from 16 to 20, and three labels have moved",
      mending: """
        If the change is meant, 'snapshot --record failed' keeps it, and 'git diff' shows it once
        more. Otherwise 'diff --git HEAD FILE' tells what was changed in the document.
        """))
}

/// `snapshot`: compares the layouts that the arguments name with their goldens.
@MainActor
struct SnapshotCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    let mode = try recordMode
    let reports = ReportOutput(program: program, arguments: arguments)
    try reports.refuseUnwritable()
    let folder = GoldenFolder(arguments.snapshot.folder ?? "Goldens")
    var comparison = SnapshotComparison(in: folder, mode: mode)
    var report = FindingReport(
      program: program.name, version: Program.version, rules: [.undecided, .document, .golden])
    var outcome = try compare(into: &comparison, &report)
    for finding in report.findings where finding.status != .good {
      if let file = finding.place?.file { folder.spare(folder.name(ofDocument: file)) }
    }
    // What could not be laid out comes first.
    let text = report.listing() + comparison.text
    report.add(comparison.findings)
    let isWhole = outcome.exit != .interrupted
    outcome.diagnostics += comparison.notes.map { "\(program.name): \($0)\n" }.joined()
    if isWhole { outcome.add(tell(folder.orphans, in: folder)) }
    outcome.add(reports.write(report, text: text))
    return outcome
  }

  /// Compares the layouts that the arguments name with their goldens.
  /// - Parameter report: Gets what could not be laid out.
  /// - Returns: What came of the workers.
  private func compare(
    into comparison: inout SnapshotComparison, _ report: inout FindingReport
  ) throws(UsageError) -> Outcome {
    var answers: [(answer: SnapshotAnswer, subject: CheckTask.Subject)] = []
    let tasks = try CheckTaskList(of: arguments, in: program)
    let outcome = try tasks.answered(into: &report) { text, subject in
      guard let answer = SnapshotAnswer(workerText: text) else { return nil }
      answers.append((answer, subject))
      return answer.part
    }
    for (answer, subject) in answers { try comparison.take(answer, of: subject) }
    return outcome
  }

  /// Tells of the goldens that belong to nothing, and deletes them if the user wants that.
  private func tell(
    _ orphans: [String], in folder: GoldenFolder
  ) -> Outcome {
    var outcome = Outcome()
    for orphan in orphans {
      var note = "\(orphan.printable) belongs to nothing any more: --prune deletes it"
      if arguments.snapshot.prunes {
        do throws(UsageError) {
          try folder.delete(orphan)
          note = "\(orphan.printable) belonged to nothing any more, and is deleted"
        } catch {
          note = error.message
          outcome.exit = .unusable
        }
      }
      outcome.diagnostics += "\(program.name): \(note)\n"
    }
    return outcome
  }

  /// Which goldens are written: by the option, or else by the environment.
  private var recordMode: RecordMode {
    get throws(UsageError) {
      if let mode = arguments.snapshot.mode { return mode }
      let word = program.environment.variables["TENNIEL_UPDATE_GOLDENS"]
      guard let mode = RecordMode(word, isCI: RecordMode.isCI(program.environment.variables)) else {
        throw UsageError(
          "TENNIEL_UPDATE_GOLDENS is \(UsageError.quoted(word ?? "")), and not one of "
            + RecordMode.allCases.map(\.rawValue).joined(separator: ", "))
      }
      return mode
    }
  }
}
