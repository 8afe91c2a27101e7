/// The form of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// A line for each finding, as compilers print theirs, with the quoted text below it.
  case text
  /// One object; see ``FindingReport/json``.
  case json
  /// JUnit's XML, which CI systems show as tests.
  case junit
  /// SARIF 2.1.0, which GitHub and others show beside the code.
  case sarif
  /// Commands of GitHub's workflows, which mark the lines of a change.
  case github

  /// The report in this form, with a newline at its end where it is not empty.
  package func text(of report: FindingReport) -> String {
    switch self {
    case .text: report.text(listsNotes: true)
    case .json: report.json
    case .junit: report.junit
    case .sarif: report.sarif
    case .github: report.github
    }
  }
}
