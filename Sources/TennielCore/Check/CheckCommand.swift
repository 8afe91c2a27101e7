import Findings
import Foundation
import InterfaceBuilder
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
      do {
        try Data(output.format.text(of: report).utf8).write(
          to: URL(fileURLWithPath: output.path), options: .atomic)
      } catch {
        throw UsageError(
          "the report \(UsageError.quoted(output.path)) can't be written: "
            + error.localizedDescription)
      }
    }
    return outcome
  }

  /// The checks of layouts, and what is wrong with documents themselves.
  private static var checkedRules: [FindingReport.Rule] {
    [documentRule, missingRule]
      + LayoutCheck.all.map { .init($0.identifier, .init($0.severity), $0.summary) }
  }

  private static let documentRule = FindingReport.Rule(
    "document", .error, "something in a document that can't be shown as it is meant")
  private static let missingRule = FindingReport.Rule(
    "missing", .hint, "a class, an image or another thing that a document asks for and does not get"
  )

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
      report.add([unreadable(path, failure)])
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
    report.add(findings(in: document, arguments))
  }

  private func unreadable(_ path: String, _ failure: DocumentFailure) -> Finding {
    Finding(
      Self.documentRule.identifier, .error, failure.messages.first ?? "it can't be read",
      place: .init(file: path, position: failure.line.map { .init(line: $0, column: 1) }),
      scene: nil, grid: ScreenGrid([]))
  }

  /// What is wrong with a document itself, and what it asks for and does not get.
  @MainActor
  private func findings(in document: OpenDocument?, _ arguments: Arguments) -> [Finding] {
    guard let document else { return [] }
    let problems = document.problems.map { problem in
      var finding = Finding(
        Self.documentRule.identifier, .init(problem.severity), problem.message,
        place: .init(file: problem.file, position: problem.start, excerpt: problem.excerpt),
        scene: nil, grid: ScreenGrid([]))
      finding.fails = problem.severity != .hint
      finding.subjects = [document.path.nameOfPath, problem.message]
      return finding
    }
    let missing = document.notices.map { entry in
      var finding = Finding(
        Self.missingRule.identifier, .hint, entry.message,
        place: .init(file: entry.file, position: entry.position, excerpt: entry.excerpt),
        scene: nil, grid: ScreenGrid([]))
      finding.fails = false
      finding.subjects = [document.path.nameOfPath, entry.message]
      return finding
    }
    return problems + missing
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
      of: scene.name, on: screens.grid, from: document,
      failing: arguments.failOn.isEmpty ? LayoutCheck.problems : arguments.failOn)
    var number = 0
    for language in screens.allLanguages {
      let before = show(language)
      defer { show(before) }
      for device in 0..<screens.deviceCount {
        var opened = screens.arguments(device: device, language: language)
        if document == nil { opened.documentSettings.language = nil }
        let host = try open(index, opened)
        for screen in screens.screens(device: device, language: language) {
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
