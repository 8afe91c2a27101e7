import Stage
import Testing
import UIKit

@testable import Documents

/// What the user of the device prefers, by options and by keys.
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

  private func user(_ options: String = "", keys: String = "") throws -> User {
    let scene = NamedScene(name: "Ask", summary: "", isStep: false) { AskingController() }
    return try User("Ask", columns: 90, rows: 30, options: options, among: [scene], keys: keys)
  }

  @Test func `bold text is told to scenes, and shown in the header`() throws {
    let user = try user(keys: "B")
    #expect(user.header.hasSuffix(" bold"))
    #expect((user.view(at: "view/label") as? UILabel)?.text == "bold")
    try user.press("B")
    #expect((user.view(at: "view/label") as? UILabel)?.text == "regular")
    #expect(try self.user("--bold-text").header.hasSuffix(" bold"))
  }

  @Test func `reduced motion is said, and shown in the header and beside the interface`() throws {
    let user = try user(keys: "M")
    #expect(user.header.hasSuffix(" less motion"))
    #expect(user.screen.contains("light, reduced motion"))
    #expect(user.status.hasPrefix(" The user prefers reduced motion"))
    try user.press("M")
    #expect(user.status.hasPrefix(" The user prefers full motion"))
    #expect(try self.user("--reduced-motion").header.hasSuffix(" less motion"))
  }

  @Test func `the header has as many preferences as fit, and the number of the others`() throws {
    func header(_ columns: Int) throws -> String {
      let user = try User("Account form", columns: columns, keys: "k B m ctrl-t")
      return user.header
    }
    try #expect(header(80).hasSuffix("  keyboard  +3"))
    try #expect(header(86).hasSuffix("  keyboard  bold  +2"))
    try #expect(header(90).hasSuffix(" keyboard bold dark slow"))
    try #expect(header(100).hasSuffix("  keyboard  bold  dark  slow"))
    try #expect(header(72).hasSuffix("  +4"))
    try #expect(header(68).contains("▯ 414 × 736"))
  }

  @Test func `the keyboard is up at the beginning where it is asked for`() throws {
    let user = try user("--keyboard")
    #expect(user.header.contains("keyboard"))
    #expect(user.screen.contains("return"))
    try user.press("k")
    #expect(!user.screen.contains("return"))
    // As it was opened.
    try user.press("0")
    #expect(user.hasKeyboard && user.screen.contains("return"))
  }
}
