/// A command, given by the first word of the command line. Any other word is a scene to play.
///
/// Each command stands in a file `…Command`, beside the type of the same name that does the work.
struct Subcommand: Sendable {
  /// What the words after the command are.
  enum Operands: Sendable {
    /// A scene, or documents.
    case scene
    /// A scene or documents, and perhaps a view of the scene behind them.
    case sceneAndItem
    /// Two versions of a document, which `diff` reads itself.
    case versions
    /// Documents, or none.
    case documents
    /// A file that the command reads or writes itself.
    case file
    /// The name of a check.
    case check
    /// The name of a shell.
    case shell
    case none

    /// The most words that are no documents.
    var most: Int {
      switch self {
      case .scene, .sceneAndItem, .file, .check, .shell: 1
      case .documents, .versions, .none: 0
      }
    }

    /// Whether the command opens a scene on the simulated screen.
    var opensScene: Bool { self == .scene || self == .sceneAndItem || self == .versions }
  }

  let name: String
  let operands: Operands
  var output = Output.text
  /// The words in the usage line, such as `[FILE]`.
  let usage: String
  /// Whether it is the command of a command line that names none.
  var isImplied = false
  /// Whether a program with several scenes has to be told one.
  var needsScene = false
  /// A description in one line of help.
  let summary: String
  /// What the help says of the words in the usage line, where the program is called tenniel.
  var about: [String] = []
  /// What the help says behind the options.
  var appendix: @Sendable () -> [String] = { [] }
  /// What the exit status tells.
  var status = [
    "Exit status: 0; 1 if the system refuses something; 2 for a wrong command line, or a document",
    "that can't be read.",
  ]
  /// Why the command can't read a document from standard input; nil if it can.
  var obstacleToInput: String?
  /// Whether the documents are opened before the command runs. A command that looks at them one by
  /// one opens them itself.
  var opensDocuments = true
  /// What a worker process of the command answers to a task; nil for a command without workers.
  var work: (@MainActor @Sendable (Program, Arguments, String) throws(UsageError) -> String)?
  let run: @MainActor @Sendable (Program, Arguments) throws(UsageError) -> Outcome

  /// The command in error messages.
  var described: String { isImplied ? "opening a scene" : "'\(name)'" }

  /// What the help of a program says of the words in the usage line.
  func about(in program: Program) -> [String] {
    about.map { $0.replacing("tenniel ", with: program.name + " ") }
  }

  /// The usage line in a program, without the options.
  func usage(of program: Program) -> String {
    let isRequired = needsScene && program.scenes.count > 1
    let words = isRequired ? usage.replacing("[SCENE]", with: "SCENE") : usage
    return [program.name, isImplied ? "" : name, words].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension Subcommand: Hashable {
  static func == (a: Subcommand, b: Subcommand) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
