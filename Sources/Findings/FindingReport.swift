import Wording

/// What a run of checks has found, for people and for the systems that read it.
package struct FindingReport: Sendable {
  /// A check that has run.
  package struct Rule: Hashable, Sendable {
    /// What the findings of a check are about.
    package enum Subject: String, CaseIterable, Sendable {
      case scenes
      /// Whole documents, and not their scenes.
      case documents
      /// Scenes of code, and whole documents.
      case any
    }

    /// Such as `truncated-text`.
    package let identifier: String
    package let severity: Finding.Severity
    /// What it finds, in one line.
    package let summary: String
    /// What its findings are about.
    package let subject: Subject
    /// What it finds at length, and how that is mended.
    package let help: String

    package init(
      _ identifier: String, _ severity: Finding.Severity, _ summary: String,
      of subject: Subject = .scenes, help: String? = nil
    ) {
      self.identifier = identifier
      self.severity = severity
      self.summary = summary
      self.subject = subject
      self.help = help ?? summary
    }

    /// The check with another severity.
    func with(_ severity: Finding.Severity) -> Rule {
      Rule(identifier, severity, summary, of: subject, help: help)
    }
  }

  /// A scene that was checked.
  package struct Scene: Hashable, Codable, Sendable {
    /// The path of its document; nil for a scene of code.
    package let file: String?
    package let name: String
    /// The screens.
    package let grid: ScreenGrid
    /// How its layouts are known; no numbers where each of them was made.
    package var known: KnownScreens

    package init(
      file: String?, name: String, grid: ScreenGrid, known: KnownScreens = KnownScreens()
    ) {
      self.file = file
      self.name = name
      self.grid = grid
      self.known = known
    }
  }

  /// The program and its version.
  package let program: (name: String, version: String)
  /// How much was done when the user interrupted it, in words; nil if nobody did.
  package var interruption: String?
  /// The checks, in the order in which their findings are listed.
  package internal(set) var rules: [Rule]
  /// The scenes, in the order in which they were named.
  package var scenes: [Scene] = []
  /// The findings, in the order of the scenes.
  package internal(set) var findings: [Finding] = []

  package init(program: String, version: String, rules: [Rule]) {
    self.program = (program, version)
    self.rules = rules
  }

  /// What makes two findings the same.
  private struct Key: Hashable {
    let file: String
    let fingerprint: Finding.Fingerprint
  }

  /// Adds findings. Scenes of a document may show the same view, such as a controller and the
  /// navigation controller around it: what an earlier one has shown is the same finding, unless it
  /// has shown it with other constraints of the document at the same screens. Its repair stays that
  /// of the first scene, and its screens as well if the other scene was checked at others.
  package mutating func add(_ found: [Finding]) {
    var known: [Key: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      if let key = key(of: finding) { known[key, default: []].append(index) }
    }
    for finding in found {
      guard let key = key(of: finding), let scene = finding.scene,
        let index = known[key]?.first(where: { !findings[$0].differs(from: finding) })
      else {
        if let key = key(of: finding) { known[key, default: []].append(findings.count) }
        findings.append(finding)
        continue
      }
      findings[index].scenes.append(scene)
      findings[index].takeSeverity(of: finding)
      guard findings[index].extent.grid == finding.extent.grid else { continue }
      findings[index].addConstraints(of: finding)
      findings[index].extent.screens = Set(findings[index].extent.screens)
        .union(finding.extent.screens).sorted()
      findings[index].extent.deepen(finding.extent.worst)
      findings[index].extent.strength =
        [findings[index].extent.strength, finding.extent.strength].compactMap(\.self).max()
    }
  }

  /// Changes the findings; nil takes one out.
  package mutating func changeFindings(_ change: (Finding) -> Finding?) {
    findings = findings.compactMap(change)
  }

  /// Nil for what belongs to a whole document, or to a scene of code.
  private func key(of finding: Finding) -> Key? {
    guard let place = finding.place, finding.scene != nil else { return nil }
    return Key(file: place.file, fingerprint: finding.fingerprint)
  }

  /// The findings without an excuse, which people are told.
  package var told: [Finding] { findings.filter { $0.excuse == nil } }

  /// Whether all was checked that was to be: nobody has interrupted it, and no document was lost.
  package var isComplete: Bool { interruption == nil && findings.allSatisfy(\.canBeExcused) }

  /// The exit status of the command.
  package var status: ExitCode { ExitCode.worst(of: findings.lazy.map(\.exit)) }

  /// The number of documents that were checked, or could not be read.
  package var documentCount: Int {
    Set(scenes.compactMap(\.file) + findings.compactMap(\.place?.file)).count
  }

  /// `3 errors, 1 warning and 5 notes in 10 scenes of 4 documents`.
  package var summary: String {
    let counts = Finding.Severity.allCases.compactMap { severity -> String? in
      let count = findings.count { $0.severity == severity && $0.excuse == nil }
      return count == 0 ? nil : severity.counted(count)
    }
    let found = counts.isEmpty ? "nothing found" : counts.listed
    let documents = documentCount
    let screens = scenes.reduce(0) { $0 + $1.grid.count }
    return (interruption == nil ? "" : "interrupted: ") + found
      + " in \(Self.counted(scenes.count, "scene"))"
      + (documents == 0 ? "" : " of \(Self.counted(documents, "document"))")
      + (screens == scenes.count ? "" : ", \(screens) layouts") + known + excused
  }

  /// `: 71 % solved, 29 % sampled`; empty where all layouts were made.
  private var known: String {
    var sum = KnownScreens()
    for scene in scenes { sum += scene.known }
    return sum.words.map { ": " + $0 } ?? ""
  }

  /// `; besides these, 14 are in the baseline and 3 are suppressed`; empty if there are none.
  private var excused: String {
    let known = findings.count { $0.excuse == .baseline }
    let suppressed = findings.count { $0.excuse != nil } - known
    let words = [
      known == 0 ? nil : "\(known) in the baseline",
      suppressed == 0 ? nil : "\(suppressed) suppressed",
    ].compactMap(\.self)
    return words.isEmpty ? "" : "; besides: " + words.listed
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)" + (count == 1 ? "" : "s")
  }
}
