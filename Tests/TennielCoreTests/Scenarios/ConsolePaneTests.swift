import Cells
import TerminalIO
import Testing
import UIKit
import Wording

@testable import Documents
@testable import TerminalApp

/// A controller with constraints that conflict where it is wide, if it is to.
private final class TalkingController: UIViewController {
  private let box = BoxView()
  private let conflicts: Bool

  init(conflicts: Bool) {
    self.conflicts = conflicts
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var wide: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "narrow"
    wide = box.widthAnchor.constraint(equalToConstant: 200)
    wide?.identifier = "wide"
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 50),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    wide?.isActive = conflicts && traitCollection.horizontalSizeClass == .regular
  }
}

private final class BoxView: UIView {}

@Suite struct ConsolePaneTests {
  private func user(
    _ keys: String = "", rows: Int = 24, columns: Int = 80, glyphs: GlyphSet = .unicode,
    conflicts: Bool = false
  ) throws -> User {
    let scene = NamedScene(name: "Talking", summary: "", isStep: false) {
      TalkingController(conflicts: conflicts)
    }
    return try User(
      "Talking", columns: columns, rows: rows, glyphs: glyphs, among: [scene], keys: keys)
  }

  private func bytes(_ text: String, _ stream: PrintedBytes.Stream = .output) -> PrintedBytes {
    PrintedBytes(stream: stream, bytes: Array(text.utf8))
  }

  /// The lines of the console below its title.
  private func console(_ user: User) -> [String] {
    let lines = user.lines
    guard let title = lines.firstIndex(where: { $0.contains(" Console ") }) else { return [] }
    return lines[(title + 1)..<(lines.count - 2)].map(\.trimmingTrailingBlanks)
  }

