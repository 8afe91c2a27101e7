import AutoLayout
import Findings
import Nibs
import Stage

/// The work of `check` that worker processes share.
@MainActor
struct CheckWork {
  let program: Program
  let arguments: Arguments

  /// What a worker answers: the report of a task, on one line.
  func answer(to text: String) throws(UsageError) -> String {
    var report = FindingReport(program: program.name, version: Program.version, rules: [])
    let project = try CheckedProject(arguments.check)
    var contracts = try CheckedContracts(beside: CheckTask(text)?.path, arguments.check)
    var repairs = ToldRepairs()
    let document = try scenes(of: text).visit(report: &report) {
      scene, report throws(UsageError) in
      try check(scene, for: project, by: &contracts, report: &report, repairs: &repairs)
    }
    // A finding may be of several scenes, and is whole only once all of them are checked.
    report.changeFindings { finding in
      var finding = finding
      finding.repair = repairs.words(for: finding)
      return finding
    }
    try lookForNames(of: &contracts, besides: text)
    report.add(contracts.findings)
    guard let document else { return report.line }
    let problems = document.problems.map { Finding(of: $0) }
    report.add(problems.filter { $0.severity != .error })
    report.add(document.notices.findings(isEach: arguments.wantsNotices))
    return report.beginning(with: problems.filter { $0.severity == .error }).line
  }

  /// Looks for the names of contracts that the scenes of a task lack in the other scenes of its
  /// document.
  private func lookForNames(
    of contracts: inout CheckedContracts, besides text: String
  ) throws(UsageError) {
    guard contracts.hasUnknownNames, let whole = CheckTask(text)?.withAllScenes else { return }
    var report = FindingReport(program: program.name, version: Program.version, rules: [])
    _ = try scenes(of: whole.text).visit(report: &report) { scene, _ throws(UsageError) in
      let host = try scene.program.open(scene.index, arguments)
      host.rules = RuleChecks(areAlone: true)
      contracts.take(host, of: scene.name)
    }
  }

  private func scenes(of text: String) -> CheckTaskScenes {
    CheckTaskScenes(text: text, program: program, arguments: arguments)
  }

  /// Checks a scene at all screens that the arguments name, and by its contracts at those that
  /// these name.
  private func check(
    _ scene: CheckedScene, for project: CheckedProject, by contracts: inout CheckedContracts,
    report: inout FindingReport, repairs: inout ToldRepairs
  ) throws(UsageError) {
    let asked = (project.requested.union(arguments.failOn), project.limits)
    for (number, part) in contracts.parts.enumerated() {
      var narrowed = arguments
      narrowed.check.screens = arguments.check.screens.following(part.screens)
      let seen = try look(for: part, of: &contracts, in: scene, narrowed)
      // Its screens are many, and are laid out for the scenes that it is for.
      guard number == 0 || seen.isConcerned else { continue }
      let screens = scene.screens(narrowed)
      let rules = RuleChecks(
        contracts.checks(of: part, expecting: seen.names), areAlone: number > 0)
      var known = KnownScreens()
      var collector = FindingCollector(
        of: scene.named, on: screens.grid, from: scene.document,
        failing: arguments.failOn.isEmpty ? LayoutCheck.problems : arguments.failOn)
      try scene.visit(screens) { host, screen, run in
        let isConcerned = number == 0 || !seen.names.isEmpty || contracts.concern(host, part)
        (host.requestedChecks, host.checkLimits) = asked
        host.rules = isConcerned ? rules : RuleChecks(areAlone: true)
        contracts.take(host, of: scene.name)
        contracts.takeScreen(of: host, for: part)
        guard isConcerned else { return }
        collector.language = scene.language
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
      if number == 0 {
        report.scenes.append(
          .init(file: scene.document?.path, name: scene.name, grid: screens.grid, known: known))
      }
      report.add(collector.findings)
      repairs.take(collector, of: scene)
    }
  }

  /// Looks for the views of a part's rules in a scene at a few of its screens, before all of them
  /// are laid out.
  /// - Returns: Whether the scene has all views of a rule at one of them, and those of the names
  ///   that have to be visible which it has at some.
  private func look(
    for part: CheckedContracts.Part, of contracts: inout CheckedContracts, in scene: CheckedScene,
    _ arguments: Arguments
  ) throws(UsageError) -> (isConcerned: Bool, names: Set<String>) {
    var few = arguments
    few.check.screens = arguments.check.screens.few
    let wanted = part.visibleNames
    var (isConcerned, names) = (false, Set<String>())
    guard !part.rules.isEmpty else { return (isConcerned, names) }
    try scene.visit(scene.screens(few)) { host, _, _ in
      host.rules = RuleChecks(areAlone: true)
      contracts.take(host, of: scene.name)
      contracts.takeScreen(of: host, for: nil)
      names.formUnion(wanted.filter { !host.paths(meant: $0).isEmpty })
      isConcerned = isConcerned || contracts.concern(host, part)
    }
    return (isConcerned || !names.isEmpty, names)
  }

  /// The layouts of a scene at all lengths of a run.
  private func pieces(
    of host: SceneHost, along axis: NSLayoutConstraint.Axis, over run: ClosedRange<Int>,
    _ keepsClasses: Bool
  ) -> ScreenPieces {
    var pieces = ScreenPieces(
      of: host, along: axis, over: run, keepsClasses: keepsClasses,
      proving: ScreenPieces.Proving { program.environment.showsLife() },
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
    whole.join(self)
    return whole
  }
}

extension KnownScreens {
  fileprivate mutating func add(_ piece: ScreenPieces.Piece) {
    let count = piece.range.count
    switch piece.certainty {
    case .proved where piece.isSolved: proved += count
    case .proved: provedButForCode += count
    case .chosen: chosen += count
    case .solved: solved += count
    case .sampled: sampled += count
    }
  }
}
