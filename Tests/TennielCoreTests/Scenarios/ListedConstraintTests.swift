import Cells
import Stage
import Testing
import UIKit

@testable import TerminalApp

/// The constraints of a view in the size inspector.
///
/// Source: "Working with Constraints in Interface Builder", Finding Constraints in the Size
/// Inspector.
@Suite struct ListedConstraintTests {
  private let folder = DocumentFolder()

  private static let tea = TeaDocument(
    views: [.init("cup", 16, 40, 100, 80), .init("pot", 124, 55, 50, 50)],
    constraints: [
      "cup.leading view.leading constant=16", "cup.top view.top constant=40 priority=750",
      "cup.width constant=100", "cup.height constant=80",
      "cup.height constant=60 relation=greaterThanOrEqual",
      "pot.leading cup.trailing constant=8", "pot.centerY cup.centerY",
      "pot.width cup.width multiplier=0.5", "pot.height pot.width",
    ])

  /// The size inspector of the cup, with the mark on its last constraint.
  private func inspecting(
    _ xib: String = tea.xib, columns: Int = 80, glyphs: GlyphSet = .unicode, keys: String = ""
  ) throws -> User {
    let user = try User(folder.write(xib, to: "Tea.xib"), columns: columns, glyphs: glyphs)
    // The inspector is as narrow as that of a phone, and the text has all of the canvas.
    if columns == 80 { try user.press("z alt-right alt-right alt-right") }
    try user.press("X tab tab 7 end " + keys)
    return user
  }

  /// The rows of the inspector from the heading of the constraints on, without the foot.
  private func list(_ user: User) -> [String] {
    let rows = user.panelLines
    guard let heading = rows.firstIndex(where: { $0.hasPrefix(" Constraints") }) else { return [] }
    return [rows[heading]]
      + rows[(heading + 1)...].prefix { $0.hasPrefix("  ") || $0.hasPrefix("▸") }
  }

  private func frame(_ name: String, _ user: User) -> CGRect? {
    user.content.view(at: ViewPath("view/\(name)"))?.solvedFrame
  }

  // MARK: - The list

