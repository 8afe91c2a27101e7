import JSON

/// Answers lines of operations: a way to test the solver from any language.
///
/// Operations and answers are JSON Lines, an object on each line (RFC 8259, UTF-8).
/// ``Operation/forms`` lists the operations and their answers; `--help` prints them with the rules
/// for all of them.
///
/// With timings, every operation that is not skipped is answered, with the `microseconds` that it
/// took without reading and printing.
struct SolveConversation {
  private var session = SolveSession()
  private let tellsTime: Bool
  private var line = 0

  /// Whether a line could not be read, or named something unknown.
  private(set) var hasErrors = false

  /// - Parameter tellsTime: Whether every operation is answered, with its time.
  init(tellsTime: Bool) { self.tellsTime = tellsTime }

  /// The answer to a line, with a newline; nil if there is none.
  mutating func answer(to text: [UInt8]) -> [UInt8]? {
    line += 1
    let text = line == 1 && text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text[3...]) : text
    guard !text.allSatisfy(JSONReader.isBlank) else { return nil }
    do throws(OperationError) {
      let operation = try Operation(reading: text)
      let clock = ContinuousClock()
      let start = clock.now
      let answer = try session.perform(operation)
      let time = clock.now - start
      if answer.isEmpty, !tellsTime { return nil }
      return printed(answer, time: tellsTime ? time : nil)
    } catch {
      hasErrors = true
      return printed([JSONValue.Member("error", .string(Name(error.message)))])
    }
  }

  private func printed(_ answer: Answer, time: Duration? = nil) -> [UInt8] {
    var members = [JSONValue.Member("line", .number(Double(line)))] + answer
    if let time {
      let microseconds = (time / .nanoseconds(1)).rounded() / 1000
      members.append(JSONValue.Member("microseconds", .number(microseconds)))
    }
    var bytes: [UInt8] = []
    JSONValue.object(members).write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}
