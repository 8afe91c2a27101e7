import Foundation
import Stage
import Testing
import UIKit

@testable import Documents

/// Typing into the fields of a scene.
@Suite struct TypingTests {
  private final class NoteController: UIViewController {
    let noteView = UITextView()
    let nameField = UITextField()

    override func viewDidLoad() {
      super.viewDidLoad()
      nameField.frame = CGRect(x: 20, y: 40, width: 200, height: 34)
      nameField.borderStyle = .roundedRect
      nameField.text = "Al"
      noteView.frame = CGRect(x: 20, y: 100, width: 200, height: 100)
      view.addSubview(nameField)
      view.addSubview(noteView)
    }
  }

  private func note() throws -> User {
    let scene = NamedScene(name: "Note", summary: "", isStep: false) { NoteController() }
    return try User("Note", columns: 90, rows: 40, among: [scene])
  }

  private func text(_ user: User, _ path: ViewPath) -> String? {
    (user.view(at: path) as? UITextField)?.text ?? (user.view(at: path) as? UITextView)?.text
  }

  @Test func `characters go to the field that was tapped, until esc`() throws {
    let user = try note()
    try user.click("Al")
    #expect(user.status.hasPrefix(" typing into nameField: esc ends"))
    #expect(user.hints.contains("enter return"))
    try user.press("i c e space q ? 0 backspace W")
    #expect(text(user, "view/nameField") == "Alice q?W")
    #expect(!user.isWallOpen && user.inFront == nil)
    try user.press("escape")
    #expect(user.typing == nil)
    #expect(user.selected == "view/nameField")
    try user.press("W")
    #expect(user.isWallOpen)
    #expect(text(user, "view/nameField") == "Alice q?W")
  }

  @Test func `of a text that is too long for its field, the end is shown while typing`() throws {
    let user = try note()
    try user.click("Al")
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init).joined(separator: " ")
    try user.press(letters + " " + letters)
    #expect(user.lines.contains { $0.contains("uvwxyz]") || $0.contains("uvwxyz ") })
    #expect(!user.lines.contains { $0.contains("Alabc") })
    try user.press("escape")
    #expect(user.lines.contains { $0.contains("Alabc") })
  }

  @Test func `enter taps a selected text view, and is its return key then`() throws {
    let user = try note()
    try user.press("shift-tab enter a")
    #expect(user.typing == "noteView")
    try user.press("enter b")
    #expect(text(user, "view/noteView") == "a\nb")
  }

  @Test func `keys that type nothing stay the app's`() throws {
    let user = try note()
    try user.click("Al")
    let width = try #require(user.size?.first)
    try user.press("left")
    #expect(user.size?.first == width - 8)
    try user.press("ctrl-t")
    #expect(user.header.hasSuffix(" slow"))
    #expect(text(user, "view/nameField") == "Al")
  }

  @Test func `tab goes on to the next field, and shift-tab back, in a ring`() throws {
    let user = try note()
    try user.click("Al")
    try user.press("tab a")
    #expect(user.typing == "noteView")
    #expect(user.selected == "view/noteView")
    #expect(text(user, "view/noteView") == "a")
    try user.press("tab i shift-tab b")
    #expect(text(user, "view/nameField") == "Ali")
    #expect(text(user, "view/noteView") == "ab")
  }

  @Test func `the cell of the next character is reversed`() throws {
    let user = try note()
    try user.click("Al")
    let (row, line) = try #require(
      user.lines.enumerated().first { $0.element.contains("Al") && $0.element.contains("[") }
        .map { ($0.offset, $0.element) })
    func reversed() -> [Int] {
      user.grid.bounds.columnRange.prefix(user.canvasLines[row].count).filter {
        user.grid[$0, row].style.attributes.contains(.reverse)
      }
    }
    let start = try #require(line.firstRange(of: "Al")).lowerBound
    let column = line.distance(from: line.startIndex, to: start)
    #expect(reversed() == [column + 2])
    try user.press("i")
    #expect(reversed() == [column + 3])
    try user.press("backspace backspace backspace")
    #expect(reversed() == [column])
    try user.press("escape")
    #expect(reversed() == [])
  }

  @Test func `the keyboard comes and goes with editing, and k leaves the field`() throws {
    let user = try note()
    try user.click("Al")
    #expect(user.lines(with: "q").contains { $0.filter(\.isLetter).contains("qwertyuiop") })
    #expect(user.header.contains("keyboard"))
    try user.press("escape")
    #expect(!user.hasKeyboard)
    try user.press("k")
    #expect(user.hasKeyboard)
    #expect(user.typing == nil)
  }

  @Test func `a scene that begins with a field being edited is typed into at once`() throws {
    final class GreedyController: UIViewController {
      let nameField = UITextField()

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        nameField.frame = CGRect(x: 20, y: 40, width: 200, height: 34)
        view.addSubview(nameField)
        nameField.becomeFirstResponder()
      }
    }
    let scene = NamedScene(name: "Greedy", summary: "", isStep: false) { GreedyController() }
    let user = try User("Greedy", columns: 90, rows: 40, among: [scene])
    #expect(user.hasKeyboard)
    try user.press("H i")
    #expect(text(user, "view/nameField") == "Hi")
  }

  @Test func `another scene is not typed into`() throws {
    let user = try User("Form", columns: 90, rows: 40, keys: "tab tab enter a")
    #expect(user.typing == "textFieldTop")
    try user.press("escape n n N")
    #expect(user.typing == nil)
    #expect(!user.hasKeyboard)
  }

  @Test func `the terminal as the screen is typed into as well, and esc ends that first`() throws {
    let user = try User("Form", columns: 60, rows: 30, options: "--follow")
    try user.press("tab tab enter H i escape")
    #expect(text(user, "view/textFieldTop") == "Hi")
    #expect(!user.header.contains("Form"))
    try user.press("escape")
    #expect(user.header.hasPrefix(" Form "))
  }
}
