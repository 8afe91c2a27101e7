import Cells
import Stage
import Testing
import UIKit

/// The inspectors of a document that is edited.
@Suite struct FieldTests {
  private let folder = DocumentFolder()

  private static let tea = TeaDocument(
    views: [
      .init("cup", 16, 40, 100, 80), .init("pot", 124, 40, 50, 80),
      .init("sign", 16, 128, 60, 21, text: "Drink me"),
    ],
    constraints: [
      "cup.leading view.leading constant=16", "cup.top view.top constant=40",
      "cup.width constant=100", "cup.height constant=80",
      "pot.leading cup.trailing constant=8 symbolic=YES", "pot.top cup.top",
      "pot.width constant=50", "pot.height cup.height", "sign.leading cup.leading",
      "sign.top cup.bottom constant=8",
    ])

  /// The document, edited, with its first view selected.
  private func editing(_ keys: String = "") throws -> User {
    let path = try folder.write(Self.tea.xib, to: "Tea.xib")
    // The inspector is as narrow as that of a phone.
    return try User(path, keys: "X tab tab alt-right alt-right alt-right " + keys)
  }

  private func saved(_ user: User) throws -> String {
    try user.press("ctrl-s")
    return try String(contentsOfFile: folder.path + "/Tea.xib", encoding: .utf8)
  }

  /// The rows of the inspector beside the canvas, without blanks at their ends.
  private func rows(_ user: User) -> [String] {
    user.lines.compactMap { line in
      guard let edge = line.lastIndex(of: "│") else { return nil }
      let row = line[line.index(after: edge)...]
      return String(row.reversed().drop { $0 == " " }.reversed())
    }
  }

  private func frame(_ name: String, _ user: User) -> CGRect? {
    user.content.view(at: ViewPath("view/\(name)"))?.solvedFrame
  }

  // MARK: - Several views