  @Test func `a rotation is seen as the callbacks that it calls, in their order`() throws {
    let user = try user("~ C r", rows: 60)
    #expect(
      console(user).filter { !$0.contains("Margins") && !$0.contains("afeArea") && !$0.isEmpty }
        == [
          " key   r",
          " call  TalkingController.willTransition(to:with:)  HorizontalSizeClass =",
          "       Regular, VerticalSizeClass = Compact",
          " call  TalkingController.viewWillTransition(to:with:)  736 × 414",
          " call  TalkingController.traitCollectionDidChange(_:)  HorizontalSizeClass =",
          "       Regular, VerticalSizeClass = Compact",
          " call  BoxView.traitCollectionDidChange(_:)  HorizontalSizeClass = Regular,",
          "       VerticalSizeClass = Compact",
          " call  TalkingController.viewWillLayoutSubviews()",
          " call  TalkingController.viewDidLayoutSubviews()",
          " call  BoxView.layoutSubviews()",
        ])
  }

  @Test func `what is printed is shown with its stream, and its controls as signs`() throws {
    let user = try user("~ C")
    user.terminal.printed = [
      bytes("one\ntwo\ntwo\n"), bytes("\u{1B}[2Jbad\n", .error), bytes("not yet ended"),
    ]
    #expect(
      console(user) == [
        " out   one", " out   two  ×2", " err   ␛[2Jbad", " out   not yet ended", "", "",
      ])
    let plain = try self.user("~ C", glyphs: .ascii)
    plain.terminal.printed = [bytes("two\ntwo\n"), bytes("\u{1B}[2Jbad\n", .error)]
    #expect(console(plain).prefix(2) == [" out   two  x2", " err   ^[[2Jbad"])
  }

  @Test func `the status counts what was printed until the console is opened`() throws {
    let user = try user()
    user.terminal.printed = [bytes("one\n")]
    #expect(user.status.contains("1 line printed: ~"))
    user.terminal.printed = [bytes("two\nthree\n")]
    #expect(user.status.contains("3 lines printed: ~"))
    try user.press("~ ~")
    #expect(!user.status.contains("printed"))
  }

  @Test func `a click on the count opens the console, and one beside it the problems`() throws {
    let user = try user()
    user.terminal.printed = [bytes("one\ntwo\n")]
    try user.click("2 lines printed")
    #expect(console(user).contains(" out   two"))
    try user.click("no conflicts")
    #expect(user.lines[0].contains("No problems"))
  }

  @Test func `the words of its head take clicks`() throws {
    let user = try user("~ r r", rows: 30)
    #expect(!user.screen.contains("Nothing yet"))
    try user.click("C clear")
    #expect(user.screen.contains("Nothing yet"))
    try user.click("~ close")
    #expect(console(user).isEmpty)
  }

  @Test func `keys go on working while the console is open, and the device has less room`() throws {
    let user = try user()
    let before = user.screen
    try user.press("~ right")
    #expect(user.header.contains("422 × 736"))
    #expect(user.place(of: "╰") != nil)
    try user.press("left ~ tab escape")
    #expect(
      user.lines.count == before.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(console(user).isEmpty)
  }

  @Test func `a conflict is in the log, with all its lines`() throws {
    let user = try user("~ C r", rows: 60, columns: 200, conflicts: true)
    let log = console(user).first { $0.hasPrefix(" log   ") }
    #expect(log?.hasPrefix(" log   Unable to simultaneously satisfy constraints.") == true)
    #expect(console(user).contains { $0.contains("wide") && $0.hasPrefix("       ") })
  }

  /// All that the console has, which is opened for that.
  private func heard(_ user: User) throws -> [String] {
    try user.press("~")
    var lines = console(user)
    for _ in 0..<200 {
      let before = console(user)
      try user.press(";")
      let page = console(user)
      guard page != before else { break }
      // A key scrolls by all rows of a line.
      let common = try #require(
        (0...page.count).reversed().first { page.suffix($0).elementsEqual(lines.prefix($0)) })
      lines = page.dropLast(common) + lines
    }
    return lines
  }

  @Test func `a closed console hears messages and how a scene loads, no other callbacks`() throws {
    let user = try user(rows: 60, conflicts: true)
    #expect(user.place(of: "Talking") != nil && console(user).isEmpty)
    try user.press("r r r right")
    let heard = try heard(user)
    let first = try #require(heard.firstIndex(of: " key   r"), "\(heard)")
    #expect(heard[..<first].contains(" call  TalkingController.viewDidLoad()"))
    let new = heard[first...]
    #expect(new.contains(" log   Unable to simultaneously satisfy constraints."))
    #expect(!new.contains { $0.hasPrefix(" call ") })
    try user.press("C left")
    #expect(console(user).contains(" call  TalkingController.viewDidLayoutSubviews()"))
  }

  @Test func `it scrolls back by lines and by the wheel, and follows the end again`() throws {
    let user = try user("~ C")
    user.terminal.printed = [bytes((1...20).map { "line \($0)\n" }.joined())]
    #expect(console(user).first == " out   line 15")
    try user.press("; ;")
    #expect(console(user).last == " out   line 18")
    #expect(user.lines.contains { $0.hasPrefix("─ Console ──") && $0.contains("─ ↓ 2 more  ;") })
    user.terminal.printed = [bytes("line 21\n")]
    #expect(console(user).last == " out   line 18")
    try user.press("scroll-up:10,18")
    #expect(console(user).last == " out   line 16")
    for _ in 0..<40 { try user.press(";") }
    #expect(console(user).first == " out   line 1")
    for _ in 0..<40 { try user.press("'") }
    #expect(console(user).last == " out   line 21")
    #expect(!user.lines.contains { $0.contains("more ─") })
  }

  @Test func `long lines go on below, words and what has no blanks`() throws {
    let user = try user("~ C")
    user.terminal.printed = [bytes(String(repeating: "0123456789", count: 10) + "\n")]
    #expect(console(user)[0] == " out   " + String(repeating: "0123456789", count: 7) + "01")
    #expect(console(user)[1] == "       23456789" + String(repeating: "0123456789", count: 2))
    user.terminal.printed = [bytes(String(repeating: "words ", count: 100) + "\n")]
    #expect(
      console(user)[2] == " out   " + String(repeating: "words ", count: 12).trimmingTrailingBlanks)
    #expect(console(user)[5] == "       " + String(repeating: "words ", count: 11) + "word…")
  }

  @Test func `what was left out is said`() throws {
    let user = try user("~ C")
    user.terminal.printed = [
      PrintedBytes(
        stream: .output, bytes: Array("end\n".utf8), omitted: .init(bytes: 123_456, lines: 789))
    ]
    #expect(console(user)[0] == " out   … 789 lines left out here, 123456 bytes")
  }

  @Test func `a terminal of few rows has no console, and says so`() throws {
    let user = try user("~", rows: 12)
    #expect(console(user).isEmpty)
    #expect(user.status.contains("The console needs a terminal of more rows"))
    let narrow = try self.user("~ r", rows: 13, columns: 20)
    #expect(narrow.lines.contains { $0.contains(" Console ") })
  }
}
