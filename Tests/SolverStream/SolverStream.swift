import Foundation

/// The program: answers operations line by line, each before the next is read.
struct SolverStream: Sendable {
  static let usage = "usage: solver-stream [--timings] [FILE]"

  /// The file to be read; nil for the standard input.
  private let file: String?
  private let tellsTime: Bool
  /// What is read without a file.
  var input = Descriptor(number: STDIN_FILENO)
  var output = Descriptor(number: STDOUT_FILENO)

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
    var conversation = SolveConversation(tellsTime: tellsTime)
    do throws(Descriptor.Failure) {
      let opened = try file.map(Descriptor.init(reading:))
      defer { opened?.close() }
      var lines = LineReader(opened ?? input)
      while let line = try lines.next() {
        guard let answer = conversation.answer(to: line) else { continue }
        do throws(Descriptor.Failure) {
          try output.write(answer)
        } catch {
          // A closed pipe ends the conversation and is no error.
          guard error.isClosedPipe else {
            return Outcome(status: 1, message: "the output could not be written: \(error)")
          }
          break
        }
      }
    } catch {
      let source = file.map { "'\($0)'" } ?? "standard input"
      return Outcome(status: 2, message: "can't read \(source): \(error)")
    }
    return Outcome(status: conversation.hasErrors ? 1 : 0)
  }
}
