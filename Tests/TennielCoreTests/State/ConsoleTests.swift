import TerminalIO
import Testing

@testable import TerminalApp
@testable import UIFoundation

@Suite struct ConsoleTests {
  private func call(_ method: String) -> LayoutEvent {
    .callback(LayoutCallback(receiver: "Card", method: method, detail: nil))
  }

  private func printed(_ text: String) -> ConsoleLine.Content { .printed(.output, text) }

  @Test func `lines that follow their like are counted`() {
    var console = Console()
    for method in ["a()", "a()", "b()", "a()", "a()", "a()"] { console.take(call(method)) }
    #expect(console.lines.map(\.count) == [2, 1, 3])
  }

  @Test func `they are counted across what is taken in parts`() {
    var console = Console()
    var part = Console()
    for _ in 0..<3 {
      part.take(call("a()"))
      part.take(call("a()"))
      if let news = part.takeNews() { console.append(news) }
    }
    #expect(console.lines.map(\.count) == [6])
    #expect(part.takeNews() == nil)
  }

  @Test func `what the user did heads what came of it, and nothing else`() {
    var console = Console()
    let left = ConsoleEvent(kind: .key, text: "left")
    let right = ConsoleEvent(kind: .key, text: "right")
    console.begin(left)
    console.begin(right)
    console.take(call("a()"))
    console.take(call("b()"))
    #expect(console.lines.first == ConsoleLine(content: .event(right)))
    #expect(console.lines.count == 3)
  }

  @Test func `only the last lines are kept, and their numbers go on`() {
    var console = Console()
    for number in 0..<50_000 { console.take(call("m\(number)()")) }
    #expect(console.lines.count <= Console.most)
    #expect(console.lines.count >= Console.most / 2)
    #expect(console.numbers.upperBound == 50_000)
    #expect(
      console.lines.last?.content
        == .callback(LayoutCallback(receiver: "Card", method: "m49999()", detail: nil)))
  }

  @Test func `much that comes at once replaces what was there`() {
    var (console, part) = (Console(), Console())
    console.take(call("first()"))
    for number in 0..<5000 { part.take(call("m\(number)()")) }
    if let news = part.takeNews() { console.append(news) }
    #expect(console.numbers.upperBound == 5001)
    #expect(console.lines.count <= Console.most)
  }

  @Test func `printed lines are counted as unseen with those that were left out`() {
    var console = Console()
    console.take(
      ["one", "two"], from: .output, after: PrintedBytes.Amount(bytes: 9000, lines: 40),
      unfinished: [])
    #expect(console.unseen == 42)
    #expect(
      console.lines.map(\.content) == [
        .omitted(.output, PrintedBytes.Amount(bytes: 9000, lines: 40)), printed("one"),
        printed("two"),
      ])
  }

  @Test func `a longer beginning of a line is news`() {
    var console = Console()
    console.take([], from: .error, after: .init(), unfinished: [ConsoleLine(content: printed("a"))])
    #expect(console.takeNews()?.unfinished.map(\.content) == [printed("a")])
    #expect(console.takeNews() == nil)
    console.take(
      [], from: .error, after: .init(), unfinished: [ConsoleLine(content: printed("ab"))])
    #expect(console.takeNews()?.unfinished.map(\.content) == [printed("ab")])
  }

  @Test func `a cleared console counts on`() {
    var console = Console()
    for method in ["a()", "b()"] { console.take(call(method)) }
    console.clear()
    #expect(console.lines.isEmpty)
    #expect(console.numbers == 2..<2)
  }
}
