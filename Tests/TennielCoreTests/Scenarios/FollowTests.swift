import Foundation
import InterfaceBuilder
import Stage
import Testing

@testable import Commands
@testable import Documents
@testable import TennielCore
@testable import TerminalApp

/// The terminal as the screen.
@Suite struct FollowTests {
  private let folder = DocumentFolder()

  @Test func `the device has the terminal's size, and nothing else is shown`() throws {
    let user = try User("Gallery", columns: 70, rows: 20, options: "--follow")
    #expect(user.frame(of: "view") == CGRect(x: 0, y: 0, width: 560, height: 320))
    #expect(user.lines.last == " The terminal is the screen: f or esc leaves it")
    user.wait()
    #expect(user.lines.first?.hasPrefix("┌────") == true)
    #expect(user.lines.first?.hasSuffix("──┐") == true)
    #expect(user.lines.last?.hasPrefix("└──") == true)
    #expect(user.lines.last?.hasSuffix("──┘") == true)
  }

  @Test func `what is said as the program opens goes with time, without a key`() throws {
    func shown(after milliseconds: Int) -> String {
      Program.tenniel(variables: ["LANG": "C.UTF-8"]).run([
        "Form", "--follow", "--keys", "wait:\(milliseconds)",
      ]).output
    }
    #expect(shown(after: 1000).contains("The terminal is the screen"))
    #expect(!shown(after: 4000).contains("The terminal is the screen"))
  }

  @Test func `a resize of the terminal resizes the layout, with its classes`() throws {
    let user = try User("Wonderland", columns: 60, rows: 24, options: "--follow")
    #expect(user.view(at: "view")?.traitCollection.horizontalSizeClass == .compact)
    #expect(user.view(at: "view")?.traitCollection.verticalSizeClass == .compact)
    for size in ["90x40", "20x6", "1x1", "300x90", "83x30"] { try user.press("resize:\(size)") }
    #expect(user.frame(of: "view")?.size == CGSize(width: 664, height: 480))
    #expect(user.view(at: "view")?.traitCollection.horizontalSizeClass == .regular)
    #expect(user.view(at: "view")?.traitCollection.verticalSizeClass == .regular)
    let resized = user.screen
    let opened = try User("Wonderland", columns: 83, rows: 30, options: "--follow")
    opened.wait()
    #expect(resized == opened.screen)
  }

  @Test(arguments: ["f", "escape"])
  func `the screen, the zoom and the panes come back`(key: String) throws {
    let user = try User("Form", columns: 90, rows: 30, options: "--device ipad-air-2")
    try user.press("r z R")
    let before = user.screen
    try user.press("f \(key)")
    #expect(user.screen == before)
    #expect(user.device == "iPad Air 2")
  }

  @Test func `clicks tap, the wheel scrolls, and nothing gets selected`() throws {
    let user = try User("Form", columns: 60, rows: 20, options: "--follow")
    try user.click("Submit")
    #expect(user.lines(with: "Submitted").count == 1)
    // What nobody has selected begins with the first view.
    try user.press("f resize:120x24")
    #expect(user.selected == nil)
    let text = try User("Scroll view", columns: 40, rows: 12, options: "--follow")
    text.wait()
    let before = text.screen
    try text.press("scroll-down:20,8")
    #expect(text.screen != before)
  }

  @Test(arguments: ["right", "d", "r", "W", "i", "R", "z", "~", "p", "ctrl-down"])
  func `keys for panes and for other sizes say that they mean nothing`(key: String) throws {
    let user = try User("Form", columns: 80, rows: 20, options: "--follow")
    user.wait()
    let before = user.lines.dropLast()
    try user.press(key)
    #expect(user.lines.last == " Not while the terminal is the screen: f or esc leaves it")
    #expect(user.lines.dropLast() == before)
  }

  @Test func `editing gives the terminal its panes back`() throws {
    let path = try folder.write(.empty)
    let plain = try User(path, columns: 100, rows: 30, keys: "X")
    let user = try User(path, columns: 100, rows: 30, keys: "f")
    user.wait()
    #expect(user.pane("Views") == nil)
    try user.press("X")
    #expect(user.screen == plain.screen)
    #expect(user.isEditing && user.pane("Views") != nil)
  }

  @Test(arguments: ["3", "7", "delete", "right", "5", "|"])
  func `tools and inspectors of a document say that they would not be seen`(key: String) throws {
    let path = try folder.write(.empty)
    let user = try User(path, columns: 100, rows: 30, options: "--edit", keys: "5 l a b e l enter")
    let (header, details) = (user.header, user.details.prefix(2))
    try user.press("f \(key)")
    #expect(user.lines.last == " Not while the terminal is the screen: f or esc leaves it")
    // Smaller text is a preview as well, which ends with that of the terminal.
    try user.press("T f")
    #expect(user.header == header)
    #expect(
      details.last == "frame     16, 59            42 × 21" && user.details.prefix(2) == details)
  }

  @Test func `the mouse draws no connection where its tool would not be seen`() throws {
    let path = try folder.write(.empty)
    let user = try User(path, columns: 100, rows: 30, options: "--edit", keys: "5 l a b e l enter")
    let header = user.header
    try user.press("f right-drag:8,5-50,20 f")
    #expect(user.tool == nil)
    #expect(user.header == header)
  }

  @Test func `lists cover the device, and esc closes them first`() throws {
    let user = try User("Form", columns: 80, rows: 20, options: "--follow")
    user.wait()
    let bare = user.screen
    try user.press("?")
    #expect(user.hints.contains("esc close"))
    try user.press("escape")
    #expect(user.screen == bare)
  }

  @Test func `another scene fills the terminal too, and its device comes back`() throws {
    let user = try User("Form", columns: 60, rows: 20, keys: "f n m b")
    let root = try #require(user.view(at: "view"))
    #expect(root.frame.size == CGSize(width: 480, height: 320))
    // Neither a status bar nor another one.
    #expect(root.safeAreaInsets.top == 0)
    try user.press("resize:70x40")
    #expect(root.frame.size == CGSize(width: 560, height: 640))
    #expect(root.traitCollection.userInterfaceStyle == .dark)
    // The status bar alone, which b has brought.
    #expect(root.safeAreaInsets.top == 20)
    try user.press("0")
    user.wait()
    #expect(user.screen == (try User("Form storyboard", columns: 70, rows: 40)).screen)
  }

  @Test func `colours, keyboard and text keep what they were changed to until it is left`() throws {
    let user = try User("Form", columns: 100, rows: 20, keys: "f t k")
    let root = try #require(user.view(at: "view"))
    #expect(root.traitCollection.preferredContentSizeCategory == .extraLarge)
    try user.press("f")
    #expect(root.traitCollection.preferredContentSizeCategory == .large)
    #expect(user.hasKeyboard && !user.header.contains("text"))
  }
}
