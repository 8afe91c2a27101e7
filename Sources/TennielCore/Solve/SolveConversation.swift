import JSON

/// Lines of operations and the answers to them: the way to use, and to test, the solver from any
/// language, as `tenniel solve`.
///
/// Both are JSON Lines: an object a line (RFC 8259, UTF-8). ``Operation/forms`` has the operations with
/// what they answer, and ``Operation/rules`` what holds for them all; `solve --help` prints both.
///
/// With timings, every operation that was not skipped is answered, with the `microseconds` that
/// it took, without reading and printing.
struct SolveConversation {
  private var session = SolveSession()
  private let tellsTime: Bool
  private var line = 0

  /// Whether a line could not be read, or named what isn't there.
  private(set) var hasErrors = false

  /// - Parameter tellsTime: whether every operation is answered, with the time it took.
  init(tellsTime: Bool) { self.tellsTime = tellsTime }

  /// The line that answers a line, with its newline; nil if there is nothing to say.
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
      if answer == .done, !tellsTime { return nil }
      return printed(answer, time: tellsTime ? time : nil)
    } catch {
      hasErrors = true
      return printed(.error(error.message))
    }
  }

  private func printed(_ answer: Answer, time: Duration? = nil) -> [UInt8] {
    var bytes: [UInt8] = []
    let microseconds = time.map { ($0 / .nanoseconds(1)).rounded() / 1000 }
    answer.json(line: line, microseconds: microseconds).write(to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    return bytes
  }
}
