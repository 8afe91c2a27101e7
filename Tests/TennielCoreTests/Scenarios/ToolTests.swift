import Cells
import Foundation
import InterfaceBuilder
import Stage
import Testing
import UIKit

@testable import Commands
@testable import TennielCore

/// The tools of Interface Builder, on a document that begins empty.
@Suite struct ToolTests {
  private let folder = DocumentFolder()
  private let path: String

  init() throws { path = try folder.write(.empty) }

  /// The document, edited, with views of the library in it, and keys that are pressed then.
  private func editing(_ titles: String..., keys: String = "") throws -> User {
    let user = try User(path, columns: 110, rows: 34, keys: "X")
    for title in titles { try user.insert(title) }
    try user.press(keys)
    return user
  }

  /// The constraints that the file has, in the order of their lines, without their ids.
  private func saved(_ user: User) throws -> [String] {
    try user.press("ctrl-s")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return text.split(separator: "\n").filter { $0.contains("<constraint ") }.map {
      $0.trimmingCharacters(in: .whitespaces).replacing(/\ id="[^"]*"/, with: "")
        .replacing(/(first|second)Item="[^"]*"\ ?/, with: "")
    }
  }

  /// The rows of the panel beside the canvas that are not empty.
  private func panel(_ user: User) -> [String] { user.panelLines.filter { !$0.isEmpty } }

  /// The cell of the canvas in which a text begins.
  private func place(of text: String, _ user: User) -> CellPoint? { user.placeOnCanvas(of: text) }

  private func frame(_ path: String, _ user: User) -> CGRect? { user.frame(of: ViewPath(path)) }

  /// The names of the tree.
  private func names(_ user: User) -> [String] { user.content.views.map(\.title) }

  @Test func `a tool or inspector without a view says so`() throws {
    let user = try editing()
    for key in ["1", "2", "3", "6", "7", "8", "9", "enter"] {
      try user.press(key)
      #expect(user.status.dropFirst().hasPrefix("Select a view first"), "\(key)")
      #expect(user.isEditing && user.tool == nil && user.inFront == nil)
      try user.press("escape")
    }
    #expect(!user.isChanged)
  }

  @Test(arguments: ["3", "7"])
  func `a tool below the canvas covers the tree with its number of rows`(key: String) throws {
    let user = try User("Gallery storyboard", columns: 44, rows: 40, keys: "X enter tab tab tab")
    let row = try #require(user.lines.firstIndex { $0.contains("─ Views ──────── ▾ 2 ─") })
    try user.press(key)
    #expect(user.lines[row] == String(repeating: "─", count: 44))
    // A click there does not scroll the tree, which is covered.
    try user.press("click:18,\(row) escape")
    #expect(user.lines[row].contains("▾ 2"))
  }

