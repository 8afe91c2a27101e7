import Findings
import Nibs
import Stage

/// The work of `check` that worker processes share.
extension Program {
  /// What a worker answers: the report of a task, on one line.
  @MainActor
  func checkWork(_ text: String, _ arguments: Arguments) throws(UsageError) -> String {
    guard let task = CheckTask(text) else { throw UsageError("\(text.printable) is no task") }
    var report = FindingReport(program: name, version: Self.version, rules: [])
    switch task.subject {
    case .document(let path, let scenes):
      try check(path, wanted: scenes, arguments, report: &report)
    case .scene(let index) where scenes.indices.contains(index):
      try check(index, arguments, from: nil, report: &report)
    case .scene(let index): throw UsageError("there is no scene \(index)")
    }
    return ReportFormat.json.text(of: report).replacing("\n", with: "")
  }

  /// Checks the scenes of a document, and the document itself.
  @MainActor
  private func check(
    _ path: String, wanted: [String], _ arguments: Arguments, report: inout FindingReport
  ) throws(UsageError) {
    Self.noteExceptions()
    let library = DocumentLibrary(
      [.file(path)], settings: arguments.documentSettings, seed: arguments.idSeed)
    let document = library.document(at: path)
    guard let file = library.file(at: path) else { return }
    if let failure = file.failure {
      report.add(failure.findings(at: path))
      return
    }
    var ids: Set<String> = []
    for scene in wanted { ids.insert(try library.scene(scene, of: path)) }
    var program = self
    program.library = library
    program.scenes =
      file.contents.scenes.contains { $0.reference == nil } ? library.scenes(of: file) : []
    for (index, scene) in program.scenes.enumerated() {
      guard ids.isEmpty || ids.contains(scene.origin?.id ?? "") else { continue }
      try program.check(index, arguments, from: document, report: &report)
    }
    guard let document else { return }
    report.add(document.problems.map { Finding(of: $0) })
    report.add(document.notices.findings(isEach: arguments.wantsNotices))
  }

  /// Checks a scene at all screens that the arguments name.
  @MainActor
  private func check(
    _ index: Int, _ arguments: Arguments, from document: OpenDocument?,
    report: inout FindingReport
  ) throws(UsageError) {
    let scene = scenes[index]
    let languages = document.map { DocumentResources.languages(of: $0.path) } ?? []
    let screens = CheckedScreens(arguments, of: scene, languages: languages)
    var collector = FindingCollector(
      of: scene, on: screens.grid, from: document,
      failing: arguments.failOn.isEmpty ? LayoutCheck.problems : arguments.failOn)
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
          collector.take(host.snapshot.problems, of: host, at: number)
          environment.showsLife()
          number += 1
        }
      }
    }
    report.scenes.append(
      .init(file: document?.path, name: scene.name, grid: screens.grid))
    report.add(collector.findings)
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
