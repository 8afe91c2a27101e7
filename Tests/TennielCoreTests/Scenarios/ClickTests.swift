import Stage
import Testing

@testable import TerminalApp

/// Words around the canvas do what they say when they are clicked.
@Suite struct ClickTests {
  @Test func `a hint does what its key does`() throws {
    let user = try User("Form")
    try user.click("rotate")
    #expect(user.header.contains("736 × 414"))
    try user.click("h class")
    #expect(user.header.contains("Compact*"))
    try user.click("? help")
    #expect(user.lines[0].hasPrefix(" Keys"))
    try user.click("esc")
    #expect(user.inFront == nil)
    try user.click("commands")
    #expect(user.lines[0].hasPrefix(" Command: _"))
  }

  @Test func `each of several keys in a hint does what it does`() throws {
    let user = try User("Form")
    let arrows = try #require(user.place(of: "←↑↓→ size"))
    try user.press("click:\(arrows.column + 3),\(arrows.row)")
    #expect(user.header.contains("422 × 736"))
    try user.press("click:\(arrows.column + 1),\(arrows.row)")
    #expect(user.header.contains("422 × 720"))
    try user.press("click:\(arrows.column + 6),\(arrows.row)")
    #expect(user.header.contains("422 × 720"))
    let classes = try #require(user.place(of: "w h class"))
    try user.press("click:\(classes.column + 2),\(classes.row)")
    #expect(user.classes == "Compact Compact*")
  }

  @Test func `the fields of the header change what they say`() throws {
    let user = try User("Form", columns: 120, rows: 40)
    try user.click("iPhone 7 Plus")
    #expect(user.lines[0].hasPrefix(" Device: _"))
    try user.press("escape")
    try user.click("414 × 736")
    #expect(user.header.contains("736 × 414"))
    try user.click("▭")
    #expect(user.header.contains("414 × 736"))
    try user.click("Compact")
    #expect(user.classes == "Regular* Regular")
    try user.press("t")
    try user.click("text XL")
    #expect(user.header.hasSuffix(" text XXL"))
    try user.press("l")
    try user.click("RTL")
    #expect(!user.header.contains("RTL"))
    #expect(user.lines(with: "XXL, left to right").count == 1)
    try user.click("Form")
    #expect(user.lines[0].hasPrefix(" Scene: _"))
  }

  @Test func `what is said of a constraint can be changed, and followed`() throws {
    let user = try User("Wonderland", columns: 120, rows: 40, keys: "tab tab tab tab j")
    try user.click("constant 0")
    #expect(user.status.hasPrefix(" constant of titleLabel.bottom == avatarView.bottom"))
    try user.press("escape escape")
    try user.click("hug 250 251")
    #expect(user.status.hasPrefix(" hug width, hug height of titleLabel: 250 251"))
    try user.press("escape j")
    try user.press("&")
    try user.click("−         10   avatarView.bottom")
    #expect(user.markedConstraint == "avatarView.bottom == chapterLabel.top − 10")
    #expect(user.selected == "view/avatarView")
  }

  @Test func `the counts lead to the problems, and the scale changes`() throws {
    let user = try User("Gallery: fixed halves", columns: 120)
    try user.click("2 conflicts")
    #expect(user.list[0] == "Problems ")
    try user.press("escape")
    try user.click(" cell ")
    #expect(user.scale?.hasSuffix(", text first") == true)
  }

  @Test func `what the inspector says of the screen is changed by a click`() throws {
    let user = try User("Form", columns: 120, rows: 40)
    try user.click("light")
    #expect(user.lines(with: "interface   dark").count == 1)
    try user.click("bars  ")
    #expect(user.lines(with: "bars        status, navigation").count == 1)
    try user.click("left to right")
    #expect(user.lines(with: "XL, left to right").count == 1)
  }

  @Test func `the number of constraints out of sight leads to them`() throws {
    let user = try User("Wonderland", columns: 120, keys: "tab tab")
    for count in [8, 3] { try user.click("▾ \(count) more") }
    #expect(user.lines(with: " more").isEmpty)
    #expect(user.details.first == "avatarView  AvatarView")
  }

  @Test func `what a list covers is not clicked`() throws {
    let user = try User("Form")
    let device = try #require(user.place(of: "iPhone 7 Plus"))
    try user.press("x click:\(device.column),\(device.row)")
    #expect(user.inFront == nil)
    try user.press("P click:\(device.column),\(device.row)")
    #expect(user.inFront == nil)
  }

  @Test func `a click on a constraint's line selects it beside the selected view`() throws {
    let user = try User("Form", columns: 120, rows: 40, keys: "tab tab tab")
    #expect(user.selected == "view/textFieldBottom")
    try user.click("● button.top")
    #expect(user.selected == "view/textFieldBottom")
    #expect(user.markedConstraint == "button.top == textFieldBottom.bottom + 8")
  }

  @Test func `a box's name and its border select its view`() throws {
    let user = try User("Gallery", columns: 120, rows: 40, keys: "i ctrl-n")
    try user.click("cardView3")
    try user.press("i")
    #expect(user.selected == "view/cardView3")
    try user.press("i")
    let name = try #require(user.place(of: "cardView4"))
    try user.press("click:\(name.column - 2),\(name.row + 1)")
    try user.press("i")
    #expect(user.selected == "view/cardView4")
  }

  @Test func `what is selectable is selected and not tapped, and enter taps it`() throws {
    let user = try User("Form", columns: 120, rows: 40)
    #expect(user.header.contains(" live "))
    try user.press("L")
    #expect(user.header.contains(" selectable "))
    try user.click("Submit")
    #expect(user.selected == "view/button")
    try user.press("escape z")
    #expect(user.lines(with: "Submitted").isEmpty)
    try user.press("shift-tab enter escape")
    #expect(user.lines(with: "Submitted").count == 1)
    try user.click("selectable")
    #expect(user.header.contains(" live "))
  }

  @Test func `whether clicks tap is said as long as there is room for the name`() throws {
    let user = try User("Gallery: ambiguous card", columns: 80)
    #expect(!user.header.contains("live"))
    try user.press("L")
    #expect(user.header.contains(" selectable "))
  }
}
