import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct StackEmbeddingTests {
  /// Views in a root view of 375 x 667 points.
  private func scene(_ views: [DrawnView], _ constraints: [NewConstraint] = []) throws -> Canvas {
    try canvas(DrawnView("root", 0, 0, 375, 667, views), constraints)
  }

  private let column = [
    DrawnView("c", 20, 180, 100, 30), DrawnView("a", 20, 100, 100, 30),
    DrawnView("b", 20, 138, 100, 30),
  ]

  @Test func `views below one another come into a vertical stack, with their spacing`() throws {
    let tea = try scene(column)
    let embedding = StackEmbedding(tea, of: ["a", "b", "c"])
    #expect(embedding.sentence == "Embed 3 views in a vertical stack")
    let result = try embedding.arranged()
    let id = try #require(result.selection.first)
    let after = try canvas(tea, after: embedding).document
    #expect(after.subviewIDs("root") == [id])
    #expect(after.subviewIDs(id) == ["a", "b", "c"])
    let stack = try #require(after.object(id))
    #expect(
      stack.attributes.map { "\($0.name)=\($0.value)" } == [
        "opaque=NO", "contentMode=scaleToFill", "fixedFrame=YES", "axis=vertical", "spacing=10",
        "translatesAutoresizingMaskIntoConstraints=NO", "id=\(id)",
      ])
    #expect(after.frameText(id) == "20 100 100 110")
    #expect(after.frameText("c") == "0.0 80 100 30")
    #expect(result.frames["b"] == rect(20, 140, 100, 30))
    for view in ["a", "b", "c"] { #expect(after.object(view)?["fixedFrame"] == nil) }
  }

  @Test(arguments: [
    // The frames, the axis, the spacing, and the alignment.
    (
      [rect(0, 0, 40, 20), rect(50, 0, 40, 20)],
      StackAxis.horizontal, 10.0, StackAlignment.fill
    ),
    (
      [rect(0, 0, 40, 20), rect(48, 0, 40, 30)],
      .horizontal, 8, .top
    ),
    (
      [rect(0, 10, 40, 20), rect(48, 0, 40, 30)],
      .horizontal, 8, .bottom
    ),
    (
      [rect(10, 0, 40, 20), rect(0, 25, 60, 20)],
      .vertical, 5, .center
    ),
    (
      [rect(0, 0, 40, 20), rect(0, 12, 60, 20)],
      .vertical, 0, .top
    ),
    (
      [rect(0, 0, 40, 20), rect(100, 30, 40, 20)],
      .horizontal, 60, .fill
    ),
    ([rect(0, 0, 40, 20)], .vertical, 0, .fill),
  ])
  func `axis, spacing and alignment are those that the views have already`(
    frames: [Rect], axis: StackAxis, spacing: Double, alignment: StackAlignment
  ) throws {
    let views = frames.enumerated().map { index, frame in
      DrawnView("v\(index)", frame.x, frame.y, frame.width, frame.height)
    }
    let embedding = StackEmbedding(try scene(views), of: views.map(\.id))
    #expect(embedding.resultingAxis == axis)
    #expect(embedding.spacing == spacing)
    #expect(embedding.alignment == alignment)
  }

  @Test func `views keep their frames where the stack aligns them as they stood`() throws {
    let tea = try scene([DrawnView("a", 30, 40, 40, 20), DrawnView("b", 20, 65, 60, 20)])
    let result = try StackEmbedding(tea, of: ["a", "b"]).arranged()
    #expect(result.frames["a"] == rect(30, 40, 40, 20))
    #expect(result.frames["b"] == rect(20, 65, 60, 20))
  }

  @Test func `a stack is as large as the content of its views asks for`() throws {
    let drawn = try scene(column)
    var items = drawn.items
    for index in items.indices where items[index].id != "root" && items[index].kind == .view {
      items[index].contentWidth = 60
      items[index].contentHeight = 21
    }
    let tea = Canvas(drawn.document, items, traits: drawn.traits)
    let result = try StackEmbedding(tea, of: ["a", "b", "c"]).arranged()
    let id = try #require(result.selection.first)
    #expect(result.frames[id] == rect(20, 100, 60, 83))
  }

  @Test func `the other axis can be asked for`() throws {
    let tea = try scene(column)
    let embedding = StackEmbedding(tea, of: ["a", "b"], axis: .horizontal)
    #expect(embedding.sentence == "Embed 2 views in a horizontal stack")
    let after = try canvas(tea, after: embedding).document
    let id = try #require(after.subviewIDs("root").first { $0 != "c" })
    #expect(after.object(id)?["axis"] == nil)
    #expect(after.frameText("b") == "100 0.0 100 30")
  }

  @Test func `the outer edges become the stack's, and what is between its views goes`() throws {
    let tea = try scene(
      column,
      [
        NewConstraint(.init("a", .top), .equal, .init("safe", .top), constant: 80),
        NewConstraint(.init("a", .leading), .equal, .init("root", .leading), constant: 20),
        NewConstraint(.init("b", .leading), .equal, .init("root", .leading), constant: 20),
        NewConstraint(.init("b", .top), .equal, .init("a", .bottom), constant: 8),
        NewConstraint(.init("root", .trailing), .equal, .init("c", .trailing), constant: 255),
        NewConstraint(.init("c", .top), .equal, .init("root", .top), constant: 180),
        NewConstraint(.init("b", .width), .equal, .init("a", .width)),
        NewConstraint(.init("c", .height), constant: 30),
      ])
    let embedding = StackEmbedding(tea, of: ["a", "b", "c"])
    let result = try embedding.arranged()
    let id = try #require(result.selection.first)
    #expect(result.removedConstraints.count == 3)
    let after = try canvas(tea, after: embedding).document
    #expect(
      Set(after.constraintLines) == [
        "root: \(id).top = safe.top + 80", "root: \(id).leading = root.leading + 20",
        "root: self.trailing = \(id).trailing + 255", "\(id): b.width = a.width",
        "c: self.height = 30",
      ])
    #expect(after.object(id)?["fixedFrame"] == nil)
  }

  @Test func `what a view holds for the views in it stays`() throws {
    let tea = try scene(
      [
        DrawnView("tray", 20, 100, 100, 50, [DrawnView("cup", 8, 8, 20, 20)]),
        DrawnView("pot", 20, 160, 100, 50),
      ],
      [
        NewConstraint(.init("cup", .leading), .equal, .init("tray", .leading), constant: 8),
        NewConstraint(.init("cup", .top), .equal, .init("root", .top), constant: 108),
      ])
    let after = try canvas(tea, after: StackEmbedding(tea, of: ["tray", "pot"])).document
    #expect(
      Set(after.constraintLines) == [
        "tray: cup.leading = tray.leading + 8", "root: cup.top = root.top + 108",
      ])
  }

  @Test func `views come out of a stack at their places`() throws {
    let tea = try scene(column)
    let embedding = StackEmbedding(tea, of: ["a", "b", "c"])
    let stacked = try canvas(tea, after: embedding)
    let id = try #require(try embedding.arranged().selection.first)
    let back = try canvas(stacked, after: Unwrapping(stacked, of: [id])).document
    #expect(back.subviewIDs("root") == ["a", "b", "c"])
    #expect(back.frameText("b") == "20 140 100 30")
    #expect(back.object("b")?["fixedFrame"] == "YES")
  }
}
