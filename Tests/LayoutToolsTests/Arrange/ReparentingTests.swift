import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct ReparentingTests {
  /// The tea canvas with the cup beside the pot, the tray below the sign, and a width that both
  /// share.
  private let tea: Canvas

  init() throws {
    tea = try teaCanvas.holding([
      NewConstraint(.init("cup", .leading), .equal, .init("tray", .leading), constant: 16),
      NewConstraint(.init("pot", .leading), .equal, .init("cup", .trailing), constant: 8),
      NewConstraint(.init("tray", .top), .equal, .init("sign", .bottom), constant: 39),
      NewConstraint(.init("cup", .width), constant: 100),
    ])
  }

  @Test func `a view keeps its place on the canvas, and constraints that can be held`() throws {
    let move = Reparenting(tea, of: ["cup"], into: "root")
    #expect(move.sentence == "Move cup into root")
    let after = try canvas(tea, after: move).document
    #expect(after.subviewIDs("root") == ["sign", "tray", "cup"])
    #expect(after.frameText("cup") == "36 116 100 80")
    #expect(
      after.constraintLines.sorted() == [
        "cup: self.width = 100", "root: cup.leading = tray.leading + 16",
        "root: pot.leading = cup.trailing + 8", "root: tray.top = sign.bottom + 39",
      ])
  }

  @Test func `a view goes to another place among its siblings`() throws {
    let move = Reparenting(tea, of: ["pot"], into: "tray", before: "cup")
    #expect(move.sentence == "Reorder pot")
    let after = try canvas(tea, after: move).document
    #expect(after.subviewIDs("tray") == ["pot", "cup"])
    #expect(after.frameText("pot") == "124 16 180 80")
  }

  @Test func `a view goes into another one before a sibling`() throws {
    let move = Reparenting(tea, of: ["sign"], into: "tray", before: "pot")
    let after = try canvas(tea, after: move).document
    #expect(after.subviewIDs("tray") == ["cup", "sign", "pot"])
    #expect(after.frameText("sign") == "80 -60 175 21")
    #expect(after.constraintLines.contains("tray: self.top = sign.bottom + 39"))
  }

  @Test func `a stack view places what comes into it, so that only sizes stay`() throws {
    let tea = try canvas(
      .root(
        DrawnView("cup", 20, 20, 40, 40),
        DrawnView(
          "stack", 0, 100, 300, 40, element: "stackView", [DrawnView("pot", 0, 0, 300, 40)])),
      [
        NewConstraint(.init("cup", .leading), .equal, .init("root", .leading), constant: 20),
        NewConstraint(.init("cup", .width), .equal, .init("root", .width), constant: -335),
        NewConstraint(.init("pot", .height), constant: 40),
      ])
    let into = Reparenting(tea, of: ["cup"], into: "stack")
    #expect(try into.arranged().removedConstraints.count == 1)
    let stacked = try canvas(tea, after: into)
    #expect(
      stacked.document.constraintLines.sorted() == [
        "pot: self.height = 40", "root: cup.width = root.width + -335",
      ])
    let out = try canvas(stacked, after: Reparenting(stacked, of: ["cup"], into: "root")).document
    #expect(out.frameText("cup") == "20 20 40 40")
    #expect(out.object("cup")?["fixedFrame"] == nil)
  }

  @Test func `a view is held where it is drawn unless a stack view places it`() throws {
    let tea = canvas(
      rereading: .root(
        DrawnView("pot", 10, 20, 300, 40),
        DrawnView("stack", 10, 100, 300, 40, element: "stackView")))
    let stacked = try canvas(tea, after: Reparenting(tea, of: ["pot"], into: "stack"))
    #expect(stacked.document.object("pot")?["fixedFrame"] == nil)
    let out = try canvas(stacked, after: Reparenting(stacked, of: ["pot"], into: "root")).document
    #expect(out.object("pot")?["fixedFrame"] == "YES")
    #expect(out.object("pot")?.child("autoresizingMask")?["flexibleMaxY"] == "YES")
    #expect(out.frameText("pot") == "10 20 300 40")
  }

  @Test func `what can't be moved says so`() throws {
    for (ids, container, reason) in [
      (["tray"], "cup", "tray can't be moved into itself"),
      (["tray"], "tray", "tray can't be moved into itself"),
      (["cup"], "sign", "sign can't hold views"),
      (["root"], "tray", "root is placed by its table, cell or controller and can't be moved"),
      ([], "tray", "no view is selected to be moved"),
    ] {
      #expect(refusal(of: Reparenting(tea, of: ids, into: container)) == reason)
    }
  }

  @Test func `size classes follow a view and its constraints`() throws {
    let gap = try #require(
      tea.document.object("tray")?.constraints.first { $0.firstItem == "pot" }?.id)
    let tray = ElementPath("tray").variation("heightClass=compact")
    let varied = canvas(
      of: try tea.document.applying([
        .insert(
          [NewElement("exclude", ["reference": "cup"])], into: tray.child("mask", key: "subviews")),
        .insert(
          [NewElement("exclude", ["reference": gap])], into: tray.child("mask", key: "constraints")),
      ]).document)
    let after = try canvas(varied, after: Reparenting(varied, of: ["cup"], into: "root")).document
    let root = ElementPath("root").variation("heightClass=compact")
    #expect(
      after.element(at: root.child("mask", key: "subviews").reference("exclude", to: "cup")) != nil)
    #expect(
      after.element(at: root.child("mask", key: "constraints").reference("exclude", to: gap)) != nil
    )
    #expect(after.object("tray")?.child("variation") == nil)
  }

  @Test func `frames for some size classes go with the superview that they are in`() throws {
    let cup = ElementPath("cup").variation("heightClass=compact")
    let frame = NewElement(rect(1, 2, 3, 4), key: "frame")
    let varied = canvas(
      of: try tea.document.applying([.setChild(key: "frame", of: cup, to: frame)]).document)
    let after = try canvas(varied, after: Reparenting(varied, of: ["cup"], into: "root")).document
    #expect(after.frameText("cup") == "36 116 100 80")
    #expect(after.object("cup")?.child("variation") == nil)
  }
}