  @Test func `the size inspector lists the constraints of a view, optional ones broken`() throws {
    let user = try inspecting()
    #expect(
      list(user) == [
        " Constraints",
        "  ── Leading to Superview = 16",
        "  ╌╌ Top to Superview = 40",
        "  ── Width = 100",
        "  ── Height = 80",
        "  ── Height ≥ 60",
        "  ── Trailing to pot = 8",
        "  ── Center Y to pot = 0",
        "▸ ── Proportional Width to… = 0.5",
      ])
    #expect(
      user.lines(with: "Proportional Width to: pot,").count == 1
        && user.lines(with: "Equals: 0.5, required.").count == 1)
  }

  @Test func `where there is room the relations are words, in columns`() throws {
    let user = try inspecting(columns: 170)
    let rows = user.lines.compactMap { $0.split(separator: "│").last.map(String.init) }
    #expect(
      rows.filter { $0.contains(/^[▸ ] (──|╌╌)/) } == [
        "  ── Leading Space to: Superview Equals: 16",
        "  ╌╌ Top Space to: Superview     Equals: 40",
        "  ── Width                       Equals: 100",
        "  ── Height                      Equals: 80",
        "  ── Height                      Greater Than or Equal: 60",
        "  ── Trailing Space to: pot      Equals: 8",
        "  ── Align Center Y to: pot      Equals: 0",
        "▸ ── Proportional Width to: pot  Equals: 0.5",
      ])
  }

  @Test func `a terminal without Unicode has signs for lines`() throws {
    let user = try inspecting(glyphs: .ascii)
    #expect(
      list(user)[1..<3] == [
        "  -- Leading to Superview = 16",
        "  .. Top to Superview = 40",
      ])
  }

  @Test func `what is not installed is dim, and is installed from its attributes`() throws {
    let user = try inspecting(
      Self.tea.xib.replacingOccurrences(
        of: "<freeformSimulatedSizeMetrics",
        with: """
          <variation key="default">
              <mask key="constraints">
                  <exclude reference="c4"/>
              </mask>
          </variation>
          <freeformSimulatedSizeMetrics
          """))
    let cell = try #require(user.place(of: "Height ≥ 60"))
    #expect(user.grid[cell].style == Palette.quiet)
    try user.press("up up up")
    #expect(user.lines(with: " 60, required, not installed").count == 1)
    #expect(!user.canvasLines.contains { $0.contains("┣") || $0.contains("┳") })
    try user.press("enter end enter")
    #expect(user.lines(with: "▸ Installed        Yes").count == 1)
    try user.press("escape")
    #expect(user.lines(with: "▸ ── Height ≥ 60").count == 1)
    #expect(user.canvasLines.contains { $0.contains("┣") || $0.contains("┳") }, "\(user.screen)")
  }

  // MARK: - Editing

  @Test func `the constraint of the marked row is selected, and its line is heavy`() throws {
    let user = try inspecting(keys: "up up up up up")
    #expect(user.lines(with: "┣━━━━100━━━━━┫").count == 1)
    try user.press("home")
    #expect(user.lines(with: "┣━━━━100━━━━━┫").isEmpty)
    // It is drawn where no other line is.
    try user.press("escape c c c c")
    #expect(user.message == "Constraint lines: none")
    try user.press("7 end")
    #expect(user.lines(with: "=0.5×").count == 2)
    #expect(user.lines(with: "┣━━━━100━━━━━┫").isEmpty)
    try user.press("escape c c 7")
    // The list follows the canvas as well.
    try user.press("end")
    try user.click("≥60")
    #expect(user.lines(with: "▸ ── Height ≥ 60").count == 1)
  }

  @Test func `a constraint is edited where it is listed`() throws {
    let user = try inspecting(keys: "up up up up up right right")
    #expect(user.lines(with: "▸ ── Width = 102").count == 1)
    #expect(frame("cup", user)?.width == 102)
    try user.press("1 2 0")
    #expect(user.lines(with: "▸ ── Width 120_").count == 1)
    #expect(frame("cup", user)?.width == 120)
    #expect(frame("pot", user) == CGRect(x: 144, y: 50, width: 60, height: 60))
    try user.press("enter u")
    #expect(frame("cup", user)?.width == 102)
  }

  @Test func `a multiplier of two numbers is written as it is typed`() throws {
    let user = try inspecting(keys: "escape * 1 : 4 enter")
    #expect(frame("pot", user)?.width == 25)
    try user.press("ctrl-s")
    let saved = try String(contentsOfFile: folder.path + "/Tea.xib", encoding: .utf8)
    #expect(saved.contains(#" multiplier="1:4" "#))
  }

  @Test func `enter opens the attributes of a constraint, and esc leads back`() throws {
    let user = try inspecting(keys: "up up up up up up enter")
    #expect(user.lines(with: "Attributes  cup.top = top + 40").count == 1)
    #expect(user.lines(with: "▸ Constant         40").count == 1)
    // Relation, constant, priority and multiplier.
    try user.press("5 0 enter down 1 0 0 0 enter")
    #expect(frame("cup", user) == CGRect(x: 16, y: 50, width: 100, height: 80))
    try user.press("shift-left")
    #expect(user.lines(with: "▸ ── Top to Superview = 50").count == 1)
    try user.press("enter up up up right escape")
    #expect(user.lines(with: "▸ ── Top to Superview ≥ 50").count == 1)
    #expect(user.panelLines[0].firstMatch(of: #/^ Size( Inspector)?  cup( |$)/#) != nil)
  }

  @Test func `a second click opens a constraint`() throws {
    let user = try inspecting()
    try user.click("Center Y to pot")
    #expect(user.lines(with: "▸ ── Center Y to pot").count == 1)
    try user.click("Center Y to pot")
    #expect(user.lines(with: "Attributes  pot.centerY = cup").count == 1)
  }

  @Test func `delete takes a listed constraint away as one step, and the view stays`() throws {
    let user = try inspecting(keys: "up up delete")
    #expect(user.panelLines[0].firstMatch(of: #/^ Size( Inspector)?  cup( |$)/#) != nil)
    #expect(
      list(user).suffix(2) == ["▸ ── Center Y to pot = 0", "  ── Proportional Width to… = 0.5"])
    #expect(list(user).count == 8)
    try user.press("u")
    #expect(user.status.hasPrefix(" Undone: Delete pot.leading = cup.trailing + 8"))
    #expect(list(user).count == 9)
  }
}
