import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct LayoutFixTests {
  /// What a fix changes: the constraints that come, as they are written, and the sentence.
  private func change(
    _ kind: LayoutFix.Kind, _ id: String, on canvas: Canvas = teaCanvas
  ) throws -> (lines: [String], sentence: String)? {
    guard let change = LayoutFix(kind, id).change(on: canvas) else { return nil }
    let text = try canvas.document.applying(change.edits).document.text
    let earlier = Set(canvas.document.text.split(separator: "\n"))
    let lines = text.split(separator: "\n").filter { !earlier.contains($0) }
    return (lines.map { String($0).trimmingSpaces }, change.sentence)
  }

  @Test func `a control gets a finger's size, a constraint that says otherwise its size`() throws {
    let small = canvas(
      DrawnView("root", 0, 0, 320, 480, [DrawnView("dot", 10, 10, 20, 20, element: "switch")]))
    let change = try #require(try change(.enlarge, "dot", on: small))
    #expect(change.sentence == "Enlarge dot")
    #expect(
      change.lines.filter { $0.contains("<constraint ") }.map { $0.split(separator: " id")[0] } == [
        #"<constraint firstAttribute="width" relation="greaterThanOrEqual" constant="44""#,
        #"<constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44""#,
      ])
    let fixed = small.adding([
      NewConstraint(NewConstraint.Side("dot", .width), constant: 20),
      NewConstraint(NewConstraint.Side("dot", .height), .greaterThanOrEqual, constant: 10),
    ])
    let later = try small.after(fixed)
    let second = try #require(try self.change(.enlarge, "dot", on: later))
    #expect(
      second.lines.map { $0.split(separator: " id")[0] } == [
        #"<constraint firstAttribute="width" constant="44""#,
        #"<constraint firstAttribute="height" relation="greaterThanOrEqual" constant="44""#,
      ])
  }

  @Test func `a constraint is deleted, and nothing else`() throws {
    let held = try canvas(
      .root(DrawnView("cup", 16, 40, 100, 80)),
      [
        NewConstraint(.init("cup", .width), constant: 100),
        NewConstraint(.init("cup", .height), constant: 80),
      ])
    let id = try #require(held.document.object("cup")?.constraints.first?.id)
    let change = try #require(LayoutFix(.deleteConstraint, id).change(on: held))
    #expect(change.sentence == "Delete cup.width = 100")
    #expect(
      try held.document.applying(change.edits).document.constraintLines
        == ["cup: self.height = 80"])
    #expect(LayoutFix(.deleteConstraint, "cup").change(on: held) == nil)
  }

  @Test func `a view is kept inside at the edges that are beyond, on reading's side`() throws {
    let beyond = DrawnView(
      "root", 0, 0, 320, 480, [DrawnView("sign", 300, -10, 60, 600, element: "label")])
    var canvas = canvas(beyond)
    func sides() throws -> [String] {
      let change = try #require(LayoutFix(.keepInside, "sign").change(on: canvas))
      let document = try canvas.document.applying(change.edits).document
      let shown = Canvas(document, canvas.items, traits: canvas.traits)
      return document.object("root")?.constraints.map { shown.title(of: $0) }.sorted() ?? []
    }
    #expect(
      try sides() == ["bottom >= sign.bottom", "sign.top >= top", "trailing >= sign.trailing"])
    var items = canvas.items
    items[0].isRightToLeft = true
    canvas = Canvas(canvas.document, items, traits: canvas.traits)
    #expect(try sides() == ["bottom >= sign.bottom", "sign.leading >= leading", "sign.top >= top"])
    #expect(LayoutFix(.keepInside, "tray").change(on: teaCanvas) == nil)
  }

  @Test func `a text gets its lines, or resists more than others do`() throws {
    let lines = try #require(try change(.breakLines, "sign"))
    #expect(lines.lines.count == 1)
    #expect(lines.lines[0].contains(#"numberOfLines="0""#))
    #expect(LayoutFix(.breakLines, "cup").change(on: teaCanvas) == nil)
    var items = teaCanvas.items
    let place = try #require(items.firstIndex { $0.id == "sign" })
    items[place].contentWidth = 200
    var canvas = Canvas(teaCanvas.document, items, traits: teaCanvas.traits)
    for priority in ["751", "752"] {
      let change = try #require(LayoutFix(.keepContent, "sign").change(on: canvas))
      canvas = Canvas(
        try canvas.document.applying(change.edits).document, items, traits: canvas.traits)
      #expect(
        canvas.document.object("sign")?["horizontalCompressionResistancePriority"] == priority)
      #expect(change.sentence == "Let the content of sign resist compression at \(priority)")
    }
    #expect(LayoutFix(.keepContent, "cup").change(on: teaCanvas) == nil)
  }

  @Test func `a covered view comes to the front, once`() throws {
    let change = try #require(LayoutFix(.bringToFront, "sign").change(on: teaCanvas))
    let document = try teaCanvas.document.applying(change.edits).document
    #expect(
      document.object("root")?.child("subviews")?.children.map { $0["id"] } == ["tray", "sign"])
    #expect(LayoutFix(.bringToFront, "tray").change(on: teaCanvas) == nil)
  }

  @Test func `a misplaced view is drawn anew, or held where it is drawn`() throws {
    var items = teaCanvas.items
    let place = try #require(items.firstIndex { $0.id == "cup" })
    items[place].solvedFrame.x += 10
    let held = teaCanvas.adding([
      NewConstraint(
        NewConstraint.Side("cup", .leading), .equal, NewConstraint.Side("tray", .leading),
        constant: 26)
    ])
    let canvas = Canvas(
      try teaCanvas.document.applying(held).document, items, traits: teaCanvas.traits)
    #expect(canvas.items.filter(canvas.isMisplaced).map(\.id) == ["cup"])
    let frame = try #require(LayoutFix(.updateFrame, "cup").change(on: canvas))
    #expect(frame.sentence == "Update the frame of cup")
    let drawn = try canvas.document.applying(frame.edits).document
    #expect(drawn.object("cup")?.rect(key: "frame")?.x == 26)
    let constants = try #require(LayoutFix(.updateConstants, "cup").change(on: canvas))
    #expect(constants.sentence == "Update 1 constant")
    let kept = try canvas.document.applying(constants.edits).document
    let shown = Canvas(kept, items, traits: canvas.traits)
    #expect(
      kept.object("tray")?.constraints.map { shown.title(of: $0) } == ["cup.leading = leading + 16"]
    )
    #expect(LayoutFix(.updateFrame, "pot").change(on: canvas) == nil)
  }
}
