/// Worker processes that share the tasks of a command.
///
/// Views live on the main actor, so that one process lays out on one core. Which worker takes which
/// task depends on time, and no answer does.
@MainActor
struct WorkerPool {
  /// What came of a task.
  enum Answer: Equatable, Sendable {
    case text(String)
    /// Workers have ended before they answered: how the last one did, in words that follow "it
    /// ended".
    case died(String)
    /// The worker gave no sign of life for this many seconds, and was ended.
    case hung(Int)
  }

  /// Why a run of tasks has ended early.
  enum Failure: Error, Equatable {
    /// A worker says that the command line is wrong.
    case refused(String)
    /// No worker could be started, and none has ever worked.
    case unstartable(String)
  }

  let command: WorkerCommand
  /// The most workers at a time.
  let jobs: Int
  /// After how many seconds without a sign of life a worker is ended.
  let patience: Int
  /// How the process of a number has ended, as it has reported itself; nil for no report.
  var told: (Int32) -> String? = { _ in nil }

  /// Has the tasks answered.
  /// - Parameters:
  ///   - order: The indices of all tasks, in the order in which they are begun.
  ///   - isInterrupted: Whether to end at once. The answers that there are stay.
  ///   - progress: Called with the index of each task that is answered.
  ///   - print: Takes lines that workers have printed before they began to work.
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
}
