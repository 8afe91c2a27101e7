import Nibs
import Stage
import Wording

/// The program with its scenes: Tenniel's own, or those of another package.
struct Program: Sendable {
  static let version = "0.1.0"

  /// The program's name in usage lines and error messages.
  let name: String
  var scenes: [NamedScene]
  var environment = ProgramEnvironment.current
  /// The documents that the scenes come from; nil if all scenes are made by code.
  var library: DocumentLibrary?
  /// The index of the scene of the documents that is shown first.
  var first = 0
  /// The ids of the scenes that the arguments name, by the paths of their documents.
  var namedScenes: [String: [String]] = [:]
  /// Where the documents of `learn` are; nil for other commands.
  var lessons: LessonFolder?
  /// What the user should be told about the documents: lines for standard error.
  var documentNotes: [String] = []

  /// Whether the program has documents of its own, as Tenniel has: other programs are made of code.
  var hasOwnDocuments: Bool { scenes.contains { $0.document != nil } }

  /// Runs a command line, given as the words after the program's name.
  @MainActor
  func run(_ words: [String]) -> Outcome {
    if words.first == WorkerCommand.word { return work(Array(words.dropFirst())) }
    do {
      let arguments = try Arguments(parsing: words)
      if arguments.wantsHelp { return Outcome(output: help(of: arguments.command)) }
      if arguments.wantsVersion { return Outcome(output: "\(name) \(Self.version)\n") }
      return try inLanguage(of: arguments) { () throws(UsageError) in
        guard arguments.command.opensDocuments else {
          return try arguments.command.run(self, arguments)
        }
        guard !arguments.documents.isEmpty else { return try runOpening(arguments) }
        return try Self.notingExceptions { () throws(UsageError) in try runOpening(arguments) }
      }
    } catch {
      return .usage(error, program: name)
    }
  }

  /// Runs a command that has the documents of its arguments opened.
  @MainActor
  private func runOpening(_ arguments: Arguments) throws(UsageError) -> Outcome {
    let program = try opening(arguments)
    defer { program.library?.copies?.close() }
    return try arguments.command.run(program, arguments)
  }

  /// Runs a closure while documents are shown in the language of the arguments. The scenes of code
  /// load documents as well.
  @MainActor
  func inLanguage<Made>(
    of arguments: Arguments, _ make: () throws(UsageError) -> Made
  ) throws(UsageError) -> Made {
    let language = DocumentLanguage.current
    defer { DocumentLanguage.current = language }
    if let name = arguments.documentSettings.language.flatMap({ DocumentLanguage(named: $0) }) {
      DocumentLanguage.current = name
    }
    return try make()
  }

  /// The index of the scene that the arguments name, or of the first one if they name none.
  @MainActor
  func scene(of arguments: Arguments) throws(UsageError) -> Int {
    if library != nil { return first }
    guard let text = arguments.scene else {
      guard !arguments.command.needsScene || scenes.count == 1 else {
        throw UsageError("\(arguments.command.described) needs a scene; '\(name) list' names them")
      }
      return 0
    }
    let names = scenes.map(\.name)
    guard let index = Nearest.match(text, in: names, preferring: { !scenes[$0].isStep }) else {
      if text.contains("/") {
        throw UsageError("there is no file and no folder \(UsageError.quoted(text))")
      }
      let commands = arguments.command == .play ? Subcommand.all.map(\.name) : []
      throw .unknown(
        "scene", text, among: names + commands.filter { $0 != "play" }, listedBy: "'\(name) list'")
    }
    return index
  }
}
