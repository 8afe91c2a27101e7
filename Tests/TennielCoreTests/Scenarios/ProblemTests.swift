import Stage
import Testing

@Suite struct ProblemTests {
  @Test func `conflicts are counted, listed, and lead to their views`() throws {
    let user = try User("Gallery: fixed halves", columns: 180)
    #expect(user.status.hasSuffix("! 2 conflicts, nothing ambiguous, 2 other problems"))
    try user.press("r")
    #expect(user.status.hasSuffix("! 3 conflicts, nothing ambiguous, 2 other problems"))
    try user.press("x")
    #expect(
      user.list.prefix(8) == [
        "Problems ",
        "▸ ! These 6 can't all be met, so one is left out:",
        "      × cardView2.trailing == view.trailing  left out",
        "      ● view.width == window.width",
        "      ● cardView1.leading == view.leading",
        "      ● cardView1.width == 207",
        "      ● cardView2.leading == cardView1.trailing",
        "      ● cardView2.width == 207",
      ])
    try user.press("down down down down enter")
    #expect(user.inFront == nil)
    #expect(user.selected == "view/cardView1")
    #expect(user.lines(with: "cardView2.trailing").isEmpty)
    try user.press("tab tab tab")
    #expect(user.selected == "view/cardView2")
    try user.press("i i")
    #expect(user.details.contains { $0.hasPrefix("× cardView2.trailing == view.trailing") })
  }

  @Test func `an ambiguous view is marked in the tree and says what is open`() throws {
    let user = try User("Gallery: ambiguous card", columns: 120, rows: 40)
    #expect(!user.status.contains("nothing ambiguous"))
    #expect(user.status.contains("no conflicts"))
    let marked = user.lines.filter { $0.contains("?") && $0.contains("×") }
    #expect(!marked.isEmpty)
    try user.press("x enter")
    #expect(user.details.first?.contains("? ambiguous: ") == true)
  }

  @Test func `where there is no room for the kinds of problems, all are counted`() throws {
    let scene = "adaptive buttons: truncated"
    for columns in [50, 60, 80] {
      #expect(
        try User(scene, columns: columns).status.hasSuffix(
          " no conflicts, nothing ambiguous, 1 problem"))
    }
    for columns in [30, 40] {
      #expect(try User(scene, columns: columns).status.hasSuffix(" ! 1 problem"))
    }
  }

  @Test func `without problems the list says which checks have passed`() throws {
    let user = try User("Form", keys: "!")
    #expect(user.list.first == "No problems: all \(LayoutCheck.byDefault.count) checks pass ")
    #expect(user.lines[1] == "  conflict           required constraints that can't all be met")
    for (line, check) in zip(user.lines.dropFirst(), LayoutCheck.byDefault) {
      #expect(line.dropFirst(2).hasPrefix(check.identifier) && line.hasSuffix(check.summary))
    }
    try user.press("down enter")
    #expect(user.inFront == nil)
  }

  @Test func `a line that is too long goes on below, and all of it leads to its view`() throws {
    let user = try User("Gallery: fixed halves", columns: 40, keys: "r x")
    #expect(
      user.list.prefix(5) == [
        "Problems ",
        "▸ ! These 6 can't all be met, so one is",
        "    left out:",
        "      × cardView2.trailing ==  left out",
        "        view.trailing",
      ])
    // The inspector is in front of the canvas then.
    try user.press("down enter i")
    #expect(user.selected == "view/cardView2")
  }

  @Test func `a click on the count opens the list`() throws {
    let user = try User("Gallery: fixed halves", keys: "r")
    try user.click("3 conflicts")
    #expect(user.list.first == "Problems ")
    try user.click("cardView1.width == 207")
    #expect(user.selected == "view/cardView1")
  }
}
