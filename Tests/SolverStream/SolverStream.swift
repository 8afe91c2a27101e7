import Foundation

/// The program: answers operations line by line, each before the next is read.
struct SolverStream: Sendable {
  static let usage = "usage: solver-stream [--timings] [FILE]"

  /// The file to be read; nil for the standard input.
  private let file: String?
  private let tellsTime: Bool
  /// The descriptor that is read without a file.
  var input = STDIN_FILENO
  var output = STDOUT_FILENO

  /// - Parameter words: The words after the program's name; nil is returned if they make no sense.
  init?(_ words: [String]) {
    let plain = words.filter { $0 != "--timings" }
    guard plain.count <= 1, plain.allSatisfy({ $0 == "-" || !$0.hasPrefix("-") }) else {
      return nil
    }
    file = plain.first == "-" ? nil : plain.first
    tellsTime = plain.count < words.count
  }

  /// What the program ends with.
  struct Outcome: Equatable, Sendable {
    /// 0; 1 if a line was skipped; 2 if the input can't be read.
    var status: Int32 = 0
    /// A line for the standard error; empty for none.
    var message = ""
  }

  /// Answers all lines.
  func run() -> Outcome {
    signal(SIGPIPE, SIG_IGN)
    // A program that starts this one may have made its pipes so that reading does not wait.
    for descriptor in [input, output] {
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }
    guard let lines = opened() else { return unreadable }
    guard let answers = fdopen(dup(output), "w") else {
      let outcome = unwritable
      fclose(lines)
      return outcome
    }
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer {
      free(line)
      fclose(lines)
      fclose(answers)
    }
    var conversation = SolveConversation(tellsTime: tellsTime)
    while true {
      let count = getline(&line, &capacity, lines)
      guard count >= 0 else { break }
      var text = Array(UnsafeRawBufferPointer(start: line, count: count))
      if text.last == UInt8(ascii: "\n") { text.removeLast() }
      guard let answer = conversation.answer(to: text) else { continue }
      if fwrite(answer, 1, answer.count, answers) == answer.count, fflush(answers) == 0 { continue }
      // A closed pipe ends the conversation and is no error.
      if errno == EPIPE { break }
      return unwritable
    }
    if ferror(lines) != 0 { return unreadable }
    return Outcome(status: conversation.hasErrors ? 1 : 0)
  }

  private func opened() -> UnsafeMutablePointer<FILE>? {
    if let file { fopen(file, "re") } else { fdopen(dup(input), "r") }
  }

  private var unreadable: Outcome {
    let source = file.map { "'\($0)'" } ?? "standard input"
    return Outcome(status: 2, message: "can't read \(source): \(Self.reason)")
  }

  private var unwritable: Outcome {
    Outcome(status: 1, message: "the output could not be written: \(Self.reason)")
  }

  /// What the system says of its last error.
  private static var reason: String { String(cString: strerror(errno)) }
}
