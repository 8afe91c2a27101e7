import Documents
import Findings
import Goldens
import Nibs
import Stage
import Wording

extension Option {
  /// The commands that look at layouts at many screens.
  private static let compared: Set<Subcommand> = [.check, .snapshot, .diff]

  /// The options of `check`: each names values of a property of screens, and all their combinations
  /// are checked.
  package static let grid: [Option] = [
    Option(
      "--devices", "LIST", "all, or the names of devices", compared,
      takes: .list(deviceNames, whole: ["all"])
    ) { arguments, text throws(UsageError) in
      arguments.check.screens.devices =
        try isAll(text) ? Device.all : devices(of: words(of: text, for: "--devices"))
    },
    Option(
      "--as-devices", "all devices, or those of --devices, in both orientations and split", compared
    ) { arguments in
      arguments.check.screens.hasSplits = true
      if arguments.check.screens.orientations.isEmpty {
        arguments.check.screens.orientations = [false, true]
      }
    },
    Option(
      "--orientations", "both, portrait or landscape", compared,
      someOf: [("portrait", false), ("landscape", true)], all: "both"
    ) { $0.check.screens.orientations = $1 },
    Option(
      "--text-sizes", "all, or sizes from XS to AX5", compared,
      someOf: ScreenChoice.textSize.words.map { ($0, $0) }
    ) { $0.check.screens.textSizes = $1 },
    Option(
      "--languages", "LIST", "all that a document has texts for, or some as de,fr",
      [.check, .snapshot], takes: .list(DocumentLanguage.pseudoNames, whole: ["all"])
    ) {
      arguments, text throws(UsageError) in
      if isAll(text) {
        arguments.check.screens.hasAllLanguages = true
        return
      }
      arguments.check.screens.languages = try words(of: text, for: "--languages")
      for name in arguments.check.screens.languages where !DocumentLanguages.isKnown(name) {
        throw .unknown(
          "language", name, among: DocumentLanguage.pseudoNames, listedBy: "'list FILE --json'")
      }
    },
    Option(
      "--directions", "both, ltr or rtl", compared,
      someOf: ScreenChoice.direction.words.map { ($0, $0) }, all: "both"
    ) { $0.check.screens.directions = $1 },
    Option(
      "--classes", "WHICH", "all: force each combination of size classes", compared,
      oneOf: [("all", true)]
    ) { $0.check.screens.hasAllClasses = $1 },
    lengths("--every-width", .horizontal, "all whole widths, from 320 to 1366 if none are named"),
    lengths(
      "--every-height", .vertical, "all whole heights; with --every-width its ends and devices'"),
    Option(
      "--keep-classes", "keep the screen's size classes at all of these widths or heights",
      [.check, .breakpoints, .diff]
    ) { $0.check.screens.keepsClasses = true },
  ]

  /// Creates an option that takes some of a few named values, or a word for all of them.
  private init<Value: Equatable & Sendable>(
    _ name: String, _ help: String, _ commands: Set<Subcommand>,
    someOf table: [(name: String, value: Value)], all: String = "all",
    store: @escaping @Sendable (inout Arguments, [Value]) -> Void
  ) {
    self.init(name, "LIST", help, commands, takes: .list(table.map(\.name), whole: [all])) {
      arguments, text throws(UsageError) in
      store(&arguments, try Self.values(text, of: table, all: all, for: name))
    }
  }

  private static func lengths(
    _ name: String, _ axis: NSLayoutConstraint.Axis, _ help: String
  ) -> Option {
    let range: WritableKeyPath<ScreenLists, ClosedRange<Int>?> & Sendable =
      axis == .horizontal ? \.widths : \.heights
    return Option(name, "[RANGE]", help, [.check, .breakpoints, .diff]) {
      arguments, text throws(UsageError) in
      guard !text.isEmpty else {
        arguments.check.screens[keyPath: range] = ScreenLengths.usual
        return
      }
      guard let lengths = ScreenLengths(text, along: axis) else {
        throw UsageError(
          "\(name) takes a range of whole points from \(SimulatedScreen.sidesInWords), such as "
            + "320...1366, not " + UsageError.quoted(text))
      }
      arguments.check.screens[keyPath: range] = lengths.range
    }
  }

