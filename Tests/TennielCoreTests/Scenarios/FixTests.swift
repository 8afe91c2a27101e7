import Foundation
import Stage
import Testing

@Suite struct `Problems of a document that is edited` {
  private let folder = DocumentFolder()

  private func user(_ document: TeaDocument, _ keys: String = "") throws -> User {
    let path = try folder.write(document.xib, to: "Tea.xib")
    return try User(path, columns: 180, rows: 29, options: "--edit", keys: keys)
  }

  private let cup = TeaDocument.View("cup", 40, 80, 80, 120)
  private let held = TeaDocument.holding("cup", 40, 80, 80, 120)

  /// The lines of the list of problems.
  private func list(_ user: User) -> [String] {
    user.list.prefix { !$0.isEmpty }.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Marks the line of the list that has a text, and chooses it.
  private func choose(_ text: String, _ user: User) throws {
    try user.markInList(text)
    try user.press("enter")
  }

  @Test func `what a view lacks is told at once, and added from the list in its place`() throws {
    let user = try user(TeaDocument(views: [cup], constraints: held))
    #expect(user.status.contains("nothing ambiguous"))
    try user.press("tab tab j j backspace")
    #expect(user.status.contains("Delete cup.top = top + 80"), "\(user.status)")
    try user.press("esc x")
    #expect(
      list(user) == [
        "Problems", "▸ ? The top of cup could be otherwise",
        "→ show it move where its constraints let it", "→ add the constraints that are missing",
      ])
    try choose("add the constraints", user)
    #expect(user.status.contains("Add 1 missing constraint: u undoes it"))
    #expect(list(user).first?.hasPrefix("No problems: all") == true)
    #expect(user.frame(of: "view/cup") == CGRect(x: 40, y: 80, width: 80, height: 120))
    try user.press("u home")
    #expect(list(user).contains("▸ ? The top of cup could be otherwise"))
  }

