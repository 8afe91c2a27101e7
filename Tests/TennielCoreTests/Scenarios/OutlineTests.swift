import Foundation
import InterfaceBuilder
import Stage
import Testing

@testable import TennielCore

@MainActor
@Suite struct `The outline of a document that is edited` {
  private let folder: DocumentFolder

  init() throws { folder = try DocumentFolder() }

  private let tea = TeaDocument(
    views: [TeaDocument.View("cup", 40, 80, 80, 120), TeaDocument.View("pot", 200, 80, 80, 120)],
    constraints: [
      "cup.leading view.leading constant=40", "cup.top view.top constant=80",
      "cup.width constant=80", "cup.height constant=120",
      "pot.leading cup.trailing constant=80 priority=750",
      "pot.top view.top relation=greaterThanOrEqual constant=20", "pot.width cup.width",
      "pot.height constant=60",
    ])

  private func user(_ keys: String = "", xib: String? = nil) throws -> User {
    let path = try folder.write(xib ?? tea.xib, to: "Tea.xib")
    let user = try User(path, columns: 170, rows: 30, options: "--edit")
    try user.press(keys)
    return user
  }

  /// The rows of the tree, with a blank for many.
  private func tree(_ user: User) throws -> [String] {
    try #require(user.pane("Views")).map { $0.split(separator: " ").joined(separator: " ") }
      .filter { !$0.isEmpty }
  }

  @Test func `the first view that a key selects is the document's own, and not a container's`()
    throws
  {
    let path = try folder.write(Template.navigation.text, to: "Main.storyboard")
    let user = try User(path, columns: 170, rows: 30)
    try user.press("tab")
    #expect(user.tree.map(\.isMarked).firstIndex(of: true) == 0)
    try user.press("escape escape X tab")
    #expect(user.selected == "view/UIView")
  }

