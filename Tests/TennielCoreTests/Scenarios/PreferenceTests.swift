import Stage
import Testing
import UIKit

@testable import TennielCore

/// What the user of the device prefers, by options and by keys.
@MainActor
@Suite struct PreferenceTests {
  private final class AskingController: UIViewController {
    let label = UILabel()

    override func viewDidLoad() {
      super.viewDidLoad()
      label.frame = CGRect(x: 16, y: 40, width: 300, height: 20)
      view.addSubview(label)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      label.text = UIAccessibility.isBoldTextEnabled ? "bold" : "regular"
    }
  }

  private func user(_ options: String = "") throws -> User {
    let scene = NamedScene(name: "Ask", summary: "", isStep: false) { AskingController() }
    return try User("Ask", columns: 90, rows: 30, options: options, among: [scene])
  }

  @Test func `bold text is told to scenes, and shown in the header`() throws {
    let user = try user()
    try user.press("B")
    #expect(user.header.contains(" bold "))
    #expect((user.view(at: "view/label") as? UILabel)?.text == "bold")
    try user.press("B")
    #expect((user.view(at: "view/label") as? UILabel)?.text == "regular")
    #expect(try self.user("--bold-text").state.screen.hasBoldText)
  }

  @Test func `reduced motion is said, since nothing shows it`() throws {
    let user = try user()
    try user.press("M")
    #expect(user.status.hasPrefix(" The user prefers reduced motion"))
    #expect(user.state.screen.reducesMotion)
    try user.press("M")
    #expect(user.status.hasPrefix(" The user prefers full motion"))
    #expect(try self.user("--reduced-motion").state.screen.reducesMotion)
  }

  @Test func `the keyboard is up at the beginning where it is asked for`() throws {
    let user = try user("--keyboard")
    #expect(user.header.contains("keyboard"))
    #expect(user.screen.contains("return"))
    try user.press("k")
    #expect(!user.screen.contains("return"))
    // As it was opened.
    try user.press("0")
    #expect(user.state.screen.showsKeyboard)
  }
}
