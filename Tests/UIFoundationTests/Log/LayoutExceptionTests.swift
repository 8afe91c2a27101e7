import Testing
import UIFoundation

@MainActor @Suite struct `A handler of exceptions` {
  /// Raises an exception of a reason.
  private func raise(_ reason: String) { LayoutException.raise(.generic, reason) }

  @Test func `gets those of its operation, and the one around it all others`() {
    var heard: [String] = []
    LayoutException.withHandler {
      heard.append("outer " + $0.reason)
    } operation: {
      raise("before")
      LayoutException.withHandler(
        { heard.append("inner " + $0.reason) }, operation: { raise("within") })
      raise("after")
    }
    #expect(heard == ["outer before", "inner within", "outer after"])
  }

  @Test func `gets those of the tasks that its operation starts, whenever they go on`() async {
    var heard: [String] = []
    await LayoutException.withHandler {
      heard.append("outer " + $0.reason)
    } operation: {
      let task = LayoutException.withHandler {
        heard.append("inner " + $0.reason)
      } operation: {
        Task { @MainActor in raise("of the task") }
      }
      raise("meanwhile")
      await task.value
    }
    #expect(heard == ["outer meanwhile", "inner of the task"])
  }

  @Test func `gives back and throws what its operation does`() {
    struct Refused: Error, Equatable {}
    let handled = LayoutException.withHandler({ _ in }, operation: { 7 })
    #expect(handled == 7)
    #expect(throws: Refused()) {
      try LayoutException.withHandler { _ in
      } operation: {
        throw Refused()
      }
    }
  }
}
