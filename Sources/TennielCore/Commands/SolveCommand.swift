import Foundation

extension Subcommand {
  static let solve = Subcommand(
    name: "solve", operands: .file, usage: "[FILE]",
    summary: "solve constraints, a JSON object a line",
    about: [
      "Reads one operation a line, each a JSON object, from FILE or from standard input, and answers",
      "at once, a JSON object a line, with the number of the line that it answers.",
    ],
    appendix: { ["Operations"] + Operation.lines + [""] + Operation.rules + [""] },
    page: \.solveHelp,
    status: [
      "Exit status: 0; 1 if a line was skipped; 2 if FILE can't be read, or for a wrong",
      "command line.",
    ],
    run: { program, arguments throws(UsageError) in
      try SolveCommand(program: program, arguments: arguments).run()
    })
}

/// `solve [FILE]`: answers operations line by line, each before the next is read.
@MainActor
struct SolveCommand {
  let program: Program
  let arguments: Arguments

  func run() throws(UsageError) -> Outcome {
    signal(SIGPIPE, SIG_IGN)
    let file = arguments.file == "-" ? nil : arguments.file
    let source = file.map { "'\($0)'" } ?? "standard input"
    var conversation = SolveConversation(tellsTime: arguments.wantsTimings)
    do throws(Descriptor.Failure) {
      let input = try file.map(Descriptor.init(reading:))
      defer { input?.close() }
      var lines = LineReader(input ?? program.environment.input)
      while let line = try lines.next() {
        guard let answer = conversation.answer(to: line) else { continue }
        do throws(Descriptor.Failure) {
          try program.environment.output.write(answer)
        } catch {
          return self.outcome(of: conversation, unwritten: error)
        }
      }
    } catch {
      throw UsageError("can't read \(source): \(error)")
    }
    return Outcome(status: conversation.hasErrors ? 1 : 0)
  }

  /// A closed pipe ends the conversation and is no error.
  private func outcome(
    of conversation: SolveConversation, unwritten failure: Descriptor.Failure
  ) -> Outcome {
    guard failure.isClosedPipe else {
      return Outcome(
        diagnostics: "\(program.name): the output could not be written: \(failure)\n", status: 1)
    }
    return Outcome(status: conversation.hasErrors ? 1 : 0)
  }
}
