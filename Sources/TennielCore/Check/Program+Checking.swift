import AutoLayout
import Findings
import Nibs
import Stage
import Wording

/// The work of `check` that worker processes share.
extension Program {
  /// What a worker answers: the report of a task, on one line.
  @MainActor
  func checkWork(_ text: String, _ arguments: Arguments) throws(UsageError) -> String {
    var report = FindingReport(program: name, version: Self.version, rules: [])
    let project = try CheckedProject(arguments.check)
    var contracts = try CheckedContracts(beside: CheckTask(text)?.path, arguments.check)
    let document = try visit(text, arguments, report: &report) {
      program, index, document, report throws(UsageError) in
      try program.check(
        index, arguments, from: document, for: project, by: &contracts, report: &report)
    }
    try lookForNames(of: &contracts, besides: text, arguments)
    report.add(contracts.findings)
    if let document {
      report.add(document.problems.map { Finding(of: $0) })
      report.add(document.notices.findings(isEach: arguments.wantsNotices))
    }
    return report.line
  }

  /// Looks for the names of contracts that the scenes of a task lack in the other scenes of its
  /// document.
  @MainActor
  private func lookForNames(
    of contracts: inout CheckedContracts, besides text: String, _ arguments: Arguments
  ) throws(UsageError) {
    guard contracts.hasUnknownNames, let whole = CheckTask(text)?.withAllScenes else { return }
    var report = FindingReport(program: name, version: Self.version, rules: [])
    _ = try visit(whole.text, arguments, report: &report) {
      program, index, _, _ throws(UsageError) in
      let host = try program.open(index, arguments)
      host.rules = RuleChecks(areAlone: true)
      contracts.take(host, of: program.scenes[index].name)
    }
  }

  /// Calls a closure for each scene of a task: with the program that has the scene, its index, and
  /// the document that it is from. What can't be read is a finding of the report.
  /// - Returns: The document; nil for a scene of code, and for what can't be read.
  @MainActor
  func visit(
    _ text: String, _ arguments: Arguments, report: inout FindingReport,
    _ body: (Program, Int, OpenDocument?, inout FindingReport) throws(UsageError) -> Void
  ) throws(UsageError) -> OpenDocument? {
    switch CheckTask(text)?.subject {
    case .document(let path, let wanted):
      return try visit(.file(path), path, wanted: wanted, arguments, report: &report, body)
    case .input(let bytes, let wanted):
      let path = DocumentReference.input
      return try visit(.input(bytes), path, wanted: wanted, arguments, report: &report, body)
    case .scene(let index) where scenes.indices.contains(index):
      try body(self, index, nil, &report)
      return nil
    case .scene, nil: throw UsageError("\(text.printable) is no task")
    }
  }

  @MainActor
  private func visit(
    _ source: NamedDocuments, _ path: String, wanted: [String], _ arguments: Arguments,
    report: inout FindingReport,
    _ body: (Program, Int, OpenDocument?, inout FindingReport) throws(UsageError) -> Void
  ) throws(UsageError) -> OpenDocument? {
    Self.noteExceptions()
    let library = DocumentLibrary(
      [source], settings: arguments.documentSettings, seed: arguments.idSeed)
    let document = library.document(at: path)
    guard let file = library.file(at: path) else { return nil }
    if let failure = file.failure {
      report.add(failure.findings(at: path))
      return nil
    }
    var ids: Set<String> = []
    for scene in wanted { ids.insert(try library.scene(scene, of: path)) }
    var program = self
    program.library = library
    program.scenes =
      file.contents.scenes.contains { $0.reference == nil } ? library.scenes(of: file) : []
    for (index, scene) in program.scenes.enumerated() {
      guard ids.isEmpty || ids.contains(scene.origin?.id ?? "") else { continue }
      try body(program, index, document, &report)
    }
    return document
  }

