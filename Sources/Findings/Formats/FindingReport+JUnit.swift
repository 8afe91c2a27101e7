import Wording

extension FindingReport {
  /// JUnit's XML: a suite for each scene, and in it a case for each check. A finding that fails the
  /// command fails its case, and what could not be checked is an error of it; others are printed by
  /// it. What was interrupted has an error in a suite of its own.
  ///
  /// Source: <https://github.com/testmoapp/junitxml>
  var junit: String {
    let suites = junitSuites
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    lines.append("<testsuites name=\"\(program.name.escapedXML)\" \(suites.counts)>")
    for suite in suites {
      lines.append(" <testsuite name=\"\(suite.name.escapedXML)\" \([suite].counts)>")
      for (check, findings) in suite.cases { lines += suite.lines(of: check, findings) }
      lines.append(" </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The suites: a case for each check of each scene, then what belongs to whole documents.
  private var junitSuites: [JUnitSuite] {
    func owner(_ finding: Finding) -> Owner {
      Owner(file: finding.place?.file, scene: finding.scene)
    }
    let found = Dictionary(grouping: told, by: owner)
    let owners = scenes.map { Owner(file: $0.file, scene: $0.name) } + told.map(owner)
    let suites = owners.uniqued.map { owner in
      let ofOwner = found[owner] ?? []
      return JUnitSuite(
        owner: owner,
        cases: rules.compactMap { rule in
          let findings = ofOwner.filter { $0.check == rule.identifier }
          guard rule.subject != (owner.scene == nil ? .scenes : .documents) else { return nil }
          guard rule.subject != .any || !findings.isEmpty else { return nil }
          return (rule.identifier, findings)
        })
    }
    guard let interruption else { return suites }
    let owner = Owner(scene: program.name)
    var finding = Finding(
      "interrupted", .error, interruption, place: nil, scene: owner.scene, grid: ScreenGrid([]))
    finding.status = .interrupted
    return [JUnitSuite(owner: owner, cases: [(finding.check, [finding])])] + suites
  }
}

/// What a finding belongs to.
private struct Owner: Hashable {
  var file: String?
  var scene: String?
}

private struct JUnitSuite {
  let owner: Owner
  let cases: [(check: String, findings: [Finding])]

  var name: String { [owner.file, owner.scene].compactMap(\.self).joined(separator: "#") }

  func lines(of check: String, _ findings: [Finding]) -> [String] {
    let start =
      "  <testcase name=\"\(check.escapedXML)\" classname=\"\(name.escapedXML)\""
      + (owner.file.map { " file=\"\($0.escapedXML)\"" } ?? "")
    guard !findings.isEmpty else { return [start + "/>"] }
    let failing = findings.filter(\.fails)
    var lines = [start + ">"]
    if let first = failing.first {
      let element = failing.allSatisfy(\.canBeExcused) ? "failure" : "error"
      lines.append(
        "   <\(element) message=\"\(first.message.escapedXML)\" type=\"\(check.escapedXML)\">"
          + failing.map(\.placedSentences).joined(separator: "\n\n").escapedXML + "</\(element)>")
    }
    let others = findings.filter { !$0.fails }
    if !others.isEmpty {
      lines.append(
        "   <system-out>"
          + others.map(\.placedSentences).joined(separator: "\n\n").escapedXML + "</system-out>")
    }
    return lines + ["  </testcase>"]
  }
}

extension [JUnitSuite] {
  /// The numbers of cases, and of those that fail or could not be checked, as attributes.
  fileprivate var counts: String {
    let cases = flatMap { $0.cases.map(\.findings) }
    let errors = cases.count { !$0.allSatisfy(\.canBeExcused) }
    let failures = cases.count { $0.contains(where: \.fails) } - errors
    return "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }
}

extension Finding {
  /// The message with its place and what else is known.
  fileprivate var placedSentences: String {
    guard let place else { return sentences }
    return place.file + (place.position.map { ":\($0)" } ?? "") + ": " + sentences
  }
}

extension String {
  /// The text in XML 1.0, with U+FFFD for the characters that XML does not have.
  var escapedXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped += scalar == "\n" ? "&#10;" : "&#9;"
      case "\u{00}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}":
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
