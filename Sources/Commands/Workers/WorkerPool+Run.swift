import Foundation

extension WorkerPool {
  /// The answers of one run, and the workers that are at it.
  @MainActor
  struct Run {
    let pool: WorkerPool
    let tasks: [String]
    private(set) var answers: [Answer?]
    private var waiting: ArraySlice<Int>
    private var workers: [Worker] = []
    /// The tasks at which a worker has died.
    private var retried: Set<Int> = []
    /// Whether a worker has ever been ready.
    private var hasWorked = false
    /// The starts that have failed since a worker was last ready, or has answered: what comes of
    /// the tasks if that goes on, and why.
    private var failures: [(answer: Answer, reason: String)] = []

    init(pool: WorkerPool, tasks: [String], waiting: ArraySlice<Int>) {
      self.pool = pool
      self.tasks = tasks
      self.waiting = waiting
      answers = Array(repeating: nil, count: tasks.count)
    }

    var isUnfinished: Bool { !waiting.isEmpty || workers.contains { $0.task != nil } }

    /// Starts as many workers as there is work for. Where that fails, the others go on alone; if
    /// there are none, the tasks that wait have that as their answer, and the other answers stay.
    mutating func startWorkers() throws(Failure) {
      let busy = workers.count { $0.task != nil }
      let wanted = min(pool.jobs, busy + waiting.count)
      while workers.count < wanted, failures.count < mostFailures {
        do {
          workers.append(try Worker(pool.command))
        } catch {
          let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
          let reason = (cause ?? error as NSError).localizedDescription
          failures.append((.died("before it began: \(reason)"), reason))
          break
        }
      }
      guard workers.isEmpty, failures.count >= mostFailures, let failure = failures.last else {
        return
      }
      guard hasWorked else { throw .unstartable(failure.reason) }
      for task in waiting { answers[task] = failure.answer }
      waiting = []
    }

    /// How many starts may fail in a row. What has never worked will not work, but a machine may
    /// lack memory for a while.
    private var mostFailures: Int { hasWorked ? 5 : 1 }

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
          take(.hung(pool.patience), of: worker, at: task, "it gave no sign of life")
        }
        if let task, answers[task] != nil { answered.append(task) }
      }
      return answered
    }

    private mutating func take(
      _ records: [WorkerRecord]?, of worker: Worker, at task: Int?
    ) throws(Failure) {
      guard let records else {
        let status = worker.end()
        let how = pool.told(worker.id) ?? status
        return take(.died(how), of: worker, at: task, "it ended \(how)")
      }
      for record in records {
        switch record {
        case .answer(let text):
          failures = []
          if let task { answers[task] = .text(text) }
        case .refusal(let text): throw .refused(text)
        case .ready: (hasWorked, failures) = (true, [])
        case .alive: break
        }
      }
    }

    /// Takes note that a worker has ended.
    private mutating func take(
      _ answer: Answer, of worker: Worker, at task: Int?, _ reason: String
    ) {
      workers.removeAll { $0 === worker }
      if !worker.isReady { failures.append((answer, reason)) }
      guard let task else { return }
      // A task is to blame the second time: what the scenes of the task before have left running
      // may have ended the worker.
      if case .died = answer, retried.insert(task).inserted {
        waiting.insert(task, at: waiting.startIndex)
      } else {
        answers[task] = answer
      }
    }

    /// Ends all workers. What they have printed is written with each answer, and one that waits for
    /// a task might not end by itself.
    mutating func end() {
      for worker in workers { worker.kill() }
      for worker in workers {
        _ = worker.end()
        // A report that nobody wants is gone then.
        _ = pool.told(worker.id)
      }
      workers = []
    }

    /// How long a wait is at the most, in milliseconds.
    private static let moment: Int32 = 100
  }
}
