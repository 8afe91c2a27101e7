import Stage
import Testing

@testable import TennielCore

@MainActor
@Suite struct `The repairs of a conflict` {
  private func user() throws -> User {
    try User("Gallery: fixed halves", columns: 100, rows: 40)
  }

  /// The repairs of the list, in its order.
  private func repairs(_ user: User) -> [String] {
    user.lines(with: "→ ").map { String($0.drop { $0 == " " || $0 == ">" }) }
      .filter { $0.hasPrefix("→") }
  }

  @Test func `come first that leave least wrong, and say what is left`() throws {
    let user = try user()
    try user.press("x")
    #expect(
      repairs(user).prefix(6) == [
        "→ constant 0 → −20 of cardView1.top == view.safeArea.top: 2 problems are left",
        "→ constant 368 → 348 of cardView1.height == 368: 2 problems are left",
        "→ constant 0 → −20 of cardView3.top == cardView1.bottom: 2 problems are left",
        "→ constant 368 → 348 of cardView3.height == 368: 2 problems are left",
        "→ constant 0 → 20 of cardView3.bottom == view.safeArea.bottom: 3 problems are left",
        "→ priority 1000 → 999 of cardView3.bottom == view.safeArea.bottom: 3 problems are left",
      ])
  }

  @Test func `are found by one key, and applied by enter`() throws {
    let user = try user()
    try user.press("x f")
    #expect(user.lines(with: ">     → constant 0 → −20 of cardView1.top").count == 1)
    #expect(user.hints.contains("enter apply"))
    try user.press("f")
    #expect(user.lines(with: ">     → constant 368 → 348 of cardView1.height").count == 1)
    try user.press("enter")
    #expect(user.state.message == "constant 368 -> 348 of cardView1.height == 368: u undoes it")
    #expect(user.content.conflictCount == 1)
    // The second conflict is repaired as well, and nothing is wrong then.
    #expect(repairs(user).first?.hasSuffix("nothing is wrong then") == true)
    try user.press("f enter")
    #expect(user.content.conflictCount == 0)
  }

  @Test func `are marked by a click, and a double click applies one alone`() throws {
    let user = try user()
    try user.press("x")
    let place = try #require(user.place(of: "→ constant 368 → 348 of cardView1.height"))
    let click = "click:\(place.column + 2),\(place.row)"
    try user.press(click)
    #expect(user.content.conflictCount == 2)
    try user.press("escape x \(click) \(click)")
    #expect(user.content.conflictCount == 1)
    #expect(user.state.history.net.count == 1)
  }

  @Test func `are applied on any of their lines`() throws {
    let user = try User("Gallery: fixed halves", columns: 80, rows: 40)
    try user.press("x f")
    while !user.lines(with: "> ").contains(where: { $0.contains("are left") && !$0.contains("→") })
    {
      try #require(user.lines(with: "> ").count == 1)
      try user.press("down")
    }
    #expect(user.hints.contains("enter apply"))
    try user.press("enter")
    #expect(user.content.conflictCount == 1)
  }

  @Test func `are nowhere in a list without any`() throws {
    let user = try User("Form")
    try user.press("x f")
    #expect(user.screen.contains("There is no repair in the list"))
    #expect(!user.hints.contains("repairs"))
  }
}
