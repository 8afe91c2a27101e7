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
    let document = try visit(text, arguments, report: &report) {
      program, index, document, report throws(UsageError) in
      try program.check(index, arguments, from: document, for: project, report: &report)
    }
    if let document {
      report.add(document.problems.map { Finding(of: $0) })
      report.add(document.notices.findings(isEach: arguments.wantsNotices))
    }
    return report.line
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

  /// Checks a scene at all screens that the arguments name.
  @MainActor
  private func check(
    _ index: Int, _ arguments: Arguments, from document: OpenDocument?,
    for project: CheckedProject, report: inout FindingReport
  ) throws(UsageError) {
    let screens = checkedScreens(of: index, arguments, from: document)
    var collector = FindingCollector(
      of: scenes[index], on: screens.grid, from: document,
      failing: arguments.failOn.isEmpty ? LayoutCheck.problems : arguments.failOn,
      drawsPictures: arguments.check.page != nil)
    let (requested, limits) = (project.requested.union(arguments.failOn), project.limits)
    try visit(screens, of: index, from: document) { host, screen in
      host.requestedChecks = requested
      host.checkLimits = limits
      guard let lengths = screens.lengths else {
        return collector.take(host.snapshot.problems, of: host, at: screen)
      }
      var pieces = ScreenPieces(of: host, along: lengths.axis, over: lengths.range) {
        host.runReadyWork()
      }
      for stretch in pieces.stretches() {
        environment.showsLife()
        collector.take(
          stretch, of: host, at: screen * lengths.range.count - lengths.range.lowerBound
        ) { pieces.apply(stretch.range.lowerBound) }
      }
    }
    report.scenes.append(
      .init(file: document?.path, name: scenes[index].name, grid: screens.grid))
    report.add(collector.findings)
  }

  /// The screens that the arguments name for a scene.
  @MainActor
  func checkedScreens(
    of index: Int, _ arguments: Arguments, from document: OpenDocument?
  ) -> CheckedScreens {
    let languages = document.map { DocumentResources.languages(of: $0.path) } ?? []
    return CheckedScreens(arguments, of: scenes[index], languages: languages)
  }

  /// Calls a closure for the layout of a scene at each screen, in the order of their grid, without
  /// its lengths.
  @MainActor
  func visit(
    _ screens: CheckedScreens, of index: Int, from document: OpenDocument?,
    _ body: (SceneHost, Int) -> Void
  ) throws(UsageError) {
    var number = 0
    for language in screens.languages {
      let before = show(language)
      defer { show(before) }
      for device in screens.devices {
        var opened = screens.arguments(on: device, language: language)
        if document == nil { opened.documentSettings.language = nil }
        let host = try open(index, opened)
        for screen in screens.screens(on: device, language: language) {
          host.apply(screen)
          host.runReadyWork()
          body(host, number)
          environment.showsLife()
          number += 1
        }
      }
    }
  }

  /// Shows documents in a language from here on; nil for their own texts.
  /// - Returns: The language until now.
  @MainActor
  @discardableResult
  private func show(_ language: String?) -> String? {
    let before = library?.settings.language
    library?.settings.language = language
    DocumentLanguage.current =
      language.flatMap { DocumentLanguage(named: $0) } ?? DocumentLanguage.device
    return before
  }
}