  @Test func `a misplaced view is listed with both frames, and drawn anew or held`() throws {
    var document = TeaDocument(views: [cup], constraints: held)
    document.views = [TeaDocument.View("cup", 50, 90, 80, 120)]
    let user = try user(document, "x")
    #expect(
      list(user) == [
        "Misplaced views",
        "▸ ~ cup has the frame 50, 90, 80 x 120, and its constraints make",
        "that 40, 80, 80 x 120",
        "→ update its frame: to where its constraints put it",
        "→ update its constants: to hold it at its frame",
      ])
    try choose("update its constants", user)
    #expect(user.frame(of: "view/cup")?.origin == CGPoint(x: 50, y: 90))
    #expect(user.status.contains("Update 2 constants"))
    try user.press("u")
    try choose("update its frame", user)
    #expect(list(user).first?.hasPrefix("No problems") == true)
    #expect(user.frame(of: "view/cup")?.origin == CGPoint(x: 40, y: 80))
    try user.press("escape ctrl-s")
    let text = try String(contentsOfFile: folder.path + "/Tea.xib", encoding: .utf8)
    #expect(text.contains(#"<rect key="frame" x="40" y="80" width="80" height="120"/>"#))
  }

  @Test func `moving a view away from where its constraints put it says so`() throws {
    let user = try user(TeaDocument(views: [cup], constraints: held), "tab tab right")
    #expect(user.status.contains("Move cup: 41, 80, 80 x 120, misplaced: x mends"))
    try user.press("left")
    #expect(!user.status.contains("misplaced"))
  }

  @Test func `a step that goes on after the screen has changed marks no views for that`() throws {
    let user = try user(TeaDocument(views: [cup], constraints: held), "tab tab j + d +")
    #expect(try user.steps().count == 1)
    #expect(user.details.contains { $0.hasPrefix("was       41, 80 ") }, "\(user.details)")
    #expect(user.pane("Views")?.filter { $0.contains("•") }.map { $0.contains("cup") } == [true])
  }

  @Test func `on another screen than the document's own nothing is misplaced`() throws {
    let views = [TeaDocument.View("cup", 50, 90, 80, 120)]
    let user = try user(TeaDocument(views: views, constraints: held), "d x")
    #expect(user.list.first?.hasPrefix("No problems") == true)
    #expect(!user.screen.contains("has the frame"))
  }

  @Test func `a text that is cut short and one beyond the edge are mended from the list`() throws {
    let sign = TeaDocument.View(
      "sign", 220, 20, 100, 21, text: "Tea is served at six in the garden")
    let document = TeaDocument(
      views: [sign],
      constraints: ["sign.leading view.leading constant=220", "sign.top view.top constant=20"])
    let user = try user(document, "x")
    try choose("keep it inside the view around it", user)
    #expect(user.status.contains("Keep sign inside view"))
    #expect(user.frame(of: "view/sign")?.maxX == 320)
    let cut = "! The text \"Tea is served at six in the garden\" of sign is cut short"
    func isListed() -> Bool { list(user).joined(separator: " ").contains(cut) }
    #expect(isListed(), "\(list(user))")
    try choose("as many lines as it takes", user)
    #expect(!isListed())
    #expect((user.frame(of: "view/sign")?.height ?? 0) > 60)
  }

  @Test func `a conflict is resolved by a change that will do, and the rest is listed`() throws {
    let document = TeaDocument(
      views: [cup], constraints: held + ["cup.trailing view.leading constant=200"])
    let user = try user(document, "x")
    #expect(user.status.contains("1 conflict") || user.screen.contains("can't all be met"))
    try choose("priority", user)
    #expect(user.conflicts == 0)
    try user.press("u")
    #expect(user.conflicts == 1)
    try choose("constant 80 → 160", user)
    #expect(user.conflicts == 0)
    #expect(user.frame(of: "view/cup")?.width == 160)
  }

  @Test func `deleting any constraint of a conflict resolves it, offered last`() throws {
    let document = TeaDocument(
      views: [cup], constraints: held + ["cup.trailing view.leading constant=200"])
    let user = try user(document, "x")
    let offers = list(user).filter { $0.hasPrefix("→") }
    #expect(
      offers.suffix(3) == [
        "→ delete cup.trailing == view.leading + 200: nothing is",
        "→ delete cup.leading == view.leading + 40: nothing is wrong",
        "→ delete cup.width == 80: nothing is wrong then",
      ])
    #expect(offers.firstIndex { $0.hasPrefix("→ delete") } == offers.count - 3)
    try choose("delete cup.width == 80", user)
    #expect(user.status.contains("Delete cup.width = 80: u undoes it"), "\(user.status)")
    #expect(list(user).first?.hasPrefix("Problems") == false)
    #expect(user.frame(of: "view/cup")?.width == 160)
    try user.press("u")
    #expect(user.conflicts == 1)
    // A scene that is only looked at has no document to take them from.
    try user.press("escape X x")
    #expect(!user.screen.contains("→ delete"))
  }

  @Test func `notes on the text are those of the document as it is now`() throws {
    let text = TeaDocument(views: [cup], constraints: held).xib.replacingOccurrences(
      of: "<view translates", with: "<view customClass=\"Hologram\" translates")
    let path = try folder.write(text, to: "Tea.xib")
    let user = try User(path, columns: 110, rows: 30, options: "--edit", keys: "x")
    #expect(user.screen.contains("Hologram"))
    try user.press("escape tab tab backspace x")
    #expect(!user.screen.contains("Hologram"))
    try user.press("u x x")
    #expect(user.screen.contains("Hologram"))
  }

  @Test func `a rename that makes the scene anew keeps the selection, and moves nothing`() throws {
    let path = try folder.write(DocumentText.xib(labels: ["One", "Two", "Three"]), to: "Tea.xib")
    let user = try User(path, columns: 110, rows: 30, options: "--edit", keys: "tab tab tab")
    #expect(user.selected == "view/Two")
    for keys in ["9 pagedown pagedown enter ctrl-u A enter escape", "u", "U", "u"] {
      try user.press(keys)
      #expect(user.selected == (keys.count > 1 || keys == "U" ? "view/A" : "view/Two"))
      #expect(user.details.allSatisfy { !$0.hasPrefix("was ") || $0 == "was   –" })
      #expect(!user.screen.contains("•"))
    }
  }
}
