import Documents
import Findings
import Nibs
import Wording

/// The scenes of a task of `check` or `snapshot`, which are opened one after another.
@MainActor
struct CheckTaskScenes {
  /// The task, as a worker gets it.
  let text: String
  let program: Program
  let arguments: Arguments

  /// Calls a closure for each scene of the task. What can't be read is a finding of the report.
  /// - Returns: The document; nil for a scene of code, and for what can't be read.
  func visit(
    report: inout FindingReport,
    _ body: (CheckedScene, inout FindingReport) throws(UsageError) -> Void
  ) throws(UsageError) -> OpenDocument? {
    switch CheckTask(text)?.subject {
    case .document(let path, let wanted):
      return try Program.notingExceptions { () throws(UsageError) in
        try visit(.file(path), path, wanted: wanted, report: &report, body)
      }
    case .input(let bytes, let wanted):
      let path = DocumentReference.input
      return try Program.notingExceptions { () throws(UsageError) in
        try visit(.input(Array(bytes)), path, wanted: wanted, report: &report, body)
      }
    case .scene(let index) where program.scenes.indices.contains(index):
      try body(checked(index, in: program), &report)
      return nil
    case .code(let index, _, _, _):
      let library = DocumentLibrary([], code: try self.program.code(of: arguments))
      var program = program
      program.library = library
      program.scenes = library.scenes
      guard program.scenes.indices.contains(index) else { fallthrough }
      return try Program.notingExceptions { () throws(UsageError) in
        try body(checked(index, in: program), &report)
        return nil
      }
    case .scene, nil: throw UsageError("\(text.printable) is no task")
    }
  }

  private func visit(
    _ source: NamedDocuments, _ path: String, wanted: [String], report: inout FindingReport,
    _ body: (CheckedScene, inout FindingReport) throws(UsageError) -> Void
  ) throws(UsageError) -> OpenDocument? {
    let code = try program.code(of: arguments)
    let library = DocumentLibrary(
      [source], code: code, settings: arguments.documentSettings, seed: arguments.idSeed)
    let document = library.document(at: path)
    guard let file = library.file(at: path) else { return nil }
    if let failure = file.failure {
      report.add(failure.findings(at: path))
      return nil
    }
    var ids: Set<String> = []
    for scene in wanted { ids.insert(try library.scene(scene, of: path)) }
    var program = program
    program.library = library
    program.scenes = library.knownScenes(of: file)
    let shipping = CheckTask(text)?.shipping
    let questions = document.map {
      OpenQuestions(
        of: $0.document, translated: DocumentResources.translatedElements(of: path),
        lacking: code.map { Set($0.omissions.compactMap(\.owner)) })
    }
    var texts = ShippedScreens.Texts()
    if shipping != nil, let document {
      texts.longestLanguage = DocumentResources.longestLanguage(of: path)
      texts.followTextSize = document.document.hasDynamicType
    }
    for (index, scene) in program.scenes.enumerated() {
      guard ids.isEmpty || ids.contains(scene.origin?.id ?? "") else { continue }
      let checked = CheckedScene(
        program: program, index: index, document: document, chapter: arguments.chapter,
        questions: questions, texts: texts, shipping: shipping)
      try body(checked, &report)
    }
    return document
  }

  /// A scene of code.
  private func checked(_ index: Int, in program: Program) -> CheckedScene {
    CheckedScene(program: program, index: index, document: nil, chapter: arguments.chapter)
  }
}
