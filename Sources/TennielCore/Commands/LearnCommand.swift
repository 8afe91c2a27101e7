import Commands
import Documents
import TerminalApp
import Wording

extension Subcommand {
  static let learn = Subcommand(
    name: "learn", operands: .none, usage: "",
    summary: "learn the tools of Interface Builder, in ten steps",
    about: [
      "Each step is a document of its own, and sees for itself what is done. The next start goes on at",
      "the step that was reached; --step begins one anew, and those after it.",
    ],
    run: { program, arguments throws(UsageError) in
      try LearnCommand(program: program, arguments: arguments).run()
    })
}

/// `learn`: the steps that build what Apple's chapter about Interface Builder tells, in documents
/// of their own. What a script does in them leaves nothing behind.
@MainActor
struct LearnCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    let state = arguments.isScript ? nil : StateFolder(in: program.environment.variables)
    let folder = LessonFolder(in: state)
    defer { folder.close() }
    do throws(WholeFile.Refusal) {
      try folder.prepare(anewFrom: arguments.lesson.map { $0 - 1 })
    } catch {
      let reason = "could not write the steps to \(folder.url.path.printable): \(error.reason)"
      return Outcome(diagnostics: "\(program.name): \(reason)\n", status: 1)
    }
    if let state, let first = arguments.lesson {
      let journal = Journal(in: state.url)
      for path in folder.paths[(first - 1)...] { journal.discardRemains(of: path) }
    }
    return try PlayCommand(
      program: learning(in: folder), arguments: arguments, lessons: folder
    ).run()
  }

  /// The program with the documents of the steps, which begins with the step that the arguments
  /// name, or else with the step that was reached.
  func learning(in folder: LessonFolder) throws(UsageError) -> Program {
    var arguments = arguments
    arguments.documents = folder.paths.compactMap(DocumentReference.init)
    var program = try program.opening(arguments)
    let path = folder.paths[arguments.lesson.map { $0 - 1 } ?? folder.reached]
    program.first = program.scenes.firstIndex { $0.origin?.path == path } ?? 0
    return program
  }
}
