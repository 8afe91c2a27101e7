import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct `Lines of constraints` {
  /// The lines of a constraint on the canvas of the tea.
  private func lines(
    _ first: NewConstraint.Side, _ relation: Constraint.Relation = .equal,
    _ second: NewConstraint.Side? = nil, multiplier: String = "1", constant: Double = 0,
    priority: Double = 1000, on canvas: Canvas = teaCanvas
  ) throws -> [CanvasLine] {
    canvas.lines(
      of: NewConstraint(
        first, relation, second, multiplier: try #require(Multiplier(multiplier)),
        constant: constant, priority: priority), frame: \.solvedFrame)
  }

  private func side(_ item: String, _ attribute: LayoutAttribute) -> NewConstraint.Side {
    NewConstraint.Side(item, attribute)
  }

  @Test func `a space reaches from edge to edge, beside what both items have in common`() throws {
    let line = try #require(
      try lines(side("pot", .leading), .equal, side("cup", .trailing), constant: 8).first)
    #expect(line.kind == .space)
    #expect(!line.isVertical)
    #expect(line.span == 136...144)
    #expect(line.room == 116...196)
    #expect(line.label == "8")
  }

  @Test func `a space whose items have no row in common lies between them`() throws {
    let line = try #require(
      try lines(side("cup", .leading), .equal, side("sign", .leading), constant: -64).first)
    #expect(line.span == 36...100)
    #expect(line.room == 61...116)
    #expect(line.label == "64")
  }

  @Test func `edges in one line are plain lines over both items`() throws {
    let aligned = try #require(try lines(side("pot", .top), .equal, side("cup", .top)).first)
    #expect(aligned.kind == .alignment)
    #expect(!aligned.isVertical)
    #expect(aligned.span == 36...324)
    #expect(aligned.room == 116...116)
    #expect(aligned.label == "")
    #expect(aligned.outward == -1)
    let ends = try #require(try lines(side("pot", .bottom), .equal, side("cup", .bottom)).first)
    #expect(ends.kind == .alignment)
    #expect(ends.outward == 1)
  }

  @Test func `edges that touch have a space of 0, where the items do`() throws {
    let touching = try #require(
      try lines(
        side("b", .top), .equal, side("a", .bottom),
        on: canvas(
          DrawnView(
            "root", 0, 0, 320, 480,
            [DrawnView("a", 10, 10, 100, 50), DrawnView("b", 60, 60, 100, 50)]))
      ).first)
    #expect(touching.kind == .space)
    #expect(touching.isVertical)
    #expect(touching.span == 60...60)
    #expect(touching.room == 60...110)
    #expect(touching.label == "0")
    let inside = try #require(
      try lines(side("cup", .top), .equal, side("tray", .top), constant: 0, on: teaCanvas).first)
    #expect(inside.kind == .space)
  }

  @Test func `an alignment with the view around it is as long as the inner one`() throws {
    let line = try #require(try lines(side("sign", .centerX), .equal, side("root", .centerX)).first)
    #expect(line.isVertical)
    #expect(line.span == 40...61)
    #expect(line.room == 187.5...187.5)
    #expect(line.outward == 0)
  }

  @Test func `a size lies within its item`() throws {
    let line = try #require(
      try lines(side("cup", .width), .greaterThanOrEqual, constant: 100, priority: 750).first)
    #expect(line.kind == .size)
    #expect(line.span == 36...136)
    #expect(line.room == 116...196)
    #expect(line.relation == .greaterThanOrEqual)
    #expect(line.isOptional)
    #expect(!line.isShared)
  }

  @Test func `equal sizes have a bar for each item`() throws {
    let both = try lines(side("cup", .height), .equal, side("pot", .height))
    #expect(both.map(\.isShared) == [true, true])
    #expect(both.map(\.span) == [116...196, 116...196])
    #expect(both.map(\.room) == [36...136, 144...324])
    #expect(both.map(\.label) == ["", ""])
    let half = try lines(
      side("cup", .width), .equal, side("pot", .width), multiplier: "0.5", constant: 10)
    #expect(half.map(\.label) == ["0.5×+10", "0.5×+10"])
  }

  @Test func `the proportions of an item are one bar`() throws {
    let lines = try lines(side("cup", .width), .equal, side("cup", .height), multiplier: "5:4")
    #expect(lines.map(\.label) == ["5:4"])
    #expect(lines.map(\.isShared) == [false])
  }

  @Test func `margins are where they are drawn, and leading is right from right to left`() throws {
    let margin = try #require(
      try lines(side("cup", .leading), .equal, side("tray", .leadingMargin), constant: 8).first)
    #expect(margin.span == 28...36)
    let mirrored = Canvas(
      teaCanvas.document,
      teaCanvas.items.map { item in
        var item = item
        item.isRightToLeft = true
        return item
      }, traits: teaCanvas.traits)
    let leading = try #require(
      try lines(side("cup", .leading), .equal, side("tray", .leading), constant: 219, on: mirrored)
        .first)
    #expect(leading.span == 136...355)
  }

  @Test func `what isn't on the canvas has no line`() throws {
    #expect(try lines(side("cup", .leading), .equal, side("saucer", .leading)).isEmpty)
    #expect(try lines(side("saucer", .width), constant: 3).isEmpty)
  }
}