  @Test func `new ids are random but for a seed, and a step made again has the same id`() throws {
    func id(_ options: String) throws -> String {
      try folder.write(.empty)
      let user = try User(path, options: "--edit --terminal 80x24 " + options)
      try user.insert("label")
      func saved() throws -> String {
        try user.press("ctrl-s")
        let text = try String(contentsOfFile: path, encoding: .utf8)
        return try String(#require(text.firstMatch(of: /<label [^>]*\ id="([^"]*)"/)).1)
      }
      let id = try saved()
      try user.press("u U")
      #expect(try saved() == id)
      return id
    }
    #expect(try id("--seed 3") == id("--seed 3"))
    #expect(try id("--seed 3") != id("--seed 4"))
    let seeds = try (0..<4).map { _ in try Arguments(parsing: [path]).idSeed }
    #expect(Set(seeds).count == 4)
    #expect(try Arguments(parsing: [path, "--seed", "3"]).idSeed == 3)
  }

  @Test func `a view of the library stands where it is put, selected, named by its text`() throws {
    let user = try editing("label")
    #expect(user.selected == "view/Label")
    #expect(frame("view/UILabel", user) == CGRect(x: 16, y: 59, width: 42, height: 21))
    #expect(user.status.contains("Insert Label in view"))
    try user.insert("button")
    #expect(user.selected == "view/Button")
    #expect(frame("view/UIButton", user)?.minY == 88)
    try user.insert("label")
    #expect(names(user) == ["view", "Label", "Button", "Label[1]"])
    try user.press("\" ctrl-u T e a enter")
    #expect(names(user) == ["view", "Label", "Button", "Tea"])
    #expect(user.status.contains("of Label"), "\(user.status)")
    try user.press("u u u u")
    #expect(user.content.views.count == 1)
    #expect(user.header.contains(" EDIT "))
    // Xcode writes no label for what it inserts.
    try user.press("U U U U ctrl-s")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(!text.contains("userLabel=\"Label\"") && !text.contains("userLabel=\"Button\""))
  }

  @Test func `arrows move a view by a point, with shift by eight, a gesture is one step`() throws {
    let user = try editing("label", keys: "right right shift-down")
    #expect(frame("view/UILabel", user)?.origin == CGPoint(x: 18, y: 67))
    try user.press("_ shift-right down")
    #expect(frame("view/UILabel", user)?.size == CGSize(width: 50, height: 22))
    try user.press("u")
    #expect(frame("view/UILabel", user)?.size == CGSize(width: 42, height: 21))
    try user.press("u")
    #expect(frame("view/UILabel", user)?.origin == CGPoint(x: 16, y: 59))
  }

  @Test func `a view goes on to the next guideline, and the mouse meets near lines`() throws {
    let user = try editing("label", keys: "ctrl-right")
    #expect(frame("view/UILabel", user)?.minX == 20)
    try user.press("ctrl-right")
    #expect(user.content.view(at: "view/UILabel")?.solvedFrame.midX == 196.5)
    let cell = try #require(place(of: "Label", user))
    // From its middle: the first cells are the handle of its left edge.
    try user.press("drag:\(cell.column + 2),\(cell.row)-\(cell.column + 8),\(cell.row)")
    #expect(frame("view/UILabel", user).map { $0.minX > 200 } == true)
    let moved = frame("view/UILabel", user)
    try user.press("u")
    #expect(user.content.view(at: "view/UILabel")?.solvedFrame.midX == 196.5)
    try user.press("U")
    #expect(frame("view/UILabel", user) == moved)
  }

  @Test func `a label that has the size of its text grows with it in a step, no other`() throws {
    let user = try editing("label", keys: "8 enter ctrl-u O o l o n g space t e a enter escape")
    let grown = try #require(frame("view/UILabel", user))
    #expect(grown.width > 70 && grown.origin == CGPoint(x: 16, y: 59), "\(grown)")
    #expect(try user.steps().first == "Change Text of Label to Oolong tea")
    #expect(user.content.problems.filter { $0.severity != .hint }.isEmpty)
    try user.press("u")
    #expect(frame("view/UILabel", user)?.size == CGSize(width: 42, height: 21))
    // Once it is drawn larger, it stays as it is drawn.
    try user.press("_ shift-right 8 enter ctrl-u O o l o n g space t e a enter escape")
    #expect(frame("view/UILabel", user)?.size == CGSize(width: 50, height: 21))
  }

  @Test func `Connect has values beside names in few columns, and the whole below`() throws {
    let user = try User(path, columns: 80, rows: 24, keys: "alt-right alt-right alt-right X")
    try user.insert("label")
    try user.press("6 down down")
    let rows = panel(user)
    #expect(rows.contains { $0.hasSuffix("[ ] Leading to Container  0") }, "\(rows)")
    #expect(rows.contains { $0.hasSuffix("Leading Space to Container") }, "\(rows)")
    #expect(rows.contains { $0.hasSuffix("Margin: 0") }, "\(rows)")
    #expect(!rows.contains { $0.hasSuffix("…") }, "\(rows)")
  }

  @Test func `a constraint of the scene alone is not changed, nor its view deleted`() throws {
    let folder = DocumentFolder()
    let user = try User(folder.write(.empty), columns: 110, rows: 30, options: "--edit")
    try user.press("5 l a b e l enter j")
    let tree = user.tree.map(\.path)
    try user.press("+")
    #expect(
      user.message?.hasSuffix(
        "is not in the document: it holds a view that has no constraints yet") == true)
    for key in ["delete", ">"] {
      try user.press(key)
      #expect(user.message == "The document does not have this constraint: esc selects its view")
    }
    #expect(user.tree.map(\.path) == tree)
    try user.press("escape delete")
    #expect(user.tree.count == tree.count - 1)
  }

