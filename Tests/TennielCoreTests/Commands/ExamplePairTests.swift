import Stage
import Testing

@testable import Commands

/// The pictures of `explain`.
@MainActor @Suite struct ExamplePairTests {
  @Test func `a check finds something in its wrong example, and no check in the right one`() {
    for pair in ExamplePair.all {
      let found = pair.scene(isRight: false).snapshot.problems
      #expect(found.contains { $0.kind == pair.check }, "\(pair.check)")
      let rest = pair.scene(isRight: true).snapshot.problems
      #expect(rest.map(\.message) == [], "\(pair.check)")
    }
  }

  @Test func `a check without an example has a fault that nobody sees`() {
    let unseen = Set(LayoutCheck.all).subtracting(ExamplePair.all.map(\.check))
    #expect(
      Set(unseen.map(\.identifier)).isSubset(of: [
        "approximate", "duplicate", "misplaced", "notice", "row-pixel",
        "unlabeled-button",
      ]))
  }

  @Test func `the pictures stand between a check's summary and its words`() {
    #expect(
      run("explain", "no-room").output.hasPrefix(
        """
        no-room (warning): a text or picture without room for any of it

          Wrong                       Right
          ╭──────────────────────╮    ╭──────────────────────╮
          │                      │    │                      │
          │ The Mad Tea-Pa…   ┃ ┃│    │ The Mad Tea-   New   │
          │                      │    │ Party                │
          │                      │    │                      │
          │                      │    │                      │
          ╰──────────────────────╯    ╰──────────────────────╯

        A text of which not one letter is seen
        """))
    #expect(
      run("explain", "left-right").output.contains("\n\nWhere people read from right to left:\n"))
    #expect(!run("explain", "notice").output.contains("Wrong"))
  }
}
