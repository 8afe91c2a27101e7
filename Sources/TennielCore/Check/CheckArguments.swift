import Findings
import Stage

/// What the options of `check` say: the screens besides those of all commands, and the reports.
struct CheckArguments: Sendable {
  /// The devices; none for the device of each scene.
  var devices: [Device] = []
  /// Whether the device is in landscape, for each orientation; none for the scene's own.
  var orientations: [Bool] = []
  /// Whether every combination of size classes is forced, and not the device's own taken.
  var hasAllClasses = false
  /// The names of languages; none for the document's own texts.
  var languages: [String] = []
  /// Whether all languages are taken that have texts for a document.
  var hasAllLanguages = false
  /// The values of ``ScreenChoice/direction``; none for that of the language.
  var directions: [String] = []
  /// The values of ``ScreenChoice/textSize``; none for the usual one.
  var textSizes: [String] = []
  /// The share of the work that is done, of so many, counted from 1; nil for all of it.
  var shard: (number: Int, count: Int)?
  /// The path of the baseline; nil for that of the configuration, or none.
  var baseline: String?
  var updatesBaseline = false
  /// The path of the configuration; nil for the one around the current folder.
  var configuration: String?
  /// The path of the page for a browser; nil for none.
  var page: String?
  /// Further reports, and the files that they are written to.
  var outputs: [(format: ReportFormat, path: String)] = []
}
