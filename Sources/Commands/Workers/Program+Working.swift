import Foundation
import TerminalIO

extension Program {
  /// Works as a worker process: answers each task of standard input, a line each, until its end.
  ///
  /// What the scenes print goes to standard error, since standard output has the answers.
  /// - Parameter arguments: The command line whose tasks these are.
  @MainActor
  package func work(_ arguments: Result<Arguments, UsageError>) -> Outcome {
    signal(SIGPIPE, SIG_IGN)
    let answers = Descriptor(number: dup(STDOUT_FILENO))
    answers.endProcessWithoutReader()
    dup2(STDERR_FILENO, STDOUT_FILENO)
    var program = self
    program.environment.showsLife = Self.signs(to: answers)
    do throws(Descriptor.Failure) {
      try answers.write(WorkerRecord.ready.line)
      var lines = LineReader(environment.input)
      while let line = try lines.next() {
        let record = program.record(for: String(decoding: line, as: UTF8.self), arguments)
        fflush(nil)
        CrashReports.passErrors()
        try answers.write(record.line)
      }
    } catch {
      // Nobody waits for an answer any more.
      return Outcome(status: 1)
    }
    return Outcome()
  }

  @MainActor
  private func record(
    for task: String, _ arguments: Result<Arguments, UsageError>
  ) -> WorkerRecord {
    do throws(UsageError) {
      return .answer(try answer(to: task, try arguments.get()))
    } catch {
      return .refusal(error.message)
    }
  }

  /// The answer of the arguments' command to a task.
  @MainActor
  private func answer(to task: String, _ arguments: Arguments) throws(UsageError) -> String {
    guard let work = arguments.command.work else {
      throw UsageError("\(arguments.command.described) has no workers")
    }
    return try inLanguage(of: arguments) { () throws(UsageError) in
      try work(self, arguments, task)
    }
  }

  /// Writes that the worker goes on, at most four times a second.
  @MainActor
  private static func signs(to answers: Descriptor) -> @MainActor @Sendable () -> Void {
    var last = ContinuousClock.now
    return {
      CrashReports.showLife()
      guard last.duration(to: .now) > .milliseconds(250) else { return }
      last = .now
      try? answers.write(WorkerRecord.alive.line)
    }
  }

  /// Has tasks answered by worker processes, or by this process if the program starts none.
  /// - Parameters:
  ///   - weights: How much work each task is, compared with the others. The heaviest is begun
  ///     first.
  ///   - noun: What a task is, in the plural: `documents`.
  /// - Returns: The answers, in the order of the tasks; nil for what was not answered, since the
  ///   user has interrupted the command.
  @MainActor
  func answers(
    to tasks: [String], weights: [Int], noun: String, _ arguments: Arguments
  ) throws(UsageError) -> [WorkerPool.Answer?] {
    guard let worker = environment.worker, !tasks.isEmpty else {
      var answers: [WorkerPool.Answer?] = []
      for task in tasks { answers.append(.text(try answer(to: task, arguments))) }
      return answers
    }
    signal(SIGPIPE, SIG_IGN)
    let pool = WorkerPool(
      command: worker.working(at: arguments.words),
      jobs: arguments.workers.most ?? ProcessInfo.processInfo.activeProcessorCount,
      patience: arguments.workers.patience, told: crash(ofWorker:))
    let progress = ProgressLine(
      weights: weights, noun: noun, isShown: environment.errorsAreTerminal)
    let interruption = Interruption()
    defer {
      interruption.end()
      progress.erase()
    }
    do throws(WorkerPool.Failure) {
      return try pool.answers(
        to: tasks, order: tasks.indices.sorted { weights[$0] > weights[$1] },
        interruption: interruption, progress: { progress.count($0) },
        printing: { line in
          progress.erase()
          try? Descriptor.standardError.write(line)
        })
    } catch {
      switch error {
      case .refused(let message): throw UsageError(message)
      case .unstartable(let why): throw UsageError("no worker process can be started: \(why)")
      }
    }
  }
}
