import Documents
import Findings
import Stage
import Wording

/// The project whose layouts are checked: what it says of checks, and what it has accepted.
struct CheckedProject {
  /// The name of the file in which a project says what it wants of checks.
  static let fileName = ".tenniel.json"

  private(set) var configuration = Configuration()
  /// The path of the configuration as messages name it; nil if there is none.
  private var configurationPath: String?
  /// The path of the baseline; nil if there is none.
  private let baselinePath: String?

  /// Finds and reads what the arguments name, or what stands in the current folder or in a folder
  /// around it, up to the root of a repository.
  init(_ arguments: CheckArguments) throws(UsageError) {
    let path = arguments.configuration ?? Self.found
    configurationPath = path
    if let path {
      let names = Configuration.Names(checks: Self.checks, thresholds: Self.limits)
      configuration = try Self.read(path) { bytes throws(FileMistake) in
        try Configuration(json: bytes, names: names)
      }
    }
    let folder = path.map(Self.folder) ?? ""
    baselinePath = arguments.baseline ?? configuration.baseline.map { folder + $0 }
    guard !arguments.updatesBaseline || baselinePath != nil else {
      throw UsageError(
        "--update-baseline needs a file: --baseline FILE, or \"baseline\" in \(Self.fileName)")
    }
  }

  /// Has a report follow the configuration and the baseline.
  /// - Returns: What the user should be told.
  func finish(
    _ report: inout FindingReport, _ arguments: Arguments
  ) throws(UsageError) -> [String] {
    let root = configurationPath.map(Self.folder) ?? ""
    report.follow(configuration, failing: arguments.failOn) { Self.path($0, from: root) }
    let notes = report.unused(in: configuration) { Self.path($0, from: root) }.map { suppression in
      "\((configurationPath ?? "").printable):\(suppression.position): "
        + "nothing needs this suppression any more"
    }
    guard let baselinePath else { return notes }
    return notes + (try take(baselinePath, for: &report, arguments.check))
  }

  /// Has a report follow the baseline, or the baseline the report.
  private func take(
    _ path: String, for report: inout FindingReport, _ arguments: CheckArguments
  ) throws(UsageError) -> [String] {
    let folder = Self.folder(of: path)
    let place = { Self.path($0, from: folder) }
    // The owner is a document, or a scene of code, of which nobody knows whether it is gone.
    let isThere = { (owner: String) in
      !DocumentReference.isDocument(owner)
        || !FileAccess.isMissing(Self.absolute(folder) + "/" + owner)
    }
    var former: Baseline?
    if !FileAccess.isMissing(path) {
      former = try Self.read(path) { bytes throws(FileMistake) in try Baseline(json: bytes) }
    }
    // What was not checked would leave the baseline, or be told as gone.
    guard report.interruption == nil else { return [] }
    if arguments.updatesBaseline {
      let baseline = report.baseline(after: former, path: place, isThere: isThere)
      do throws(WholeFile.Refusal) {
        _ = try WholeFile(at: path).write(baseline.json, overwrites: true)
      } catch {
        throw UsageError(
          "the baseline \(UsageError.quoted(path)) can't be written: \(error.reason)")
      }
      report.excuse(by: baseline, path: place)
      return [
        "\(path.printable) accepts \(baseline.entries.count) "
          + (baseline.entries.count == 1 ? "finding now" : "findings now")
      ]
    }
    guard let former else {
      throw UsageError(
        "there is no baseline \(UsageError.quoted(path)): --update-baseline writes it")
    }
    report.excuse(by: former, path: place)
    return report.gone(from: former, path: place, isThere: isThere).map { entry in
      "\(path.printable): \(entry.owner.printable): \(entry.fingerprint.printable) is gone; "
        + "--update-baseline takes it out"
    }
  }

  /// The checks that run for the project besides those that always do.
  var requested: Set<LayoutCheck> {
    Set(
      LayoutCheck.all.filter { check in
        !check.runsByDefault && configuration.checks[check.identifier].map { $0 != .off } == true
      })
  }

  /// From which numbers on checks find something in the project.
  var limits: CheckLimits {
    var limits = CheckLimits()
    for entry in CheckLimits.all {
      if let number = configuration.thresholds[entry.name] { limits[keyPath: entry.limit] = number }
    }
    return limits
  }

  private static var limits: [String: ClosedRange<Double>] {
    Dictionary(CheckLimits.all.map { ($0.name, $0.range) }, uniquingKeysWith: { first, _ in first })
  }

  /// The names of all checks that a configuration can name.
  private static var checks: [String] { FindingReport.Rule.checked.map(\.identifier) }

  // MARK: Files

  /// The path of the configuration around the current folder.
  private static var found: String? {
    var prefix = ""
    for folder in foldersAround {
      var isLink = false
      let kind = FileKind(at: folder + "/" + fileName, isLink: &isLink)
      if isLink || kind != .missing { return prefix + fileName }
      guard FileKind(of: folder + "/.git") == .missing else { return nil }
      prefix += "../"
    }
    return nil
  }

  /// The root of the repository that has the current folder; nil if there is none.
  static var repository: String? {
    foldersAround.first { FileKind(of: $0 + "/.git") != .missing }
  }

  /// The current folder and those around it, up to the root of the file system.
  private static var foldersAround: some Sequence<String> {
    sequence(first: FileManager.default.currentDirectoryPath) { folder in
      let outer = String(folder.folderOfPath)
      return folder == "/" ? nil : outer.isEmpty ? "/" : outer
    }
  }

  private static func read<Value>(
    _ path: String, _ make: ([UInt8]) throws(FileMistake) -> Value
  ) throws(UsageError) -> Value {
    let bytes: [UInt8]
    do throws(Descriptor.Failure) {
      bytes = try Descriptor.contents(of: path)
    } catch {
      throw UsageError("\(UsageError.quoted(path)) can't be read: \(error)")
    }
    do throws(FileMistake) {
      return try make(bytes)
    } catch {
      throw UsageError("\(path.printable):\(error.position): \(error.message.printable)")
    }
  }

  /// The folder of a path with a slash at its end; empty for the current one.
  private static func folder(of path: String) -> String {
    let folder = String(path.folderOfPath)
    return folder.isEmpty || folder.hasSuffix("/") ? folder : folder + "/"
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path.isEmpty ? "." : path).standardizedFileURL.path
  }

  /// A path as seen from a folder; as it is for a file elsewhere.
  static func path(_ path: String, inside folder: String) -> String {
    let inner = Self.path(path, from: folder)
    return path == DocumentReference.input || inner.hasPrefix("../") ? path : inner
  }

  /// A path as seen from a folder.
  static func path(_ path: String, from folder: String) -> String {
    let names = absolute(path).split(separator: "/")
    let around = absolute(folder).split(separator: "/")
    let shared = zip(names, around).prefix { $0 == $1 }.count
    return
      (Array(repeating: "..", count: around.count - shared)
      + names.dropFirst(shared).map(String.init))
      .joined(separator: "/")
  }
}
