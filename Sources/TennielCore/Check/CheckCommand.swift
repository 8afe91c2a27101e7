import Findings
import Stage

extension Subcommand {
  static let check = Subcommand(
    name: "check", operands: .scene, output: .report, usage: "[FILE]",
    summary: "run every check of layouts, at many screens",
    about: [
      "FILE is a document, FILE#SCENE one of its scenes, a FOLDER all documents below it, - the document",
      "on standard input, or the name of a scene of the program; without FILE, all scenes of the program.",
      "What is wrong is told once, with the screens that show it. Without options a scene is checked on",
      "its own device.",
    ],
    status: [
      "Exit status: 0; 1 if there is an error or a warning, or what --fail-on names; 2 for a wrong",
      "command line, or a document that can't be read; 3 if something could not be decided; 70 if a",
      "process that checks a document dies; 130 if it was interrupted.",
    ], opensDocuments: false,
    work: { program, arguments, task throws(UsageError) in
      try program.checkWork(task, arguments)
    }, run: { program, arguments throws(UsageError) in try program.check(arguments) })
}

extension Program {
  /// `check`: the findings of all scenes that the arguments name, as a report.
  @MainActor
  func check(_ arguments: Arguments) throws(UsageError) -> Outcome {
    let project = try CheckedProject(arguments.check)
    let asked = project.requested.union(arguments.failOn)
    let rules = Self.checkedRules.filter { rule in
      !LayoutCheck.all.contains {
        $0.identifier == rule.identifier && !$0.runsByDefault && !asked.contains($0)
      }
    }
    try checkReports(arguments)
    let contracts = try CheckedContracts.shared(arguments.check)
    var report = FindingReport(program: name, version: Self.version, rules: rules)
    let tasks = try CheckTaskList(of: arguments, in: self)
    var outcome = try tasks.answered(into: &report) { text, _ in
      do throws(FileMistake) {
        return .success(try FindingReport(json: Array(text.utf8)))
      } catch {
        return .failure(error)
      }
    }
    report.join(contracts: contracts.map(\.file), of: tasks.countOfShare)
    report.add(contracts.flatMap { CheckedContracts.mistakes(in: $0) })
    outcome.add(try finish(report, for: project, arguments))
    return outcome
  }

  /// The report as the project wants it, in the forms that the arguments name, with its exit
  /// status.
  func finish(
    _ report: FindingReport, for project: CheckedProject, _ arguments: Arguments
  ) throws(UsageError) -> Outcome {
    var report = report
    let notes = try project.finish(&report, arguments)
    var outcome = Outcome(diagnostics: notes.map { "\(name): \($0)\n" }.joined())
    outcome.add(write(report, arguments, text: report.text))
    return outcome
  }

  /// A report in the forms that the arguments name, with its exit status.
  /// - Parameter text: The report for people.
  func write(_ report: FindingReport, _ arguments: Arguments, text: String) -> Outcome {
    let format = arguments.format?.report ?? .text
    var outcome = Outcome(
      output: format == .text ? text : format.text(of: report),
      diagnostics: "\(name): \(report.summary)\n", status: report.status.rawValue)
    for output in arguments.check.outputs {
      let written = output.format == .text ? text : output.format.text(of: report)
      outcome.add(write(written, to: output.path))
    }
    if let page = arguments.check.page { outcome.add(write(report.html, to: page)) }
    return outcome
  }

  /// Refuses reports that can't be written, before any work is done.
  func checkReports(_ arguments: Arguments) throws(UsageError) {
    var taken: Set<String> = []
    for path in arguments.check.outputs.map(\.path) + (arguments.check.page.map { [$0] } ?? []) {
      guard !DocumentReference.isDocument(path) else {
        throw UsageError(
          "a report would take the place of the document \(UsageError.quoted(path))")
      }
      guard taken.insert(path).inserted else {
        throw UsageError("two reports have the same file \(UsageError.quoted(path))")
      }
      do throws(WholeFile.Refusal) {
        if let obstacle = try WholeFile(at: path).obstacleToOverwriting { throw obstacle }
      } catch {
        throw UsageError(
          "the report \(UsageError.quoted(path)) can't be written: \(error.reason)")
      }
    }
  }

  private func write(_ report: String, to path: String) -> Outcome {
    do throws(WholeFile.Refusal) {
      _ = try WholeFile(at: path).write(report, overwrites: true)
      return Outcome()
    } catch {
      return Outcome(
        diagnostics:
          "\(name): the report \(UsageError.quoted(path)) can't be written: \(error.reason)\n",
        status: ExitCode.unusable.rawValue)
    }
  }

  /// The checks of documents, then those of layouts.
  static var checkedRules: [FindingReport.Rule] {
    [.undecided, .document, .missing]
      + LayoutCheck.all.map { FindingReport.Rule($0) }
  }
}

extension Arguments.Format {
  /// The form of the reports of `check`; nil for a form of pictures.
  fileprivate var report: ReportFormat? {
    switch self {
    case .text: .text
    case .json: .json
    case .junit: .junit
    case .sarif: .sarif
    case .github: .github
    case .ansi, .svg, .cast: nil
    }
  }
}
