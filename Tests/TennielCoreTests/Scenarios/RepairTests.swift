import Cells
import Stage
import Testing

@Suite struct `The repairs of a conflict` {
  private func user(_ keys: String) throws -> User {
    try User("Gallery: fixed halves", columns: 180, rows: 29, keys: keys)
  }

  /// The repairs of the list, in its order, each in one line.
  private func repairs(_ user: User) -> [String] {
    user.list.map { String($0.drop { $0 == " " || $0 == ">" }) }.reduce(into: []) { texts, line in
      if line.hasPrefix("→") || texts.isEmpty {
        texts.append(line)
      } else {
        texts[texts.count - 1] += " " + line
      }
    }.filter { $0.hasPrefix("→") }
  }

  @Test func `come first that leave least wrong, and say what is left`() throws {
    let user = try user("x")
    #expect(
      repairs(user).prefix(5) == [
        "→ constant 0 → −20 of cardView1.top == view.safeArea.top: 2 problems are left",
        "→ constant 368 → 348 of cardView1.height == 368: 2 problems are left",
        "→ constant 0 → −20 of cardView3.top == cardView1.bottom: 2 problems are left",
        "→ constant 368 → 348 of cardView3.height == 368: 2 problems are left",
        "→ constant 0 → 20 of cardView3.bottom == view.safeArea.bottom: 3 problems are left",
      ])
  }

  @Test func `are found by one key, and applied by enter`() throws {
    let user = try user("x f")
    #expect(user.lines(with: "▸     → constant 0 → −20 of cardView1.top").count == 1)
    #expect(user.hints.contains("enter apply"))
    try user.press("f")
    #expect(user.lines(with: "▸     → constant 368 → 348 of cardView1.height").count == 1)
    try user.press("enter")
    #expect(user.message == "constant 368 → 348 of cardView1.height == 368: u undoes it")
    #expect(user.conflicts == 1)
    // The second conflict is repaired as well, and nothing is wrong then.
    #expect(repairs(user).first?.hasSuffix("nothing is wrong then") == true)
    try user.press("f enter")
    #expect(user.conflicts == 0)
  }

  @Test func `are marked by a click, and a double click applies one alone`() throws {
    let user = try user("x")
    let place = try #require(user.place(of: "→ constant 368 → 348 of cardView1.height"))
    let click = "click:\(place.column + 2),\(place.row)"
    try user.press(click)
    #expect(user.conflicts == 2)
    try user.press("escape x \(click) \(click)")
    #expect(user.conflicts == 1)
    try user.press("escape")
    #expect(try user.changes().count == 1)
  }

  @Test func `are marked and applied by clicks on any of their lines`() throws {
    let user = try User("Gallery: fixed halves", columns: 80, rows: 40, keys: "x")
    let rect = try #require(user.rectOfProblems)
    let line = try #require(user.list.firstIndex { $0.hasSuffix("problems are left") })
    let click = "click:\(rect.column + 12),\(rect.row - 1 + line)"
    try user.press(click)
    #expect(user.hints.contains("enter apply"))
    #expect(user.content.conflictCount == 2)
    try user.press(click)
    #expect(user.content.conflictCount == 1)
  }

  @Test func `are one key apart, however many lines they take`() throws {
    let user = try User("Gallery: fixed halves", columns: 80, rows: 40, keys: "x f")
    let first = user.markedProblem
    try user.press("down")
    let second = user.markedProblem
    #expect(first != second && first.count > 1)
    #expect(first[0].hasPrefix("→ ") && second[0].hasPrefix("→ "))
    try user.press("up")
    #expect(user.markedProblem == first)
  }

  @Test func `are nowhere in a list without any`() throws {
    let user = try User("Form", keys: "x f")
    #expect(user.screen.contains("There is no repair in the list"))
    #expect(!user.hints.contains("repairs"))
  }

  /// The rows of the canvas at the left of the list, or of the tree.
  private func canvas(_ user: User) throws -> [String] {
    let edge = try #require(user.rectOfProblems ?? user.rect(of: "Views")).column - 1
    return user.lines.dropFirst().dropLast(2).map {
      String($0.prefix(edge)).replacing("•", with: "─")
    }
  }

  @Test func `are shown in the picture beside the list while they are marked`() throws {
    let user = try User("Gallery: fixed halves")
    let before = try canvas(user)
    let frames = user.content.views.map(\.frame)
    try user.press("x f f")
    #expect(user.status.contains("as it would be with the marked repair"))
    #expect(user.content.views.map(\.frame) == frames)
    let preview = try canvas(user)
    #expect(preview != before)
    try user.press("enter escape")
    #expect(try canvas(user) == preview)
    try user.press("u")
    #expect(user.content.views.map(\.frame) == frames)
  }

  @Test func `are no longer shown on other lines, which select what they are about`() throws {
    let user = try User("Gallery: fixed halves", keys: "x f up")
    #expect(!user.status.contains("as it would be"))
    #expect(user.list.contains { $0.hasPrefix("▸") && $0.contains("cardView3.height == 368") })
    #expect(try canvas(user).contains { $0.contains("━cardView3━") })
    try user.press("escape")
    #expect(user.selected == nil)
  }

  @Test func `take a constraint of a document out of the picture before it is deleted`() throws {
    let folder = DocumentFolder()
    let document = TeaDocument(
      views: [TeaDocument.View("cup", 40, 80, 80, 120)],
      constraints: TeaDocument.holding("cup", 40, 80, 80, 120)
        + ["cup.trailing view.leading constant=200"])
    let user = try User(
      try folder.write(document.xib, to: "Tea.xib"), columns: 180, rows: 29, options: "--edit")
    try user.press("x")
    let line = try #require(user.list.firstIndex { $0.contains("→ delete cup.width == 80") })
    #expect(user.list[line].hasSuffix("nothing is wrong then"))
    let before = try canvas(user)
    try user.markInList("→ delete cup.width == 80")
    #expect(user.status.contains("as it would run with the marked repair"))
    #expect(try canvas(user) != before)
    #expect(user.frame(of: "view/cup")?.width == 80)
  }

  @Test func `stay marked while the terminal changes its size`() throws {
    let user = try User("Gallery: fixed halves", columns: 80, rows: 24, keys: "x f f")
    func marked() -> String { user.markedProblem.joined(separator: " ") }
    let repair = marked()
    #expect(repair.hasPrefix("→ "))
    for (columns, rows) in [(200, 60), (50, 20), (120, 40), (80, 24)] {
      user.send(.resize(CellSize(columns: columns, rows: rows)))
      #expect(marked() == repair, "\(columns)")
      #expect(user.list.contains { $0.hasPrefix("▸") })
    }
  }

  @Test func `move the view by pages of the list`() throws {
    let user = try User("Gallery: fixed halves", columns: 80, rows: 12, keys: "x")
    let last = try #require(user.list.last).trimmingPrefix { $0 == " " }
    try user.press("pgdn")
    #expect(user.markedProblem.first == String(last))
  }
}
