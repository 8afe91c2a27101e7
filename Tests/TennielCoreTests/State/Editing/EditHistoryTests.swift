import Testing

@testable import TerminalApp

@Suite struct `A history of states` {
  private var history: EditHistory<String> {
    var history = EditHistory("a")
    history.make("ab", "b is added")
    history.make("abc", "c is added")
    return history
  }

  @Test func `goes back through its states and forth again`() {
    var history = history
    #expect(history.undo()?.sentence == "c is added")
    #expect(history.state == "ab")
    #expect(history.undo()?.sentence == "b is added")
    #expect(history.state == "a")
    #expect(history.undo() == nil)
    #expect(history.redo()?.sentence == "b is added")
    #expect(history.redo()?.sentence == "c is added")
    #expect(history.redo() == nil)
    #expect(history == self.history)
  }

  @Test func `forgets what was taken back when there is another step`() {
    var history = history
    _ = history.undo()
    history.make("abx", "x is added")
    #expect(history.redo() == nil)
    #expect(history.done.map(\.after) == ["ab", "abx"])
  }

  @Test func `takes what changes nothing for no step`() {
    var history = history
    _ = history.undo()
    history.make("ab", "nothing is added")
    #expect(history.done.count == 1)
    #expect(history.undone.count == 1)
  }

  @Test func `makes a step of several that go on, and none if they lead back`() {
    var history = history
    history.goOn(to: "abcd", "c and d are added")
    #expect(history.done.map(\.sentence) == ["b is added", "c and d are added"])
    #expect(history.done.last?.before == "ab")
    history.goOn(to: "ab", "nothing is added")
    #expect(history.done.map(\.after) == ["ab"])
    #expect(history.state == "ab")
  }

  @Test func `keeps no more steps than there is room for`() {
    var history = EditHistory(0)
    for number in 1...2 * EditHistory<Int>.mostSteps { history.make(number, "\(number)") }
    #expect(history.done.count == EditHistory<Int>.mostSteps)
    var last = 0
    while history.undo() != nil { last = history.state }
    #expect(last == EditHistory<Int>.mostSteps)
  }
}
