import Commands
import Documents

extension Program {
  /// The program with all commands of Tenniel.
  init(name: String, scenes: [NamedScene], environment: ProgramEnvironment = .current) {
    self.init(
      name: name, scenes: scenes,
      commandNames: Subcommand.all.filter { !$0.isImplied }.map(\.name),
      environment: environment)
  }

  /// Runs a command line, given as the words after the program's name.
  @MainActor
  func run(_ words: [String]) -> Outcome {
    if words.first == WorkerCommand.word {
      let words = Array(words.dropFirst())
      return work(Result { () throws(UsageError) in try Arguments(parsing: words) })
    }
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
}
