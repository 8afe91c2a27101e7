import Cells
import Foundation
import InterfaceBuilder
import Stage
import Testing

@testable import TerminalApp

/// A document that has views elsewhere than their constraints put them.
@Suite struct MisplacedViewTests {
  private let folder = DocumentFolder()

  /// A cup and a pot, both of them 40 points to the right and 30 below where they are held.
  private let tea = TeaDocument(
    views: [TeaDocument.View("cup", 80, 70, 80, 120), TeaDocument.View("pot", 220, 190, 80, 80)],
    constraints: TeaDocument.holding("cup", 40, 40, 80, 120)
      + TeaDocument.holding("pot", 180, 160, 80, 80))

  private func user(
    _ keys: String = "", columns: Int, rows: Int = 22, glyphs: GlyphSet = .unicode
  ) throws -> User {
    let path = try folder.write(tea.xib, to: "Tea.xib")
    return try User(
      path, columns: columns, rows: rows, glyphs: glyphs, options: "--edit", keys: keys)
  }

  @Test func `views are drawn where the document has them, and where their constraints put them`()
    throws
  {
    let user = try user("tab tab c c c c", columns: 48)
    #expect(
      user.picture == """
        ╭─────────────────────────────────────────────╮
        │                                             │
        │     ┌~╌╌╌╌╌╌╌╌╌┐                            │
        │     ╎          ╎                            │
        │     ╎    ┏━cup━━━━━━━┓                      │
        │     ╎    ┃     ╎     ┃                      │
        │     ╎    ┃     ╎     ┃                      │
        │     ╎    ┃     ╎     ┃                      │
        │     ╎    ┃     ╎     ┃                      │
        │     └╌╌╌╌┃╌╌╌╌╌┘     ┃  ┌~╌╌╌╌╌╌╌╌╌┐        │
        │          ┃           ┃  ╎          ╎        │
        │          ┗━━━━━━━━━━━┛  ╎    ┌───────────┐  │
        │                         ╎    │     ╎     │  │
        │                         └╌╌╌╌│╌╌╌╌╌┘     │  │
        │                              │           │  │
        │                              └───────────┘  │
        │                                             │
        │                                             │
        ╰─────────────────────────────────────────────╯
        """)
    let cup = try #require(user.place(of: "cup"))
    try user.press("tab click:\(cup.column),\(cup.row)")
    #expect(user.picture.contains("┏━cup━"))
  }

  /// The marks in the file, each with the id of its view.
  private func marks(_ user: User) throws -> [String] {
    try user.press("ctrl-s")
    let text = try String(contentsOfFile: folder.path + "/Tea.xib", encoding: .utf8)
    let lines = text.split(separator: "\n").filter {
      $0.contains("misplaced") || $0.contains("ambiguous")
    }
    return lines.map { $0.trimmingPrefix { $0 == " " }.description }
  }

  @Test func `a view is marked in the document by the edit that leaves it elsewhere`() throws {
    let held = TeaDocument(
      views: [TeaDocument.View("cup", 40, 40, 80, 120), TeaDocument.View("pot", 180, 160, 80, 80)],
      constraints: tea.constraints)
    let path = try folder.write(held.xib, to: "Tea.xib")
    let user = try User(path, columns: 120, options: "--edit", keys: "/ c u p enter")
    let cup =
      #"<view misplaced="YES" translatesAutoresizingMaskIntoConstraints="NO" "#
      + #"userLabel="cup" id="cup">"#
    try user.press("right")
    #expect(try marks(user) == [cup])
    try user.press("right right")
    #expect(try marks(user) == [cup])
    try user.press("4 f enter")
    #expect(try marks(user) == [])
    try user.press("u")
    #expect(try marks(user) == [cup])
    try user.press("u u u")
    #expect(try marks(user) == [])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == held.xib)
  }

  @Test
  func `a view in another superview than the document's is outlined where the picture has it`()
    throws
  {
    let user = try user(columns: 110)
    let scene = try #require(user.editedScene)
    var paths = scene.paths
    paths["view"] = "elsewhere"
    let moved = BuildingScene(
      canvas: scene.canvas, shown: scene.shown, paths: paths, ids: scene.ids, origin: scene.origin)
    let placed = PlacedScene(scene: moved, content: user.content, isOnCanvas: true)
    let cup = try #require(scene.canvas.item("cup"))
    #expect(placed.framesElsewhere.isEmpty && placed.frameElsewhere(of: cup) == nil)
    #expect(placed.frame(of: cup) == cup.solvedFrame.moved(x: scene.origin.x, y: scene.origin.y))
  }

  @Test func `their number stays in a narrow header, where other words give way`() throws {
    let user = try User(folder.write(.empty), columns: 80, rows: 24, options: "--edit")
    try user.press("5 b u t t o n enter 3 h k enter shift-right shift-right")
    #expect(
      user.lines.first
        == " viewController  EDIT* ~1  iPhone 15 ▯ 393 × 852   w Compact  h Regular  design")
  }

  @Test func `what lies in such a view is drawn in it, and found there`() throws {
    let user = try User(folder.write(.empty), columns: 110, rows: 34, options: "--edit")
    try user.press("z 5 v i e w enter 3 h k w e enter escape tab tab 5 l a b e l enter")
    #expect(user.selected == "view/UIView/Label")
    let before = try #require(user.placeOnCanvas(of: "Label"))
    try user.press("shift-tab shift-right shift-right shift-right shift-right shift-right")
    #expect(user.header.contains(" ~1 "))
    #expect(user.lines(with: "▾ UIView").first?.contains(" ~ ") == true)
    let after = try #require(user.placeOnCanvas(of: "Label"))
    #expect(after == CellPoint(column: before.column + 7, row: before.row))
    try user.press("click:\(after.column),\(after.row)")
    #expect(user.selected == "view/UIView/Label")
  }

  @Test(arguments: [80, 110, 140])
  func `they are counted in the header, the tree and the status`(columns: Int) throws {
    for (glyphs, sign) in [(GlyphSet.unicode, "~"), (.ascii, "&")] {
      let user = try user("tab", columns: columns, rows: 24, glyphs: glyphs)
      #expect(user.header.contains("EDIT \(sign)2 "), "\(user.header)")
      #expect(user.status.contains(" \(sign) 2 misplaced"), "\(user.status)")
      for name in ["cup", "pot"] {
        #expect(user.lines.contains { $0.contains(name) && $0.contains(" \(sign) ") })
      }
      try user.click("\(sign) 2 misplaced")
      #expect(user.list.first?.hasPrefix("Misplaced views ") == true)
    }
  }

  @Test func `both frames of such a view are told where it is selected`() throws {
    let user = try user("tab tab", columns: 110, rows: 24)
    #expect(
      user.details.prefix(3).map { $0.split(separator: " ").joined(separator: " ") } == [
        "cup UIView", "frame 40, 40 80 × 120", "drawn 80, 70 80 × 120",
      ])
  }

  @Test func `where there is little room, their number stands without words`() throws {
    func statuses(_ sizes: [Int], _ keys: String) throws -> [String] {
      try sizes.map { columns in
        let user = try user(keys, columns: columns)
        return user.status
      }
    }
    #expect(
      try statuses([64, 40, 24], "tab escape") == [
        "                 no conflicts, nothing ambiguous, ~ 2 misplaced",
        "                          ~ 2 misplaced", "          ~ 2 misplaced",
      ])
    // What is selected is said first.
    #expect(
      try statuses([40, 24], "tab") == [
        " view  0, 0  320 × 320    ~ 2 misplaced", " view     ~ 2 misplaced",
      ])
    #expect(
      try statuses([64, 56, 40], "tab z") == [
        " Text first: 1 cell = 14 × 18 pt                  ~ 2 misplaced",
        " True scale: 1 cell = 8 × 16 pt           ~ 2 misplaced",
        " True scale: 1 cell = 8 × 16 pt      ~2",
      ])
  }

  @Test
  func `an ambiguous view keeps its size where frames are updated, and gets constraints of it`()
    throws
  {
    let user = try User(folder.write(.empty), columns: 110, rows: 34, options: "--edit")
    /// Where the selected view is drawn.
    func frame() -> String? {
      let line = user.details.first { $0.hasPrefix("drawn ") }
      return (line ?? user.details.first { $0.hasPrefix("frame ") })?.split(separator: " ")
        .dropFirst().joined(separator: " ")
    }
    try user.press("5 v i e w enter 3 h k enter shift-right shift-down 4 F enter")
    #expect(frame() == "16, 59 240 × 128")
    let remark = "UIView stays as drawn where its constraints leave it open"
    #expect(user.status.hasPrefix(" Update 1 frame; \(remark)"))
    // Nothing else is to be done, and that is said as well.
    try user.press("4 F")
    #expect(user.lines.contains { $0.contains("enter UIView stays as drawn") })
    // The Pin tool updates frames in the same way.
    try user.press("escape u u u 3 h k f / a l l enter enter")
    #expect(frame() == "16, 59 240 × 128")
    #expect(user.status.hasPrefix(" Pin UIView: leading, top; \(remark)"))
    try user.press("4 M enter")
    #expect(user.ambiguous == 0)
    #expect(frame() == "16, 59 240 × 128")
    #expect(
      user.content.view(at: "view/UIView")?.solvedFrame.size == CGSize(width: 240, height: 128))
  }

  @Test func `a view with its first constraint stays where it is drawn`() throws {
    let user = try User(folder.write(.empty), columns: 110, rows: 34, options: "--edit")
    try user.press("5 l a b e l enter shift-right shift-right shift-down shift-down shift-down")
    try user.press("shift-right shift-right shift-right")
    let before = try #require(user.placeOnCanvas(of: "Label"))
    try user.press("3 k enter")
    #expect(user.placeOnCanvas(of: "Label") == before)
    #expect(user.status.contains("? 1 ambiguous"))
    // What is left open is no other place, and nothing has moved there.
    #expect(!user.screen.contains("~"))
    #expect(!user.canvasLines.contains { $0.contains("•") })
  }
}