  @Test func `the constraints that a view holds are listed under it, in pseudocode`() throws {
    let user = try user()
    #expect(
      try tree(user) == [
        "view 0, 0 320 × 320", "├─ cup 40, 80 80 × 120", "├─ pot ? 200, 20 80 × 60",
        "└▸ Constraints 8",
      ])
    try user.press("tab tab O")
    #expect(
      try tree(user).dropFirst(3) == [
        "└▾ Constraints 8", "├─ cup.leading = leading + 40", "├─ cup.top = top + 80",
        "├─ cup.width = 80", "├─ cup.height = 120", "├─ pot.leading = cup.trailing + 80 @ 750",
        "├─ pot.top ≥ top + 20", "├─ pot.width = cup.width", "└─ pot.height = 60",
      ])
    try user.press("O")
    #expect(try tree(user).last == "└▸ Constraints 8")
  }

  @Test func `a constraint of the tree is selected by tab, or by a click, with its view`() throws {
    let user = try user("O tab tab tab tab")
    #expect(user.details.first == "cup  UIView")
    #expect(try tree(user).contains("▸ ├─ cup.leading = leading + 40"))
    #expect(user.lines(with: "┣━━40━━┫").count == 1)
    try user.click("pot.leading = cup")
    #expect(
      try tree(user).filter { $0.hasPrefix("▸") }
        == ["▸ ├─ pot.leading = cup.trailing + 80 @ 750"])
    try user.press("tab tab tab tab")
    #expect(user.selected == "view")
    try user.press("shift-tab backspace u")
    #expect(user.status.contains("Undone: Delete"))
  }

  @Test func `a row marks constraints that are selected on the canvas, and those left out`() throws
  {
    var document = tea
    document.constraints.append("cup.height constant=90")
    let user = try user("O tab tab j j", xib: document.xib)
    #expect(try tree(user).filter { $0.hasPrefix("▸") } == ["▸ ├─ cup.top = top + 80"])
    #expect(try tree(user).suffix(2) == ["├─ pot.height = 60", "└─ cup.height = 90 ×"])
  }

  @Test func `the tree follows the constraint that a key selects`() throws {
    let path = try folder.write(tea.xib, to: "Tea.xib")
    let user = try User(path, columns: 80, rows: 16, options: "--edit")
    try user.press("tab tab O")
    for _ in 0..<6 {
      try user.press("j")
      #expect(
        try tree(user).contains { $0.hasPrefix("▸ ├─") || $0.hasPrefix("▸ ├ ") }, "\(user.screen)")
    }
  }

  @Test func `a constraint of other size classes is listed, and its attributes open`() throws {
    let xib = tea.xib.replacingOccurrences(
      of: "</constraints>",
      with: """
        </constraints>
        <variation key="default"><mask key="constraints"><exclude reference="c3"/></mask></variation>
        """)
    let user = try user("O", xib: xib)
    try user.click("cup.height = 120")
    #expect(
      user.status.contains("cup.height = 120 takes no part in wC hC: 8 shows it"), "\(user.status)")
    #expect(user.markedConstraint == nil)
    #expect(try tree(user).contains("▸ ├─ cup.height = 120 ·"))
    try user.press("8")
    #expect(user.lines.first?.contains("EDIT") == true)
    #expect(user.screen.contains("Attributes Inspector  cup.height = 120"))
  }

  @Test func `a view that is not installed keeps its row, its name and its inspectors`() throws {
    let user = try user("tab tab 8 end left escape")
    #expect(
      try tree(user) == [
        "view 0, 0 320 × 320", "├─ pot ? 0, 20 0 × 60", "▸├─ cup not installed",
        "└▸ Constraints 8",
      ])
    try user.press("shift-tab tab")
    #expect(user.details.first?.hasPrefix("screen ") == true)
    #expect(user.status.contains("cup takes no part in wC hC: 8 shows it"), "\(user.status)")
    try user.press("escape")
    #expect(try tree(user)[2] == "├─ cup not installed")
    try user.click("cup")
    try user.press("right")
    #expect(user.size == [320, 320])
    #expect(user.status.contains("cup is not installed: 8 has the row for that"))
    try user.press("enter m u g enter")
    #expect(try tree(user)[2] == "▸├─ mug not installed")
    try user.press("shift-tab tab backspace")
    #expect(try tree(user).contains { $0.contains("mug") } == false)
    try user.press("u shift-tab 8 end left escape")
    #expect(user.selected == "view/mug")
    #expect(try tree(user)[1].hasPrefix("▸├─ mug 40, 80"))
  }

  // MARK: - Names

  @Test func `a view is renamed in its row, stays selected, and is so called everywhere`() throws {
    let user = try user("tab tab O enter")
    #expect(try tree(user)[1].hasPrefix("▸├─ cup_"))
    try user.press("m u g")
    #expect(try tree(user)[1].hasPrefix("▸├─ mug_"))
    try user.press("enter")
    #expect(user.selected == "view/mug")
    #expect(user.status.contains("Change Label of cup to mug"))
    #expect(try tree(user)[1].hasPrefix("▸├─ mug 40, 80"))
    #expect(try tree(user)[4] == "├─ mug.leading = leading + 40")
    try user.press("u")
    #expect(user.selected == "view/cup")
    #expect(try tree(user)[1].hasPrefix("▸├─ cup 40, 80"))
  }

  @Test func `a view without a label is named by its text wherever it is told of`() throws {
    let document = TeaDocument(
      views: [
        TeaDocument.View("cup", 40, 80, 80, 21, text: "Two cups"),
        TeaDocument.View("pot", 200, 80, 80, 120),
      ],
      constraints: [
        "cup.leading view.leading constant=40", "cup.top view.top constant=80",
        "pot.leading cup.trailing constant=80", "pot.top cup.top", "pot.width constant=80",
        "pot.height constant=120", "pot.height constant=90",
      ])
    let user = try user(
      "tab tab", xib: document.xib.replacingOccurrences(of: " userLabel=\"cup\"", with: ""))
    #expect(try tree(user)[1].hasPrefix("▸├─ Two cups ~ 40, 80"))
    #expect(user.selected == "view/Two cups")
    #expect(user.details.first == "Two cups  UILabel")
    #expect(user.details.contains("● pot.top == \"Two cups\".top"), "\(user.details)")
    try user.press("O")
    #expect(try tree(user).contains("├─ pot.leading = Two cups.trailing + 80"))
    try user.press("tab 7 end")
    #expect(user.lines(with: "Leading Space to: Two cups").count == 1, "\(user.screen)")
    #expect(user.lines(with: "Align Top to: Two cups").count == 1)
    try user.press("escape 6 w")
    #expect(user.lines(with: "with Safe Area").count + user.lines(with: "with Two cups").count == 1)
    try user.press("escape 3")
    #expect(user.lines(with: "to Two cups").count == 1)
    try user.press("escape O escape tab tab enter")
    #expect(try tree(user)[1].hasPrefix("▸├─ Two cups_"))
    // Who leaves the name as it is leaves it to the text.
    try user.press("enter")
    #expect(try user.steps().isEmpty)
    try user.press("backspace")
    #expect(user.status.contains("Delete Two cups"), "\(user.status)")
  }

  @Test func `a constraint is renamed by its identifier, and nothing takes that away`() throws {
    let user = try user("O tab tab tab tab enter f i n g e r enter")
    #expect(try tree(user).contains("▸ ├─ finger"))
    #expect(user.details.first == "cup  UIView")
    #expect(user.lines(with: "finger: leading ==").count == 1)
    try user.press("enter ctrl-u enter")
    #expect(try tree(user).contains("▸ ├─ cup.leading = leading + 40"))
  }

  @Test func `escape leaves a name as it was, and a second click types another`() throws {
    let user = try user("tab tab")
    let before = user.screen
    try user.press("enter p o t escape")
    #expect(user.screen == before)
    try user.click("├─ cup")
    #expect(user.hints.contains("esc leave"))
    try user.press("p a n enter")
    #expect(user.selected == "view/pan")
  }

  @Test func `a constraint that the tree does not list is named below the picture`() throws {
    let user = try user("tab tab j enter m u g")
    #expect(user.status.contains("name: mug_"))
    try user.press("enter")
    #expect(user.lines(with: "mug: ").count == 1)
  }

  @Test func `a name is typed below the picture while the inspector is closed`() throws {
    let user = try user("tab tab i enter m u g")
    #expect(user.status.contains("name: mug_"))
  }
}
