import Findings
import Nibs
import Stage

/// The work of `check` that worker processes share.
@MainActor
struct CheckWork {
  let program: Program
  let arguments: Arguments

  /// What a worker answers: the part of the report that is of a task.
  func answer(to text: String) throws(UsageError) -> String {
    var report = FindingReport(program: program.name, version: Program.version, rules: [])
    let project = try CheckedProject(arguments.check)
    var repairs = ToldRepairs()
    let scenes = CheckTaskScenes(text: text, program: program, arguments: arguments)
    let document = try scenes.visit(report: &report) { scene, report throws(UsageError) in
      try check(scene, for: project, report: &report, repairs: &repairs)
    }
    // A finding may be of several scenes, and is whole only once all of them are checked.
    report.changeFindings { finding in
      var finding = finding
      finding.repair = repairs.words(for: finding)
      return finding
    }
    guard let document else { return report.part.workerText }
    let problems = document.problems.map { Finding(of: $0) }
    report.add(problems.filter { $0.severity != .error })
    report.add(document.notices.map { Finding(of: $0) })
    return report.beginning(with: problems.filter { $0.severity == .error }).part.workerText
  }

  /// Checks a scene at all screens that the arguments name.
  private func check(
    _ scene: CheckedScene, for project: CheckedProject, report: inout FindingReport,
    repairs: inout ToldRepairs
  ) throws(UsageError) {
    let asked = (project.requested.union(arguments.failingChecks), project.limits)
    let screens = scene.screens(arguments)
    var known = KnownScreens()
    var collector = FindingCollector(
      of: scene.named, on: screens.grid, from: scene.document,
      questions: scene.questions)
    try scene.visit(screens) { host, screen, run in
      (host.requestedChecks, host.checkLimits) = asked
      collector.language = scene.language
      if screens.sideways.contains(screen), !host.turnsSideways { return }
      if screens.longTexts.contains(screen) {
        collector.lengthenTexts(of: host)
        return collector.takeLongTexts(host.snapshot.problems, of: host, at: screen)
      }
      guard let run, let lengths = screens.lengths else {
        return collector.take(host.snapshot.problems, of: host, at: screen)
      }
      let start = lengths.start(ofScreen: screen)
      let pieces = pieces(of: host, along: lengths.axis, over: run, screens.keepsClasses)
      for piece in pieces.pieces { known.add(piece) }
      for stretch in pieces.stretches {
        let first = stretch.range.lowerBound
        collector.take(stretch, of: host, on: pieces.screen(at: first), at: start)
      }
    }
    collector.finish(sideways: screens.sideways)
    report.scenes.append(
      .init(file: scene.file, name: scene.name, grid: screens.grid, known: known))
    report.add(collector.told)
    repairs.take(collector, of: scene)
  }

  /// The layouts of a scene at all lengths of a run.
  private func pieces(
    of host: SceneHost, along axis: NSLayoutConstraint.Axis, over run: ClosedRange<Int>,
    _ keepsClasses: Bool
  ) -> ScreenPieces {
    var pieces = ScreenPieces(
      of: host, along: axis, over: run, keepsClasses: keepsClasses,
      settle: { host.runReadyWork(hasBegun: false) })
    while !pieces.isDone {
      pieces.step()
      program.environment.showsLife()
    }
    return pieces
  }
}

extension FindingReport {
  /// The report with findings before all others: a number that can't be read stands in the layout
  /// as another one, and is told before what comes of that.
  fileprivate func beginning(with causes: [Finding]) -> FindingReport {
    guard !causes.isEmpty else { return self }
    var whole = FindingReport(program: program.name, version: program.version, rules: [])
    whole.add(causes)
    whole.join(part)
    return whole
  }
}

extension KnownScreens {
  fileprivate mutating func add(_ piece: ScreenPieces.Piece) {
    let count = piece.range.count
    if piece.isSolved { solved += count } else { sampled += count }
  }
}
