import AppCode
import Documents
import Findings
import Foundation
import InterfaceBuilder
import Wording

/// The work that the arguments of `check` or `snapshot` name, in parts that workers do.
@MainActor
struct CheckTaskList {
  /// All tasks, in the order of the report.
  private var tasks: [CheckTask] = []
  /// The paths with names of documents that lead to no file, and the folders that can't be read.
  private var lost: [Finding] = []
  /// What the app's code lacks, since it does not compile.
  private var omissions: [Omission] = []
  /// What the user should be told.
  private var notes: [String] = []
  private let program: Program
  private let arguments: Arguments

  init(of arguments: Arguments, in program: Program) throws(UsageError) {
    self.arguments = arguments
    self.program = program
    if arguments.documents.isEmpty { try addScenes() } else { try addDocuments() }
  }

  private mutating func addScenes() throws(UsageError) {
    let isNamed = arguments.scene != nil
    let named = isNamed ? [try program.scene(of: arguments)] : Array(program.scenes.indices)
    tasks = named.map { CheckTask(.scene($0)) }
    guard !isNamed, program.hasOwnDocuments else { return }
    notes.append(
      "these are the scenes of \(program.name) itself; '\(arguments.command.name) .' takes the "
        + "documents below this folder")
  }

  private mutating func addDocuments() throws(UsageError) {
    let code = try program.code(of: arguments, runs: false)
    let references = arguments.documentReferences
    let (sources, notes) = try program.sources(of: references, with: code)
    let named = zip(references, sources).flatMap { reference, source in
      source.paths.map { (path: $0, scene: reference.scene) }
    }
    let input = sources.lazy.compactMap(\.inputBytes).first
    let (wanted, others) = Self.partition(named, named: Set(references.map(\.path)))
    tasks = wanted.grouped(by: \.path).map { path, named in
      let scenes = named.compactMap(\.scene)
      guard path == DocumentReference.input, let input else {
        return CheckTask(.document(path, scenes: scenes))
      }
      return CheckTask(.input(Data(input), scenes: scenes))
    }
    if let code { try addScenes(of: code, beside: sources) }
    lost = sources.compactMap(\.search).flatMap { search in
      search.strays.map { Finding(stray: $0) } + search.unreadable.map { Finding(unreadable: $0) }
    }
    self.notes = notes + others + (code?.notes ?? [])
    let shipped = tasks.indices.filter { tasks[$0].isOfDocument }
    guard arguments.checksShippedScreens, !shipped.isEmpty else { return }
    let apps = ShippedApps(near: arguments.documents.map(\.path))
    for index in shipped { tasks[index].shipping = .init(app: apps.app(of: tasks[index].path)) }
    self.notes += apps.damaged.sorted().map { "\($0.fromHere.printable) can't be read" }
    self.notes += ShippedScreens.words(
      shipped.map { tasks[$0].shipping?.app }, isFull: arguments.wantsNotes)
  }

  /// The documents that are of iOS or that the arguments name themselves, and notes about others.
  private static func partition(
    _ all: [(path: String, scene: String?)], named: Set<String>
  ) -> ([(path: String, scene: String?)], notes: [String]) {
    var counts: [String: Int] = [:]
    let kept = all.filter { entry in
      guard !named.contains(entry.path),
        let file = FileHandle(forReadingAtPath: entry.path),
        let bytes = try? file.read(upToCount: 1024),
        let platform = Document.otherPlatform(inBeginning: String(decoding: bytes, as: UTF8.self))
      else { return true }
      counts[platform, default: 0] += 1
      return false
    }
    let notes = counts.sorted { $0.key < $1.key }.map {
      "\($0.value) \($0.value == 1 ? "document" : "documents") of \($0.key) left out"
    }
    return (kept, notes)
  }

  /// Adds the scenes of an app's code that documents don't show, or those of them that the
  /// arguments name.
  private mutating func addScenes(
    of code: AppCode, beside sources: [NamedDocuments]
  ) throws(UsageError) {
    let library = DocumentLibrary([], code: code)
    let scenes = library.scenes
    omissions = code.omissions
    guard !scenes.isEmpty || !tasks.isEmpty else {
      throw .showsNothing(arguments.documents[0].path)
    }
    let ownClasses = DocumentLibrary.ownClasses(in: sources.flatMap(\.paths))
    var named: Set<String> = []
    for reference in arguments.documents where reference.isCode {
      guard let name = reference.scene else { continue }
      named.insert(try library.code(name).work)
    }
    for (index, scene) in scenes.enumerated() {
      guard let code = scene.code, named.isEmpty || named.contains(code.work),
        code.isGiven || !ownClasses.contains(code.name)
      else { continue }
      tasks.append(
        CheckTask(.code(index, name: scene.name, file: code.file, line: code.line)))
    }
  }

  /// Has the tasks done, and joins the reports of their answers.
  /// - Parameters:
  ///   - report: Gets the reports, and what can't be read.
  ///   - read: Reads the answer to the task of a subject.
  /// - Returns: What came of it, without what was found.
  func answered(
    into report: inout FindingReport,
    _ read: (String, CheckTask.Subject) -> FindingReport.Part?
  ) throws(UsageError) -> Outcome {
    let hasDocuments = tasks.contains(where: \.isOfDocument)
    let noun = hasDocuments ? "documents" : "scenes"
    let answers = try program.answers(
      to: tasks.map(\.text), weights: tasks.map(\.weight), noun: noun, arguments)
    for (task, answer) in zip(tasks, answers) {
      if let answer { report.join(part(of: answer, to: task, read)) }
    }
    var outcome = Outcome(diagnostics: notes.map { "\(program.name): \($0)\n" }.joined())
    let missing = answers.count { $0 == nil }
    report.add(lost + omissions.map { Finding(of: $0) })
    if missing > 0 {
      let done = "\(answers.count - missing) of \(answers.count) \(noun) were checked"
      report.interruption = done
      outcome.diagnostics += "\(program.name): interrupted: \(done)\n"
      outcome.exit = .interrupted
    }
    return outcome
  }

  /// What an answer has, or a finding that says why there is none.
  private func part(
    of answer: WorkerPool.Answer, to task: CheckTask,
    _ read: (String, CheckTask.Subject) -> FindingReport.Part?
  ) -> FindingReport.Part {
    let reason: (words: String, status: ExitCode)
    switch answer {
    case .text(let text):
      if let part = read(text, task.subject) { return part }
      reason = ("the answer of its process can't be read", .crashed)
    case .died(let how): reason = ("the process that checked it ended \(how)", .crashed)
    case .hung(let seconds):
      reason = ("it was given up: nothing came of it in \(seconds) seconds", .undecided)
    }
    var report = FindingReport(program: program.name, version: Program.version, rules: [])
    report.add([Finding(undecided: task, reason.words, reason.status, among: program.scenes)])
    return report.part
  }
}
