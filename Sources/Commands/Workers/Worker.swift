import Foundation

/// A worker process: it reads tasks, a line each, and writes a ``WorkerRecord`` for each.
@MainActor
final class Worker {
  /// The task that it works at; nil if it waits for one.
  private(set) var task: Int?
  /// When it has written a record, or begun a task. While the machine sleeps no time passes.
  private(set) var lastSign = SuspendingClock.now
  /// Whether it has started.
  private(set) var isReady = false
  private let process = Process()
  private let tasks = Pipe()
  private let answers = Pipe()
  /// The beginning of the next line.
  private var bytes: [UInt8] = []

  /// Starts the process. It is in a process group of its own, so that an interruption from the
  /// terminal reaches the process that started it alone.
  init(_ command: WorkerCommand) throws {
    process.executableURL = URL(fileURLWithPath: command.executable)
    process.arguments = command.words
    process.standardInput = tasks
    process.standardOutput = answers
    try process.run()
  }

  /// The descriptor that its records come from.
  var descriptor: Int32 { answers.fileHandleForReading.fileDescriptor }

  /// Whether it takes a task.
  var isFree: Bool { isReady && task == nil }

  /// Gives it a task. A worker that has ended is noticed as its records are read.
  func begin(_ task: Int, _ text: String) {
    self.task = task
    lastSign = .now
    let input = Descriptor(number: tasks.fileHandleForWriting.fileDescriptor)
    try? input.write(Array(text.utf8) + [UInt8(ascii: "\n")])
  }

  /// Reads what it has written since: its records. Other lines were printed before it began to
  /// work: from then on, what its scenes print goes to standard error.
  /// - Returns: The records; nil if it has ended.
  func records(printing print: ([UInt8]) -> Void) -> [WorkerRecord]? {
    let output = Descriptor(number: descriptor)
    guard let more = try? output.read(upTo: 1 << 16), !more.isEmpty else { return nil }
    var records: [WorkerRecord] = []
    var rest = more[...]
    // What is kept has no newline: an answer of many megabytes is searched once.
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = bytes + rest[..<end]
      if let record = WorkerRecord(line) { records.append(record) } else { print(line + [10]) }
      (bytes, rest) = ([], rest[(end + 1)...])
    }
    bytes += rest
    if !records.isEmpty { lastSign = .now }
    if records.contains(.ready) { isReady = true }
    if records.contains(where: { $0 != .ready && $0 != .alive }) { task = nil }
    return records
  }

  /// Ends it at once, and the processes that its scenes have started, which are in its group.
  func kill() {
    if Foundation.kill(-process.processIdentifier, SIGKILL) != 0 {
      Foundation.kill(process.processIdentifier, SIGKILL)
    }
  }

  /// The number of the process.
  var id: Int32 { process.processIdentifier }

  /// Waits until it has ended, and says how.
  func end() -> String {
    try? tasks.fileHandleForWriting.close()
    process.waitUntilExit()
    let status = process.terminationStatus
    guard process.terminationReason == .uncaughtSignal else { return "with status \(status)" }
    return "by signal \(status) (\(String(cString: strsignal(status))))"
  }
}

/// How a worker process is started.
package struct WorkerCommand: Sendable {
  /// The first word of its command line, which no user types.
  package static let word = "--worker"

  /// The path of the executable.
  let executable: String
  /// The words after it.
  var words: [String] = []

  /// This process's own executable, also if its file was replaced since it was started.
  package static let own = WorkerCommand(executable: "/proc/self/exe")

  /// The worker of a command line.
  func working(at words: [String]) -> WorkerCommand {
    WorkerCommand(executable: executable, words: self.words + [Self.word] + words)
  }
}
