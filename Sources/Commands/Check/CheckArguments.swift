import Findings

/// What the options of `check` say: the screens, and the reports.
struct CheckArguments: Sendable {
  /// The screens besides those of all commands.
  var screens = ScreenLists()
  /// The path of the baseline; nil for that of the configuration, or none.
  var baseline: String?
  var updatesBaseline = false
  /// The path of the configuration; nil for the one around the current folder.
  var configuration: String?
  /// Further reports, and the files that they are written to.
  var outputs: [(format: ReportFormat, path: String)] = []
}