  @Test func `several views show what all of them have, and get values as one step`() throws {
    let user = try editing("space tab 7 down down")
    #expect(
      rows(user).prefix(6) == [
        " Size  2 views         ▴ 0  ▾ 12", " View", "  X                mixed",
        "  Y                40", "▸ Width            mixed", "  Height           80",
      ])
    #expect(!user.screen.contains("Constraints"))
    try user.press("shift-right")
    while !rows(user).contains("▸ Alpha            1") { try user.press("down") }
    try user.press("left left")
    #expect(rows(user).contains("▸ Alpha            0.8"))
    #expect(user.status.hasPrefix(" Change Alpha of 2 views to 0.8 "))
    let text = try saved(user)
    #expect(text.matches(of: /alpha="0.8/).count == 2)
    try user.press("escape escape u")
    #expect(try saved(user) == Self.tea.xib)
  }

  @Test func `flags and numbers that differ become alike with the first change`() throws {
    let user = try editing("8 end up up up enter")
    #expect(rows(user).contains("▸ Hidden           Yes"))
    try user.press("escape space tab 8 end up up up")
    #expect(rows(user).contains("▸ Hidden           mixed"))
    try user.press("enter")
    #expect(rows(user).contains("▸ Hidden           Yes"))
    try user.press("backspace")
    #expect(rows(user).contains("▸ Hidden           No"))
    #expect(try saved(user) == Self.tea.xib)
  }

  // MARK: - Values

  @Test func `enter lists what a field can be, found by typing`() throws {
    let user = try editing("tab tab 8 down down down down enter")
    #expect(user.lines.prefix(3) == [" Alignment: _  5 of 5", "  Left", "  Center"])
    #expect(user.lines.contains("▸ Natural"))
    try user.press("j u enter")
    #expect(rows(user).contains("▸ Alignment        Justified"))
    #expect(try saved(user).contains("textAlignment=\"justified\""))
    try user.press("enter escape u")
    #expect(try saved(user) == Self.tea.xib)
    // What is there already is no change.
    try user.press("enter enter")
    #expect(!user.status.contains("Change Alignment"))
  }

  @Test func `once nothing is selected, nothing is deleted or shown`() throws {
    let user = try editing("7 end right")
    #expect(user.status.contains("Constant"), "\(user.status)")
    try user.press("escape escape escape")
    #expect(user.selected == nil)
    try user.press("backspace 8")
    #expect(user.tool == nil)
    try user.press("escape")
    #expect(try user.steps().count == 1)
  }

  @Test func `while a number is typed, the marks tell what the views were before`() throws {
    let user = try editing()
    let before = try #require(frame("cup", user))
    try user.press("7 end up up up up up up")
    let canvas = user.canvasLines
    #expect(!canvas.contains { $0.contains("╎") })
    try user.press("1 2 3")
    #expect(frame("cup", user) != before)
    // A dashed outline is where the cup was.
    #expect(user.canvasLines.contains { $0.contains("╎") }, "\(user.screen)")
    try user.press("escape")
    #expect(frame("cup", user) == before)
    #expect(user.canvasLines == canvas)
    try user.press("escape")
    #expect(!user.screen.contains("•"))
  }

  // MARK: - Constraints

  @Test func `what is typed over the standard space is no standard space`() throws {
    let user = try editing("tab 7 pagedown pagedown pagedown pagedown pagedown pagedown enter")
    #expect(rows(user).contains("▸ Constant         Standard"))
    try user.press("right")
    #expect(user.status.hasPrefix(" Constant has no steps from here: type a number, or standard"))
    try user.press("1 2 enter")
    #expect(rows(user).contains("▸ Constant         12"))
    #expect(frame("pot", user)?.minX == 128)
    let text = try saved(user)
    #expect(text.contains("constant=\"12\" id=\"c4\""))
    try user.press("enter s t a n d a r d enter")
    #expect(rows(user).contains("▸ Constant         Standard"))
    #expect(frame("pot", user)?.minX == 124)
  }

  @Test func `a side that is measured from the margin keeps the layout`() throws {
    let user = try editing("7 end home pagedown pagedown pagedown pagedown pagedown pagedown enter")
    #expect(rows(user).first?.hasPrefix(" Attributes  cup.leading = leadi") == true)
    try user.press("up up enter")
    #expect(rows(user).contains("▸ Second Relative to margin Yes"))
    #expect(rows(user).contains("  Second Item view.Leading Margin"))
    #expect(rows(user).contains("  Constant         0"))
    #expect(frame("cup", user) == CGRect(x: 16, y: 40, width: 100, height: 80))
    #expect(try saved(user).contains("secondAttribute=\"leadingMargin\" id=\"c0\""))
    try user.press("right")
    #expect(rows(user).contains("  Constant         16"))
    try user.press("left")
    #expect(frame("cup", user) == CGRect(x: 16, y: 40, width: 100, height: 80))
    #expect(rows(user).contains("  Constant         0"))
  }

  // MARK: - The mouse

  @Test func `a click marks a field, a second one changes it, and the wheel goes on`() throws {
    let user = try editing("8")
    try user.click("Hidden")
    #expect(rows(user).contains("▸ Hidden           No"))
    try user.click("Hidden")
    #expect(rows(user).contains("▸ Hidden           Yes"))
    let place = try #require(user.place(of: "Hidden"))
    try user.press("scroll-down:\(place.column),\(place.row)")
    #expect(rows(user).contains("▸ Clip to Bounds   No"))
  }

  // MARK: - The foot

  @Test func `the foot says what a field means, and which keys change it`() throws {
    let user = try editing("8 down down down down")
    #expect(
      rows(user).suffix(4) == [
        " The opacity, from 0 to 1; the", " layout does not depend on it.",
        " Arrows, or type a number from 0", " to 1",
      ])
    try user.press("left")
    #expect(rows(user).suffix(1) == [" to 1; backspace resets"])
    try user.press("end")
    #expect(
      rows(user).suffix(3) == [
        " Whether it takes part in the", " layout.", " Enter or arrows: yes, no",
      ])
    try user.press("up up up up up up 3 enter")
    #expect(rows(user).suffix(1) == [" Alpha is from 0 to 1, not 3"])
  }

  @Test func `a value that is too long for its row stands at the foot`() throws {
    let user = try editing("tab tab 8 enter")
    for word in ["who", "stole", "the", "tarts", "all", "on", "a", "summer", "day"] {
      try user.press(word.map(String.init).joined(separator: " ") + " space")
    }
    #expect(rows(user).contains("▸ Text …rts all on a summer day _"))
    try user.press("enter")
    #expect(rows(user).contains("▸ Text who stole the tarts all o…"))
    #expect(rows(user).suffix(5).prefix(2) == [" who stole the tarts all on a", " summer day"])
  }

  @Test func `long titles have the room that short values leave, and the other way round`() throws {
    let user = try editing("7 end enter up up up")
    #expect(rows(user).contains("  First Relative to margin No"))
    #expect(rows(user).contains("▸ Relation         Equal"))
    try user.press("right")
    #expect(rows(user).contains("▸ Relation  Greater Than or Equal"))
  }

  @Test func `7 8 9 go to the inspectors until a value is typed, and shift-arrows always`() throws {
    let user = try editing("7 8")
    #expect(rows(user).first?.hasPrefix(" Attributes Inspector") == true)
    try user.press("7 enter 8 enter")
    #expect(frame("cup", user) == CGRect(x: 16, y: 40, width: 100, height: 80))
    #expect(rows(user).contains("▸ X                8"))
    var titles: [String] = []
    for _ in 0..<3 {
      try user.press("shift-right")
      titles.append(rows(user).first ?? "")
    }
    #expect(
      titles == [
        " Attributes Inspector  cup", " Identity Inspector  cup",
        " Size Inspector  cup   ▴ 0  ▾ 22",
      ])
  }

  @Test func `what is typed is for the view for which it was begun`() throws {
    let user = try editing("ctrl-n tab tab 8 enter D r a w n")
    try user.click("cup")
    #expect(user.tool != nil && !user.screen.contains("_"))
    #expect((user.view(at: "view/sign") as? UILabel)?.text == "Drawn")
  }

  @Test func `letters are keys until enter begins a text`() throws {
    let user = try editing("tab tab 8 u")
    #expect(user.tool != nil && !user.screen.contains("_"))
    #expect((user.view(at: "view/sign") as? UILabel)?.text == "Drink me")
  }

  @Test func `a tool closes when something else is selected`() throws {
    let user = try editing("ctrl-n 3")
    #expect(user.tool != nil)
    try user.click("pot")
    #expect(user.tool == nil)
  }

  @Test func `esc takes back what is typed, also what was refused at its end`() throws {
    let user = try editing("tab tab 8 enter D r a w n ctrl-w M e escape")
    #expect((user.view(at: "view/sign") as? UILabel)?.text == "Drink me")
    #expect(!user.isChanged)
    try user.press("7 enter 1 e 3 0 0 escape")
    #expect(frame("sign", user)?.minX == 16)
    try user.press("escape")
    #expect(try user.steps().isEmpty)
    #expect(try saved(user) == Self.tea.xib)
  }

  @Test func `whoever leaves a value that was refused is told why it is not taken`() throws {
    let user = try editing("tab tab 7 enter 2 4 q x tab")
    #expect(rows(user).contains { $0.hasSuffix(" 24") })
    #expect(user.message?.contains("takes a number") == true, "\(user.message ?? "")")
    // The next field is left without a word.
    try user.press("tab")
    #expect(user.message == nil)
  }
}
