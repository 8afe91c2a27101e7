/// What a run of checks has found, for people and for the systems that read it.
package struct FindingReport: Sendable {
  /// A check that has run.
  package struct Rule: Hashable, Sendable {
    /// Such as `truncated-text`.
    package let identifier: String
    package let severity: Finding.Severity
    /// What it finds, in one line.
    package let summary: String
    /// Whether it is about whole documents, and not about their scenes.
    package let isOfDocuments: Bool

    package init(
      _ identifier: String, _ severity: Finding.Severity, _ summary: String,
      isOfDocuments: Bool = false
    ) {
      self.identifier = identifier
      self.severity = severity
      self.summary = summary
      self.isOfDocuments = isOfDocuments
    }
  }

  /// A scene that was checked.
  package struct Scene: Hashable, Sendable {
    /// The path of its document; nil for a scene of code.
    package let file: String?
    package let name: String
    /// The number of screens.
    package let screens: Int

    package init(file: String?, name: String, screens: Int) {
      self.file = file
      self.name = name
      self.screens = screens
    }
  }

  /// The program and its version.
  package let program: (name: String, version: String)
  /// The checks, in the order in which their findings are listed.
  package let rules: [Rule]
  /// The scenes, in the order in which they were named.
  package var scenes: [Scene] = []
  /// The findings, in the order of the scenes.
  package private(set) var findings: [Finding] = []
  private var known: [String: Int] = [:]

  package init(program: String, version: String, rules: [Rule]) {
    self.program = (program, version)
    self.rules = rules
  }

  /// Adds findings. Scenes of a document may show the same view, such as a controller and the
  /// navigation controller around it: what an earlier one has shown is the same finding.
  package mutating func add(_ found: [Finding]) {
    for finding in found {
      let key = finding.place.map { $0.file + "\u{0}" + finding.fingerprint }
      guard let key, let scene = finding.scene else {
        findings.append(finding)
        continue
      }
      if let index = known[key], findings[index].grid == finding.grid {
        findings[index].otherScenes.append(scene)
        findings[index].screens = Set(findings[index].screens).union(finding.screens).sorted()
      } else {
        known[key] = findings.count
        findings.append(finding)
      }
    }
  }

  /// Whether the command fails.
  package var fails: Bool { findings.contains(where: \.fails) }

  /// The number of documents that were checked.
  package var documentCount: Int { Set(scenes.compactMap(\.file)).count }

  /// `3 errors, 1 warning and 5 hints in 10 scenes of 4 documents`.
  package var summary: String {
    let counts = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : Self.counted(count, severity.rawValue)
    }
    let found =
      counts.count < 2
      ? counts.first ?? "nothing found"
      : counts.dropLast().joined(separator: ", ") + " and " + counts[counts.count - 1]
    let documents = documentCount
    let screens = scenes.reduce(0) { $0 + $1.screens }
    return found + " in \(Self.counted(scenes.count, "scene"))"
      + (documents == 0 ? "" : " of \(Self.counted(documents, "document"))")
      + (screens == scenes.count ? "" : ", \(screens) layouts")
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}