  /// Checks a scene at all screens that the arguments name, and by its contracts at those that
  /// these name.
  @MainActor
  private func check(
    _ index: Int, _ arguments: Arguments, from document: OpenDocument?,
    for project: CheckedProject, by contracts: inout CheckedContracts,
    report: inout FindingReport
  ) throws(UsageError) {
    let asked = (project.requested.union(arguments.failOn), project.limits)
    for (number, part) in contracts.parts.enumerated() {
      var narrowed = arguments
      narrowed.check.screens = arguments.check.screens.following(part.screens)
      let seen = try look(for: part, of: &contracts, in: index, narrowed, from: document)
      // Its screens are many, and are laid out for the scenes that it is for.
      guard number == 0 || seen.isConcerned else { continue }
      let screens = checkedScreens(of: index, narrowed, from: document)
      let rules = RuleChecks(
        contracts.checks(of: part, expecting: seen.names), areAlone: number > 0)
      var known = KnownScreens()
      var collector = FindingCollector(
        of: scenes[index], on: screens.grid, from: document,
        failing: arguments.failOn.isEmpty ? LayoutCheck.problems : arguments.failOn,
        drawsPictures: arguments.check.page != nil)
      try visit(screens, of: index, from: document) { host, screen, run in
        let isConcerned = number == 0 || !seen.names.isEmpty || contracts.concern(host, part)
        (host.requestedChecks, host.checkLimits) = asked
        host.rules = isConcerned ? rules : RuleChecks(areAlone: true)
        contracts.take(host, of: scenes[index].name)
        contracts.takeScreen(of: host, for: part)
        guard isConcerned else { return }
        guard let run, let lengths = screens.lengths else {
          return collector.take(host.snapshot.problems, of: host, at: screen)
        }
        let start = lengths.start(ofScreen: screen)
        let pieces = pieces(of: host, along: lengths.axis, over: run, screens.keepsClasses)
        for piece in pieces.pieces { known.add(piece) }
        for stretch in pieces.stretches {
          collector.take(stretch, of: host, at: start) { pieces.apply(stretch.range.lowerBound) }
        }
      }
      if number == 0 {
        report.scenes.append(
          .init(file: document?.path, name: scenes[index].name, grid: screens.grid, known: known))
      }
      report.add(collector.findings)
    }
  }

  /// Looks for the views of a part's rules in a scene at a few of its screens, before all of them
  /// are laid out.
  /// - Returns: Whether the scene has all views of a rule at one of them, and those of the names
  ///   that have to be visible which it has at some.
  @MainActor
  private func look(
    for part: CheckedContracts.Part, of contracts: inout CheckedContracts, in index: Int,
    _ arguments: Arguments, from document: OpenDocument?
  ) throws(UsageError) -> (isConcerned: Bool, names: Set<String>) {
    var few = arguments
    few.check.screens = arguments.check.screens.few
    let wanted = part.visibleNames
    var (isConcerned, names) = (false, Set<String>())
    guard !part.rules.isEmpty else { return (isConcerned, names) }
    try visit(checkedScreens(of: index, few, from: document), of: index, from: document) {
      host, _, _ in
      host.rules = RuleChecks(areAlone: true)
      contracts.take(host, of: scenes[index].name)
      contracts.takeScreen(of: host, for: nil)
      names.formUnion(wanted.filter { !host.paths(meant: $0).isEmpty })
      isConcerned = isConcerned || contracts.concern(host, part)
    }
    return (isConcerned || !names.isEmpty, names)
  }

  /// The layouts of a scene at all lengths of a run.
  @MainActor
  private func pieces(
    of host: SceneHost, along axis: NSLayoutConstraint.Axis, over run: ClosedRange<Int>,
    _ keepsClasses: Bool
  ) -> ScreenPieces {
    var pieces = ScreenPieces(
      of: host, along: axis, over: run, keepsClasses: keepsClasses,
      proving: ScreenPieces.Proving { environment.showsLife() },
      settle: { host.runReadyWork(hasBegun: false) })
    while !pieces.isDone {
      pieces.step()
      environment.showsLife()
    }
    return pieces
  }

  /// The screens that the arguments name for a scene.
  @MainActor
  func checkedScreens(
    of index: Int, _ arguments: Arguments, from document: OpenDocument?
  ) -> CheckedScreens {
    let languages = document.map { DocumentResources.languages(of: $0.path) } ?? []
    return CheckedScreens(arguments, of: scenes[index], languages: languages)
  }

  /// Calls a closure for the layout of a scene at each part of a screen, in the order of their
  /// grid: with the index of the screen in the grid without its lengths, and with the lengths.
  @MainActor
  func visit(
    _ screens: CheckedScreens, of index: Int, from document: OpenDocument?,
    _ body: (SceneHost, Int, ClosedRange<Int>?) -> Void
  ) throws(UsageError) {
    let before = library?.settings.language
    defer { show(before) }
    try screens.visit { opened throws(UsageError) in
      show(opened.documentSettings.language)
      var opened = opened
      if document == nil { opened.documentSettings.language = nil }
      return [try open(index, opened)]
    } at: { hosts, number, run in
      body(hosts[0], number, run)
      environment.showsLife()
    }
  }

  /// Shows documents in a language from here on; nil for their own texts.
  @MainActor
  private func show(_ language: String?) {
    library?.settings.language = language
    DocumentLanguage.current =
      language.flatMap { DocumentLanguage(named: $0) } ?? DocumentLanguage.device
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