  private static let reportFormats = ReportFormat.allCases.map { (name: $0.rawValue, value: $0) }

  /// The options for the reports of `check`.
  package static let reports: [Option] = [
    Option(
      "--output", "FORMAT=FILE", "write a further report to a file, such as sarif=found.sarif",
      [.check, .snapshot], takes: .wordAndFile(reportFormats.map(\.name))
    ) { arguments, text throws(UsageError) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[1].isEmpty else {
        throw UsageError(
          "--output takes a format and a file, such as sarif=found.sarif, not "
            + UsageError.quoted(text))
      }
      let format = try choice(String(parts[0]), of: reportFormats, for: "--output")
      arguments.check.outputs.append((format, String(parts[1])))
    },
    Option(
      "--baseline", "FILE", "fail only for what this file does not have already", [.check],
      takes: .file
    ) { arguments, text in arguments.check.baseline = text },
    Option(
      "--update-baseline", "have the baseline accept what is found now", [.check]
    ) { $0.check.updatesBaseline = true },
    Option(
      "--config", "FILE", "what a project says of checks; .tenniel.json is found by itself",
      [.check], takes: .file
    ) { arguments, text in arguments.check.configuration = text },
    Option(
      "--jobs", "N", "processes at a time; as many as there are cores otherwise",
      [.check, .snapshot]
    ) {
      arguments, text throws(UsageError) in
      arguments.workers.most = try number(text, in: 1...256, for: "--jobs")
    },
    Option(
      "--patience", "SECONDS", "give a process up that gets nowhere for so long; 60 otherwise",
      [.check, .snapshot]
    ) { arguments, text throws(UsageError) in
      arguments.workers.patience = try number(text, in: 1...86_400, for: "--patience")
    },
  ]

  /// The options of `snapshot`.
  package static let goldens: [Option] = [
    Option(
      "--goldens", "FOLDER", "where goldens are kept; in Goldens otherwise", [.snapshot],
      takes: .folder
    ) { arguments, text in
      arguments.snapshot.folder = text
    },
    Option(
      "--record", "WHICH", "goldens to write: missing, failed, all or never", [.snapshot],
      oneOf: RecordMode.allCases.map { ($0.rawValue, $0) }
    ) { $0.snapshot.mode = $1 },
    Option("--prune", "delete goldens of scenes and screens that are gone", [.snapshot]) {
      $0.snapshot.prunes = true
    },
  ]

  /// The devices that words name, each once.
  private static func devices(of words: [String]) throws(UsageError) -> [Device] {
    try words.map(device).uniqued
  }

  /// The names of all devices, as they are spelled.
  package static let deviceNames = Device.all.flatMap(\.names)

  /// The device that a word names.
  package static func device(_ text: String) throws(UsageError) -> Device {
    if let device = Device.named(text) { return device }
    let near = Device.suggestions(for: text)
    throw UsageError(
      "unknown device \(UsageError.quoted(text)); "
        + (near.isEmpty ? "'list' names them" : "nearest: " + near.joined(separator: ", ")))
  }

  private static func isAll(_ text: String) -> Bool { text.lowercased() == "all" }

  /// The words of a list, each once.
  private static func words(of text: String, for option: String) throws(UsageError) -> [String] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    return try parts.map { part throws(UsageError) in
      let word = part.trimmingCharacters(in: .whitespaces)
      guard !word.isEmpty else {
        throw UsageError(
          "\(option) takes words with commas between them, not \(UsageError.quoted(text))")
      }
      return word
    }.uniqued
  }

  /// The values that a list names, in the order of the table, or all of them.
  private static func values<Value: Equatable>(
    _ text: String, of table: [(name: String, value: Value)], all: String, for option: String
  ) throws(UsageError) -> [Value] {
    if isAll(text) || text.lowercased() == all { return table.map(\.value) }
    var found: [Value] = []
    for word in try words(of: text, for: option) {
      found.append(try choice(word, of: table, for: option))
    }
    return table.map(\.value).filter(found.contains)
  }
}
