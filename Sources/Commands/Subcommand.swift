/// A command, given by the first word of the command line. Any other word is a scene to play.
///
/// Each command stands in a file `…Command`, beside the type of the same name that does the work.
package struct Subcommand: Sendable {
  /// What the words after the command are.
  package enum Operands: Sendable {
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
    package var most: Int {
      switch self {
      case .scene, .sceneAndItem, .file, .check, .shell: 1
      case .documents, .versions, .none: 0
      }
    }

    /// Whether the command opens a scene on the simulated screen.
    package var opensScene: Bool { self == .scene || self == .sceneAndItem || self == .versions }
  }

  package let name: String
  package let operands: Operands
  package let output: Output
  /// The words in the usage line, such as `[FILE]`.
  package let usage: String
  /// Whether it is the command of a command line that names none.
  package let isImplied: Bool
  /// Whether a program with several scenes has to be told one.
  package let needsScene: Bool
  /// A description in one line of help.
  package let summary: String
  /// What the help says of the words in the usage line, where the program is called tenniel.
  package let about: [String]
  /// What the help says behind the options.
  package let appendix: @Sendable () -> [String]
  /// What the exit status tells.
  package let status: [String]
  /// Why the command can't read a document from standard input; nil if it can.
  package let obstacleToInput: String?
  /// Whether the documents are opened before the command runs. A command that looks at them one by
  /// one opens them itself.
  package let opensDocuments: Bool
  /// What a worker process of the command answers to a task; nil for a command without workers.
  let work: Work?
  package let run: Run

  package typealias Work =
    @MainActor @Sendable (Program, Arguments, String) throws(UsageError) ->
    String
  package typealias Run = @MainActor @Sendable (Program, Arguments) throws(UsageError) -> Outcome

  /// What the exit status of a command without one of its own tells.
  package static let usualStatus = [
    "Exit status: 0; 1 if the system refuses something; 2 for a wrong command line, or a document",
    "that can't be read.",
  ]

  package init(
    name: String, operands: Operands, output: Output = .text, usage: String,
    isImplied: Bool = false, needsScene: Bool = false, summary: String, about: [String] = [],
    appendix: @escaping @Sendable () -> [String] = { [] }, status: [String] = Self.usualStatus,
    obstacleToInput: String? = nil, opensDocuments: Bool = true, work: Work? = nil,
    run: @escaping Run
  ) {
    (self.name, self.operands, self.output) = (name, operands, output)
    (self.usage, self.isImplied, self.needsScene) = (usage, isImplied, needsScene)
    (self.summary, self.about, self.appendix) = (summary, about, appendix)
    (self.status, self.obstacleToInput) = (status, obstacleToInput)
    (self.opensDocuments, self.work, self.run) = (opensDocuments, work, run)
  }

  /// The command in error messages.
  package var described: String { isImplied ? "opening a scene" : "'\(name)'" }

  /// What the help of a program says of the words in the usage line.
  package func about(in program: Program) -> [String] {
    about.map { $0.replacing("tenniel ", with: program.name + " ") }
  }

  /// The usage line in a program, without the options.
  package func usage(of program: Program) -> String {
    let isRequired = needsScene && program.scenes.count > 1
    let words = isRequired ? usage.replacing("[SCENE]", with: "SCENE") : usage
    return [program.name, isImplied ? "" : name, words].filter { !$0.isEmpty }
      .joined(separator: " ")
  }
}

extension Subcommand: Hashable {
  package static func == (a: Subcommand, b: Subcommand) -> Bool { a.name == b.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
