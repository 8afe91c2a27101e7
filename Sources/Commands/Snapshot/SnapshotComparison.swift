import Findings
import Goldens
import Wording

/// Layouts held against their goldens.
struct SnapshotComparison {
  /// A layout that is not as it was kept.
  struct Change {
    /// The name of the golden, without its extension.
    let golden: String
    /// The screen, as an index of the scene's grid.
    let screen: Int
    /// The kept text; nil for none.
    let kept: String?
    let now: String
    /// Whether the new text is kept from now on.
    let isKept: Bool

    /// What differs; nil where nothing was kept.
    var difference: GoldenDifference? {
      kept.map { GoldenDifference(from: GoldenText($0), to: GoldenText(now)) }
    }
  }

  /// A scene, and what is not as it was kept.
  struct Scene {
    let scene: FindingReport.Scene
    var changes: [Change] = []

    /// The scene in messages: `Main.storyboard#Login`.
    var name: String {
      [scene.file, scene.name].compactMap(\.self).map(\.printable).joined(separator: "#")
    }
  }

  let folder: GoldenFolder
  private var scenes: [Scene] = []
  private let mode: RecordMode
  /// How many goldens were written for the first time, and anew.
  private var written = (first: 0, anew: 0)
  /// How many layouts were compared.
  private var count = 0

  init(in folder: GoldenFolder, mode: RecordMode) {
    self.folder = folder
    self.mode = mode
  }

  /// Compares the layouts of a task, and keeps those that the mode wants.
  mutating func take(
    _ answer: SnapshotAnswer, of subject: CheckTask.Subject
  ) throws(UsageError) {
    var root = ""
    var isWhole = true
    if case .document(let path, let wanted) = subject {
      root = folder.name(ofDocument: path) + "/"
      isWhole = wanted.isEmpty
    }
    var expected: [String] = []
    for (scene, made) in zip(answer.part.scenes, answer.scenes) {
      var compared = Scene(scene: scene)
      for (screen, text) in made.texts.enumerated() {
        let name = root + made.folder + "/" + GoldenName.file(scene.grid.values(of: screen))
        expected.append(name)
        if let change = try compare(text, with: name, at: screen) {
          compared.changes.append(change)
        }
      }
      scenes.append(compared)
      if !isWhole || root.isEmpty { folder.expect(expected, in: root + made.folder) }
    }
    if isWhole, !root.isEmpty { folder.expect(expected, in: String(root.dropLast())) }
  }

  private mutating func compare(
    _ text: String, with name: String, at screen: Int
  ) throws(UsageError) -> Change? {
    count += 1
    let kept = try folder.text(of: name)
    let decision = mode.decision(kept: kept, now: text)
    if decision.writes, kept != text {
      try folder.keep(text, as: name)
      if kept == nil { written.first += 1 } else { written.anew += 1 }
    }
    guard decision.fails else { return nil }
    return Change(golden: name, screen: screen, kept: kept, now: text, isKept: decision.writes)
  }

  /// What was written, in words.
  var notes: [String] {
    let parts = [(written.first, "kept for the first time"), (written.anew, "kept anew")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    guard !parts.isEmpty else { return [] }
    return ["of \(count) goldens, " + parts.joined(separator: ", ")]
  }
}

// MARK: - Reports

extension SnapshotComparison {
  /// A finding for each scene with layouts that differ, and one for layouts that were not kept.
  var findings: [Finding] {
    scenes.flatMap { scene in
      [scene.changes.filter { $0.kept != nil }, scene.changes.filter { $0.kept == nil }]
        .compactMap(scene.finding)
    }
  }

  /// For people: each scene with layouts that differ, the first of the layouts in full.
  var text: String {
    scenes.map { scene in
      let finding = scene.changes.isEmpty ? [] : scene.lines
      return finding.map { $0 + "\n" }.joined()
    }.joined()
  }
}

extension SnapshotComparison.Scene {
  fileprivate func finding(of changes: [SnapshotComparison.Change]) -> Finding? {
    guard let first = changes.first else { return nil }
    let words =
      first.difference.map { "\($0.summary) from the golden \(first.golden)" }
      ?? "there was no golden \(first.golden)"
    var finding = Finding(
      FindingReport.Rule.golden.identifier, .error, words,
      place: scene.file.map { .init(file: $0, position: nil) }, scene: scene.name,
      grid: scene.grid)
    finding.fingerprint.subjects = [
      first.golden.folderOfPath, first.kept == nil ? "missing" : "differs",
    ]
    finding.extent.screens = changes.map(\.screen)
    return finding
  }

  /// The first difference as people read it, and in short the others, each with its screens.
  fileprivate var lines: [String] {
    let differing = changes.filter { $0.kept != nil }
    let missing = changes.filter { $0.kept == nil }
    var lines: [String] = []
    if let first = differing.first, let difference = first.difference {
      lines.append("\(name): \(scene.grid.name(of: first.screen)): \(difference.summary)")
      lines += difference.lines.map { "  " + $0.printable }
      let others = differing.dropFirst().map { (screen: $0.screen, text: $0.difference?.summary) }
      for (index, other) in others.enumerated() {
        let isTold = others[..<index].contains { $0.text == other.text }
        guard !isTold, let text = other.text else { continue }
        let screens = others.filter { $0.text == text }.map(\.screen)
        lines.append("  also: \(scene.grid.words(for: screens)): \(text)")
      }
    }
    if !missing.isEmpty {
      let words = missing[0].isKept ? "no golden until now" : "no golden yet"
      lines.append("\(name): \(words): \(scene.grid.words(for: missing.map(\.screen)))")
    }
    return lines
  }
}