  @Test func `Pin says what it will add, adds it, and the prototyping constraints go`() throws {
    let user = try editing("text field", keys: "3 h l")
    #expect(user.lines(with: "enter Add 2 constraints").count == 1)
    try user.press("k enter")
    #expect(user.status.contains("Pin UITextField: leading, top, trailing"))
    #expect(
      try saved(user).sorted() == [
        #"<constraint firstAttribute="leading" secondAttribute="leadingMargin"/>"#,
        #"<constraint firstAttribute="top" secondAttribute="top"/>"#,
        #"<constraint firstAttribute="trailingMargin" secondAttribute="trailing" constant="264"/>"#,
      ])
    #expect(user.ambiguous == 0)
    try user.press("u ctrl-s")
    #expect(try String(contentsOfFile: path, encoding: .utf8).contains("fixedFrame=\"YES\""))
  }

  @Test func `a number is typed into a strut, with arithmetic`() throws {
    let user = try editing("label", keys: "3 2 * 8 + 4 l space")
    #expect(user.lines(with: "leading").contains { $0.contains("20") })
    try user.press("l enter")
    #expect(
      try saved(user).contains(
        #"<constraint firstAttribute="leading" secondAttribute="leadingMargin" constant="20"/>"#))
  }

  @Test func `what an edge can be pinned to is listed, with distances, standard spaces`() throws {
    let user = try editing("label", "text field", "button", keys: "3 k /")
    #expect(
      user.lines[23..<33].map { $0.trimmingCharacters(in: .whitespaces) } == [
        "Pin top: _  9 of 9", "▸ UITextField    8 points  standard, nearest",
        "Label         50 points",
        "Label          8 points  standard", "Safe Area     71 points  guide",
        "Safe Area     20 points  standard, guide", "view margin   71 points  margin",
        "view margin    0 points  standard, margin", "view edge    130 points  edge",
        "view edge     20 points  standard, edge",
      ])
    // The canvas stays in sight, and what is typed leaves the list where it is.
    #expect(place(of: "Button", user) != nil)
    try user.press("m a r g i n")
    #expect(user.lines[23] == " Pin top: margin_  2 of 9")
    #expect(user.lines[26..<33].joined() == "")
    try user.click("71 points  margin")
    #expect(user.lines(with: "k [x] top").first?.contains("71") == true)
    // The arrows go through the same list.
    try user.press("right")
    #expect(user.lines(with: "k [x] top").first?.contains("standard") == true)
    try user.press("left / l a b e l enter enter")
    #expect(
      try saved(user).contains(
        #"<constraint firstAttribute="top" secondAttribute="bottom" constant="50"/>"#))
  }

  @Test func `a standard space that an edge has already is there once, and written so`() throws {
    let user = try editing("label", "button", keys: "3 k /")
    #expect(user.lines(with: " 8 points").count == 1)
    try user.press("enter enter")
    #expect(
      try saved(user) == [
        #"<constraint firstAttribute="top" secondAttribute="bottom" constant="8" symbolic="YES"/>"#
      ])
  }

  @Test func `where a list of a tool needs more than half of the rows, it is scrolled`() throws {
    let user = try User(path, columns: 80, rows: 14, keys: "X")
    for name in ["label", "text field", "button"] { try user.insert(name) }
    try user.press("3 k /")
    #expect(user.lines[6] == " Pin top: _  9 of 9")
    #expect(user.lines[12].contains("71 points  margin"))
    try user.press("end")
    #expect(user.lines[12].hasPrefix("▸ view edge"))
    #expect(place(of: "UITextField", user) == nil || user.lines[1].contains("│"))
  }

  @Test func `numbers below zero have the sign for minus of the glyphs`() throws {
    for (glyphs, minus) in [(GlyphSet.unicode, "−"), (.ascii, "-")] {
      let user = try User(path, columns: 110, rows: 34, glyphs: glyphs, options: "--edit")
      try user.insert("button")
      for _ in 0..<4 { try user.press("shift-left") }
      for (key, label) in [("3", "leading"), ("6", "Leading Space to Container")] {
        try user.press(key)
        #expect(user.lines(with: label).first?.contains(" \(minus)32") == true, "\(key)")
        try user.press("escape")
      }
      try user.press("3 h enter 7")
      #expect(user.lines(with: "X ").first?.contains("\(minus)16") == true)
    }
  }

  @Test func `other lines of a tool have a list where they are one of several things`() throws {
    let user = try editing("label", keys: "3 f / a l l enter")
    #expect(user.lines(with: "frames All Frames in Container").count == 1)
    try user.press("w /")
    #expect(user.status.contains("There is nothing to choose from in this line"))
    #expect(user.inFront == nil && user.tool != nil)
  }

  @Test func `a number that is too large is not taken, and the panel says so`() throws {
    let user = try editing("label", keys: "3 2 0 l space h 9 9 9 9 9 9")
    #expect(user.screen.contains("Not accepted: numbers are from"))
    try user.press("enter")
    #expect(user.tool == "Pin")
    try user.press("escape")
    #expect(try user.steps().count == 1)
  }

  @Test func `Align aligns what is selected with the first, and centres in the container`() throws {
    let user = try editing("label", "button", keys: "shift-tab space tab 2 h X")
    #expect(user.lines(with: "enter Add 3 constraints").count == 1)
    try user.press("enter")
    #expect(try saved(user).count == 3)
  }

  @Test func `Connect lists what a drag may mean`() throws {
    let user = try editing("label", "button", keys: "shift-tab space tab 6")
    #expect(user.lines(with: "Connect  2 views").count == 1)
    let rows = user.lines(with: "[ ]")
    #expect(rows.first?.contains("Vertical Spacing") == true)
    try user.press("down down space enter")
    #expect(
      try saved(user) == [
        #"<constraint firstAttribute="top" secondAttribute="bottom" constant="8"/>"#
      ])
  }

  @Test func `a drag with the right button connects`() throws {
    let user = try editing("label", "button")
    let from = try #require(place(of: "Button", user))
    let to = try #require(place(of: "Label", user))
    try user.press("right-drag:\(from.column),\(from.row)-\(from.column),\(to.row)")
    #expect(user.lines(with: "Connect").count == 1)
    #expect(user.lines(with: "[ ]").first?.contains("Vertical Spacing") == true)
  }

  @Test func `Stack embeds and takes out again`() throws {
    let user = try editing("label", "button", keys: "shift-tab space tab 1 enter")
    #expect(user.content.views.map(\.className).prefix(2) == ["UIView", "UIStackView"])
    #expect(user.content.views.count == 4)
    try user.press("1 enter")
    #expect(user.content.views.count == 3)
  }

  @Test func `the keys of Stack choose what the views are put into`() throws {
    let user = try editing("label", keys: "1 w enter")
    #expect(user.content.views.map(\.className) == ["UIView", "UIView", "UILabel"])
    try user.press("1")
    #expect(user.lines(with: "t [x] unembed").count == 1)
    try user.press("e")
    #expect(user.lines(with: "▸e [x] in a stack, as they stand").count == 1)
    try user.press("h enter")
    #expect(user.content.views.map(\.className).prefix(2) == ["UIView", "UIStackView"])
    try user.press("1 enter 1 t enter")
    #expect(user.content.views.map(\.className) == ["UIView", "UILabel"])
  }

  @Test func `Pin says that a stack view places what it arranges`() throws {
    let user = try editing("label", "button")
    try user.press("shift-tab space tab 1 enter tab 3 h m 4 escape 3")
    #expect(user.lines(with: "its stack places it").count == 5)
    try user.press("w enter")
    #expect(
      try saved(user).map { $0.replacing(/constant="[^"]*"/, with: "") } == [
        #"<constraint firstAttribute="width" />"#
      ])
  }

  @Test func `a stack without constraints grows and shrinks with what it arranges`() throws {
    let user = try editing("label", "button", keys: "shift-tab space tab 1 enter")
    func height() throws -> CGFloat {
      // A button in a stack as high as its label is small to touch.
      #expect(user.content.problems.allSatisfy { $0.kind == .touchTarget })
      #expect(!user.status.contains("misplaced"))
      return try #require(frame("view/UIStackView", user)?.height.rounded())
    }
    let embedded = try height()
    try user.press("8 down down down 2 0 enter escape")
    #expect(try height() == embedded + 12)
    try user.insert("slider")
    #expect(try height() > embedded + 50)
    try user.press("delete")
    #expect(try height() == embedded + 12)
    try user.press("u u u")
    #expect(try height() == embedded)
  }

  @Test func `what a panel has no room for stands below its button`() throws {
    let user = try User(path, keys: "alt-right alt-right alt-right X")
    try user.insert("label")
    try user.press("escape escape tab tab 1")
    #expect(
      panel(user) == [
        " Stack  Label", "▸e [x] in a stack, as they stand", " h [ ] in a horizontal stack",
        " v [ ] in a vertical stack", " w [ ] in a plain view", " t [ ] unembed it is empty",
        "       spacing   0    as on the …", "       alignment fill as on the …",
        "   enter Embed Label in a", "         vertical stack",
      ])
    try user.press("escape 3 down down")
    #expect(panel(user)[3] == "▸l [ ] trailing 319 to view marg…")
    #expect(panel(user).suffix(2) == ["   enter Add constraints", "   trailing: to view margin"])
    try user.press("escape 2 X 1 6")
    #expect(panel(user)[8] == "▸X [x] horizontally in con… 16_")
    #expect(panel(user).last == "   horizontally in container")
  }

  @Test func `Resolve adds what is missing, and nothing moves`() throws {
    let user = try editing("label", "text field")
    let frames = user.content.views.map(\.frame.origin)
    try user.press("escape escape 4")
    #expect(user.lines(with: "add what is missing").count == 2)
    try user.press("enter")
    #expect(user.ambiguous == 0)
    #expect(user.conflicts == 0)
    let moves = zip(user.content.views.map(\.frame.origin), frames).map { abs($0.y - $1.y) }
    // A label is as high as its text, which is less than a point lower than it was drawn.
    #expect(moves.allSatisfy { $0 < 1 })
  }

  @Test func `views are copied, pasted, duplicated, reordered and deleted`() throws {
    let user = try editing("label", keys: "Y ctrl-v ctrl-d")
    #expect(user.content.views.count == 4)
    try user.insert("button")
    try user.press("( (")
    #expect(user.content.views.map(\.className).firstIndex(of: "UIButton") == 2)
    try user.press("delete")
    #expect(!user.content.views.contains { $0.className == "UIButton" })
    try user.press("u ctrl-x")
    #expect(user.content.views.count == 4)
    try user.press("u u u u u u u u u u ctrl-s")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == Template.empty.text)
  }

  @Test func `a view moves into another one, at the same place`() throws {
    let user = try editing("view", keys: "escape escape")
    try user.insert("button")
    let button = user.content.views.first { $0.className == "UIButton" }?.frameInWindow
    try user.press("| v i e w enter")
    #expect(user.content.views.first { $0.className == "UIButton" }?.frameInWindow == button)
  }
}
