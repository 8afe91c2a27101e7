/// Lines of operations and the answers to them: the way to use, and to test, the solver from any
/// language, as `tenniel solve`.
///
/// Both are JSON Lines: an object a line (RFC 8259, UTF-8). A constraint reads
/// `sum(terms) relation constant`; its variables are free, and made by their first mention.
///
/// | operation | does | answers |
/// |---|---|---|
/// | `add` `id` `terms` `relation` `constant` `priority` | adds a constraint; the relation is `<=`, `=`, `==` or `>=`, no priority is 1000, required | |
/// | `constant` `id` `constant` | changes the right side | |
/// | `priority` `id` `priority` | changes the priority, a number in (0, 1000] | |
/// | `remove` `id` | removes a constraint; its variables stay | |
/// | `edit` `values` | fixes variables, as hard as required, until the next edit of them | |
/// | `unedit` `variables` | leaves them to the constraints again | |
/// | `solve` | | `values` of all variables, `violations` by id: how far those that are not met are missed |
/// | `why` `variable` | | its `value`, and `terms` (`id`, `coefficient`, `constant`) that add up to it |
/// | `why` `id` | | the same of the sum of a constraint's terms; `standing` (`slack`, `binding` or `violated`) and its `distance` |
/// | `ambiguous` | | `variables` that have more than one value (`name`, `min`, `max`, null for no end; `tie`), and `groups` that move together |
/// | `sweep` `variable` `from` `to` | | for an edited variable, `pieces` (`from`, `to`, `values` by name as `constant` and `slope`), and `conflicts` (`from`, `to`, `conflict`, and `repairs` for the value `at`) before and after them |
///
/// Every answer has the number of its `line`, counted from 1 with the blank ones. Operations with
/// nothing under "answers" answer only if they are refused, since the required constraints and
/// edits can't all be met: `refused` is the id or `edit`, `conflict` a minimal set of ids and
/// edits (`edit W`), `repairs` by how much the constant or the value of each would have to change
/// if nothing else did. A refused operation has changed nothing. A line that can't be read, or
/// asks for what isn't there, is answered by `error`, and skipped.
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
