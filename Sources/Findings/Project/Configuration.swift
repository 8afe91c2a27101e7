import JSON
import Wording

/// What a project says of its checks, in a file `.tenniel.json` in its folder.
///
/// ```json
/// {
///   "checks": {"touch-target": "off", "overlap": "error", "near-miss": "on"},
///   "thresholds": {"touch-target": 40},
///   "suppressions": [
///     {"check": "truncated-text", "path": "Legacy/**/*.xib", "element": "qXe-3c-Rq5",
///      "reason": "it is replaced in spring"}
///   ],
///   "baseline": "baseline.json"
/// }
/// ```
package struct Configuration: Equatable, Sendable {
  /// What is said of a check.
  package enum Choice: String, CaseIterable, Sendable {
    case off
    /// With its own severity.
    case on
    case error, warning, review
    /// Files of former versions call it `hint`.
    case note

    /// The severity that its findings get; nil for their own.
    package var severity: Finding.Severity? {
      Finding.Severity.allCases.first { $0.word == rawValue }
    }
  }

  /// The names that a file can use.
  package struct Names: Sendable {
    package let checks: [String]
    /// The names of thresholds, with what is the least and the most.
    package let thresholds: [String: ClosedRange<Double>]

    package init(checks: [String], thresholds: [String: ClosedRange<Double>]) {
      self.checks = checks
      self.thresholds = thresholds
    }
  }

  /// What is said of checks, by their identifiers.
  package var checks: [String: Choice] = [:]
  /// The thresholds, by their names, in points.
  package var thresholds: [String: Double] = [:]
  package var suppressions: [Suppression] = []
  /// The path of the baseline, as seen from the file's folder; nil for none.
  package var baseline: String?

  package init() {}

  /// Reads a file.
  package init(json bytes: [UInt8], names: Names) throws(FileMistake) {
    let document = try FileMistake.reading(bytes) { root throws(JSONNode.Misfit) in
      try Self(root, names)
    }
    self = document
    let lines = TextLines(bytes)
    for index in suppressions.indices {
      suppressions[index].position = lines.position(at: suppressions[index].offset)
    }
  }

  private init(_ root: JSONNode, _ names: Names) throws(JSONNode.Misfit) {
    guard case .object = root.value else {
      throw root.misfit("the file has one object: { … }")
    }
    for member in root.members {
      switch member.key {
      case "checks": try takeChecks(member.node, names)
      case "thresholds": try takeThresholds(member.node, names)
      case "suppressions":
        suppressions = try root.list(member.key) { node throws(JSONNode.Misfit) in
          try Suppression(node, checks: names.checks)
        }
      case "baseline": baseline = try root.string(member.key)
      case "$schema": break
      default: throw member.unknown("key", among: Self.keys)
      }
    }
  }

  private static let keys = ["checks", "thresholds", "suppressions", "baseline"]

  private mutating func takeChecks(_ node: JSONNode, _ names: Names) throws(JSONNode.Misfit) {
    guard case .object = node.value else {
      throw node.misfit("\"checks\" has the names of checks: {\"overlap\": \"on\"}")
    }
    for member in node.members {
      guard names.checks.contains(member.key) else {
        throw member.unknown("check", among: names.checks)
      }
      let word = member.node.string.map { $0 == "hint" ? "note" : $0 }
      guard let choice = word.flatMap(Choice.init) else {
        throw member.node.misfit(
          "a check is one of "
            + Choice.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))
      }
      checks[member.key] = choice
    }
  }

  private mutating func takeThresholds(_ node: JSONNode, _ names: Names) throws(JSONNode.Misfit) {
    guard case .object = node.value else {
      throw node.misfit("\"thresholds\" has names with numbers: {\"near-miss\": 1}")
    }
    for member in node.members {
      guard let range = names.thresholds[member.key] else {
        throw member.unknown("threshold", among: names.thresholds.keys.sorted())
      }
      guard let number = member.node.number, range.contains(number) else {
        throw member.node.misfit(
          "a number from \(range.lowerBound.exactDecimal) to \(range.upperBound.exactDecimal) was "
            + "expected")
      }
      thresholds[member.key] = number
    }
  }
}

extension JSONNode.Member {
  /// The key is none of those that there are.
  func unknown(_ what: String, among known: [String]) -> JSONNode.Misfit {
    let near = Nearest.suggestions(for: key, among: known)
    return JSONNode.Misfit(
      offset: keyOffset,
      message: "unknown \(what) \"\(key)\"; "
        + (near.isEmpty
          ? "known: " + known.joined(separator: ", ") : "nearest: " + near.joined(separator: ", ")))
  }
}

extension FindingReport {
  /// Has the findings and the rules follow what a project says of its checks.
  /// - Parameters:
  ///   - wanted: What the command line names as what it fails for: checks, `any` for all errors and
  ///     warnings, and `review`, without which nothing fails that needs one; none for `any`.
  ///   - path: The path of a document as seen from the folder of the configuration.
  package mutating func follow(
    _ configuration: Configuration, failing wanted: Set<String>, path: (String) -> String
  ) {
    let choices = configuration.checks
    findings.removeAll {
      choices[$0.check] == .off && $0.canBeExcused && !wanted.contains($0.check)
    }
    for index in findings.indices where findings[index].canBeExcused {
      if let severity = choices[findings[index].check]?.severity {
        findings[index].severity = severity
      }
      let (severity, check) = (findings[index].severity, findings[index].check)
      let isWanted =
        severity == .review
        ? wanted.contains("review")
        : wanted.contains(check)
          || severity.isProblem && (wanted.isEmpty || wanted.contains("any"))
      findings[index].status = isWanted ? .found : .good
      let place = findings[index].place.map { path($0.file) }
      let suppression = configuration.suppressions.first { $0.covers(findings[index], at: place) }
      if let suppression { findings[index].excuse = .suppressed(suppression.reason) }
    }
    // What was lost is told whatever is off.
    let kept = wanted.union(findings.lazy.map(\.check))
    rules = rules.filter {
      choices[$0.identifier] != .off || kept.contains($0.identifier)
    }.map { rule in
      choices[rule.identifier]?.severity.map(rule.with) ?? rule
    }
  }

  /// The suppressions that no finding needs, of those whose documents were checked.
  package func unused(
    in configuration: Configuration, path: (String) -> String
  ) -> [Suppression] {
    var paths: [String: String] = [:]
    for file in scenes.compactMap(\.file) + findings.compactMap(\.place?.file)
    where paths[file] == nil { paths[file] = path(file) }
    return configuration.suppressions.filter { suppression in
      paths.values.contains { suppression.path?.matches($0) ?? true }
        && !findings.contains { finding in
          suppression.covers(finding, at: finding.place.flatMap { paths[$0.file] })
        }
    }
  }
}
