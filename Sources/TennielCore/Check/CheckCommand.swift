import Findings
import Nibs
import Stage

extension Subcommand {
  static let check = Subcommand(
    name: "check", operands: .scene, usage: "[FILE]",
    summary: "run every check of layouts, at many screens",
    about: [
      "FILE is a document, FILE#SCENE one of its scenes, a FOLDER all documents below it, or the name",
      "of a scene of the program; without FILE, all scenes of the program. What is wrong is told once,",
      "with the screens that show it. Without options a scene is checked on its own device.",
    ],
    status: [
      "Exit status: 0; 1 if there is an error or a warning, or what --fail-on names; 2 for a wrong",
      "command line, or a document that can't be read.",
    ], run: { program, arguments throws(UsageError) in try program.check(arguments) })
}

extension Program {
  /// `check`: the findings of all scenes that the arguments name, as a report.
  @MainActor
  func check(_ arguments: Arguments) throws(UsageError) -> Outcome {
    var outcome = Outcome(diagnostics: documentNotes.map { "\(name): \($0)\n" }.joined())
    var report = FindingReport(
      program: name, version: Self.version, rules: Self.checkedRules)
    if let library {
      for path in library.files.map(\.path) {
        try check(path, in: library, arguments, report: &report, outcome: &outcome)
        // No more than one document is open at a time.
        library.closeAll(but: nil)
      }
    } else {
      let named = arguments.scene == nil ? Array(scenes.indices) : [try scene(of: arguments)]
      for index in named {
        try check(index, arguments, from: nil, report: &report)
      }
    }
    if report.fails { outcome.status = max(outcome.status, 1) }
    outcome.output = (arguments.format?.report ?? .text).text(of: report)
    outcome.diagnostics += "\(name): \(report.summary)\n"
    for output in arguments.check.outputs {
      do throws(WholeFile.Refusal) {
        _ = try WholeFile(at: output.path).write(output.format.text(of: report), overwrites: true)
      } catch {
        outcome.diagnostics +=
          "\(name): the report \(UsageError.quoted(output.path)) can't be written: "
          + "\(error.reason)\n"
        outcome.status = 2
      }
    }
    return outcome
  }

  /// The checks of documents, then those of layouts.
  private static var checkedRules: [FindingReport.Rule] {
    [.document, .missing]
      + LayoutCheck.all.map { .init($0.identifier, .init($0.severity), $0.summary) }
  }

  /// Checks the scenes of a document, and the document itself.
  @MainActor
  private func check(
    _ path: String, in library: DocumentLibrary, _ arguments: Arguments,
    report: inout FindingReport, outcome: inout Outcome
  ) throws(UsageError) {
    let document = library.document(at: path)
    guard let file = library.file(at: path) else { return }
    if let failure = file.failure {
      outcome.diagnostics += failure.messages.map { "\(name): \($0)\n" }.joined()
      outcome.status = 2
      report.add([Finding(of: failure, at: path)])
      return
    }
    var program = self
    program.scenes =
      file.contents.scenes.contains { $0.reference == nil } ? library.scenes(of: file) : []
    for index in program.scenes.indices {
      if let ids = namedScenes[path], !ids.contains(program.scenes[index].origin?.id ?? "") {
        continue
      }
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
          number += 1
        }
      }
    }
    report.scenes.append(
      .init(file: document?.path, name: scene.name, screens: screens.grid.count))
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

extension Arguments.Format {
  /// The form of the reports of `check`; nil for a form of pictures.
  fileprivate var report: ReportFormat? {
    switch self {
    case .text: .text
    case .json: .json
    case .junit: .junit
    case .sarif: .sarif
    case .github: .github
    case .ansi, .svg, .cast: nil
    }
  }
}
