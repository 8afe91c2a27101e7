import Documents
import Findings

/// Where the report of a command goes: to standard output, and to the files that the arguments
/// name.
struct ReportOutput {
  let program: Program
  let arguments: Arguments

  /// The report as the project wants it, in the forms that the arguments name, with its exit
  /// status.
  func finish(
    _ report: FindingReport, for project: CheckedProject
  ) throws(UsageError) -> Outcome {
    var report = report
    let notes = try project.finish(&report, arguments)
    var outcome = Outcome(diagnostics: notes.map { "\(program.name): \($0)\n" }.joined())
    // The baseline and suppressions are about each thing that is missing.
    if !arguments.wantsNotes { report.joinMissing(wantsCode: arguments.wantsCode) }
    report.putProblemsFirst()
    outcome.add(write(report, text: report.text(listsNotes: arguments.wantsNotes)))
    return outcome
  }

  /// A report in the forms that the arguments name, with its exit status.
  /// - Parameter text: The report for people.
  func write(_ report: FindingReport, text: String) -> Outcome {
    let format = (arguments.format?.rawValue).flatMap(ReportFormat.init) ?? .text
    let written = { (format: ReportFormat) in
      switch format {
      case .text: text
      case .json, .junit: format.text(of: report)
      case .sarif, .github: format.text(of: inRepository(report))
      }
    }
    var outcome = Outcome(
      output: written(format),
      diagnostics: "\(program.name): \(report.summary)\n", status: report.status.rawValue)
    for output in arguments.check.outputs {
      outcome.add(write(written(output.format), to: output.path))
    }
    return outcome
  }

  /// A report with the paths that systems know which show findings beside the code: as seen from
  /// the root of the repository. That is the workspace of GitHub, or the folder with `.git` around
  /// the current one.
  private func inRepository(_ report: FindingReport) -> FindingReport {
    let workspace = program.environment.variables["GITHUB_WORKSPACE"] ?? ""
    let root = workspace.isEmpty ? CheckedProject.repository ?? "" : workspace
    var report = report
    report.changeFindings { finding in
      var finding = finding
      if let file = finding.place?.file {
        finding.place?.file = CheckedProject.path(file, inside: root)
      }
      return finding
    }
    return report
  }

  /// Refuses reports that can't be written, before any work is done.
  func refuseUnwritable() throws(UsageError) {
    var taken: Set<String> = []
    for path in arguments.check.outputs.map(\.path) {
      guard !DocumentReference.isDocument(path) else {
        throw UsageError("a report would take the place of the document \(UsageError.quoted(path))")
      }
      guard taken.insert(path).inserted else {
        throw UsageError("two reports have the same file \(UsageError.quoted(path))")
      }
      do throws(WholeFile.Refusal) {
        if let obstacle = try WholeFile(at: path).obstacleToOverwriting { throw obstacle }
      } catch {
        throw UsageError("the report \(UsageError.quoted(path)) can't be written: \(error.reason)")
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
          "\(program.name): the report \(UsageError.quoted(path)) can't be written: \(error.reason)\n",
        status: ExitCode.unusable.rawValue)
    }
  }
}
