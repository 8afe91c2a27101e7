import Findings
import Stage

extension Subcommand {
  package static let check = Subcommand(
    name: "check", operands: .scene, output: .report, usage: "[FILE]",
    summary: "run every check of layouts, at many screens",
    about: [
      "FILE is a document, FILE#SCENE one of its scenes, a FOLDER all documents below it, - the document",
      "on standard input, or the name of a scene of the program; without FILE, all scenes of the program.",
      "What is wrong is told once, with the screens that show it. Without options a document is checked on",
      "the screens on which its app ships: the smallest phone, one of today, and an iPad.",
    ],
    status: [
      "Exit status: 0; 1 if there is an error or a warning, or what --fail-on names; 2 for a wrong",
      "command line, or a document or folder that can't be read; 3 if something could not be decided;",
      "70 if a process that checks a document dies; 130 if it was interrupted.",
    ], opensDocuments: false,
    work: { program, arguments, task throws(UsageError) in
      try CheckWork(program: program, arguments: arguments).answer(to: task)
    },
    run: { program, arguments throws(UsageError) in
      try CheckCommand(program: program, arguments: arguments).run()
    })
}

/// `check`: the findings of all scenes that the arguments name, as a report.
@MainActor
struct CheckCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    let project = try CheckedProject(arguments.check)
    let asked = project.requested.union(arguments.failingChecks)
    let rules = FindingReport.Rule.checked.filter { rule in
      !LayoutCheck.all.contains {
        $0.identifier == rule.identifier && !$0.runsByDefault && !asked.contains($0)
      }
    }
    let reports = ReportOutput(program: program, arguments: arguments)
    try reports.refuseUnwritable()
    var report = FindingReport(program: program.name, version: Program.version, rules: rules)
    let tasks = try CheckTaskList(of: arguments, in: program)
    var outcome = try tasks.answered(into: &report) { text, _ in
      FindingReport.Part(workerText: text)
    }
    outcome.add(try reports.finish(report, for: project))
    return outcome
  }
}

extension FindingReport.Rule {
  /// The checks that `check` has: those of documents, then those of layouts.
  package static var checked: [FindingReport.Rule] {
    [.undecided, .document, .missing, .headroom]
      + LayoutCheck.all.map { FindingReport.Rule($0) }
  }
}
