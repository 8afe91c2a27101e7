import Foundation

/// Worker processes that share the tasks of a command.
///
/// Views live on the main actor, so that one process lays out on one core. Which worker takes which
/// task depends on time, and no answer does.
@MainActor
struct WorkerPool {
  /// What came of a task.
  enum Answer: Equatable, Sendable {
    case text(String)
    /// The worker has ended before it answered: how, in words that follow "it ended".
    case died(String)
    /// The worker gave no sign of life for this many seconds, and was ended.
    case hung(Int)
  }

  /// Why a run of tasks has ended early.
  enum Failure: Error, Equatable {
    /// A worker says that the command line is wrong.
    case refused(String)
    /// No worker can be started.
    case unstartable(String)
  }

  let command: WorkerCommand
  /// The most workers at a time.
  let jobs: Int
  /// After how many seconds without a sign of life a worker is ended.
  let patience: Int

  /// Has the tasks answered.
  /// - Parameters:
  ///   - order: The indices of all tasks, in the order in which they are begun.
  ///   - isInterrupted: Whether to end at once. The answers that there are stay.
  ///   - progress: Called with the index of each task that is answered.
  ///   - print: Takes lines that the workers' scenes have printed.
  /// - Returns: The answers, in the order of the tasks; nil for what was not answered.
  func answers(
    to tasks: [String], order: [Int], interruption: Interruption?,
    progress: (Int) -> Void, printing print: ([UInt8]) -> Void
  ) throws(Failure) -> [Answer?] {
    var run = Run(pool: self, tasks: tasks, waiting: order[...])
    defer { run.end() }
    while run.isUnfinished, interruption?.hasCome != true {
      try run.startWorkers()
      run.giveTasks()
      for task in try run.read(interruption: interruption, printing: print) { progress(task) }
    }
    return run.answers
  }

  /// The answers of one run, and the workers that are at it.
  @MainActor
  private struct Run {
    let pool: WorkerPool
    let tasks: [String]
    var waiting: ArraySlice<Int>
    var answers: [Answer?]
    var workers: [Worker] = []

    init(pool: WorkerPool, tasks: [String], waiting: ArraySlice<Int>) {
      self.pool = pool
      self.tasks = tasks
      self.waiting = waiting
      answers = Array(repeating: nil, count: tasks.count)
    }

    var isUnfinished: Bool { !waiting.isEmpty || workers.contains { $0.task != nil } }

    /// Starts as many workers as there is work for.
    mutating func startWorkers() throws(Failure) {
      let busy = workers.count { $0.task != nil }
      let wanted = min(pool.jobs, busy + waiting.count)
      while workers.count < wanted {
        do {
          workers.append(try Worker(pool.command))
        } catch {
          throw .unstartable("\(error)")
        }
      }
    }

    mutating func giveTasks() {
      for worker in workers where worker.isFree {
        guard let task = waiting.popFirst() else { return }
        worker.begin(task, tasks[task])
      }
    }

    /// Waits until a worker has written or ended, or for a moment.
    /// - Returns: The tasks that are answered by now.
    mutating func read(
      interruption: Interruption?, printing print: ([UInt8]) -> Void
    ) throws(Failure) -> [Int] {
      let descriptors = workers.map(\.descriptor) + (interruption.map { [$0.descriptor] } ?? [])
      var watched = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      guard poll(&watched, nfds_t(watched.count), Self.moment) >= 0 else { return [] }
      var answered: [Int] = []
      for (worker, watched) in zip(workers, watched) {
        let task = worker.task
        if watched.revents != 0 {
          try take(worker.records(printing: print), of: worker, at: task)
        } else if worker.lastSign.duration(to: .now) > .seconds(pool.patience) {
          worker.kill()
          _ = worker.end()
          try take(.hung(pool.patience), of: worker, at: task)
        }
        if let task, answers[task] != nil { answered.append(task) }
      }
      return answered
    }

    private mutating func take(
      _ records: [WorkerRecord]?, of worker: Worker, at task: Int?
    ) throws(Failure) {
      guard let records else { return try take(.died(worker.end()), of: worker, at: task) }
      for record in records {
        switch record {
        case .answer(let text): if let task { answers[task] = .text(text) }
        case .refusal(let text): throw .refused(text)
        case .ready, .alive: break
        }
      }
    }

    /// Takes note that a worker has ended. One that has not even started will not start again.
    private mutating func take(
      _ answer: Answer, of worker: Worker, at task: Int?
    ) throws(Failure) {
      workers.removeAll { $0 === worker }
      if let task { answers[task] = answer }
      guard !worker.isReady else { return }
      switch answer {
      case .died(let how): throw .unstartable("it ended \(how)")
      case .hung, .text: throw .unstartable("it gave no sign of life")
      }
    }

    /// Ends all workers: those without a task have nothing left to do.
    mutating func end() {
      for worker in workers {
        if worker.task == nil { worker.finish() } else { worker.kill() }
      }
      for worker in workers { _ = worker.end() }
      workers = []
    }

    /// How long a wait is at the most, in milliseconds.
    private static let moment: Int32 = 100
  }
}
