import InterfaceBuilder
import LayoutTools
import Testing

/// A side of a constraint that is measured from the margin in place of the edge, or the other way
/// round.
@Suite struct ConstraintMarginTests {
  private static let tray = DrawnView.root(
    DrawnView("tray", 20, 100, 335, 200, [DrawnView("cup", 16, 16, 100, 80)]))

  /// The constant after a margin is turned on, and after it is turned off again.
  private func constants(
    _ constraint: NewConstraint, _ field: String, on change: (Canvas) -> Canvas = { $0 }
  ) throws -> [String?] {
    let canvas = change(try canvas(Self.tray, [constraint]))
    let id = try #require(canvas.document.object("tray")?.constraints.first?.id)
    var (current, constants) = (canvas, [String?]())
    for value in [true, false] {
      let found = try current.document.field(field, of: id)
      current = try current.after(try found.edits(setting: .flag(value), of: [id], on: current))
      let after = try #require(current.document.object(id).flatMap(Constraint.init))
      // The equation says as much of the canvas as before.
      #expect(
        NewConstraint(after, for: current.traits).flatMap(current.residual)
          == canvas.residual(of: constraint))
      constants.append(after.element["constant"])
    }
    return constants
  }

  @Test func `the constant takes in the margin of 8 points`() throws {
    #expect(
      try constants(
        NewConstraint(.init("cup", .leading), .equal, .init("tray", .leading), constant: 16),
        "secondAttributeMargin") == ["8", "16"])
    #expect(
      try constants(
        NewConstraint(
          .init("cup", .bottom), .lessThanOrEqual, .init("tray", .bottom), constant: -8),
        "secondAttributeMargin") == [nil, "-8"])
  }

  @Test func `on the first side, and with a multiplier on the second`() throws {
    #expect(
      try constants(
        NewConstraint(.init("tray", .trailing), .equal, .init("cup", .trailing), constant: 10),
        "firstAttributeMargin") == ["2", "10"])
    #expect(
      try constants(
        NewConstraint(
          .init("cup", .trailing), .equal, .init("tray", .trailing),
          multiplier: try #require(Multiplier("0.5"))), "secondAttributeMargin") == ["4", nil])
  }

  @Test func `from right to left the margin is on the other side`() throws {
    func wide(_ canvas: Canvas) -> Canvas {
      canvas.changing { $0.margins = Insets(top: 8, leading: 8, bottom: 8, trailing: 30) }
        .fromRightToLeft
    }
    #expect(
      try constants(
        NewConstraint(.init("cup", .leading), .equal, .init("tray", .leading), constant: 40),
        "secondAttributeMargin", on: wide) == ["10", "40"])
  }

  @Test func `values for size classes move as well, the standard space becomes a number`() throws {
    let standard = NewConstraint(
      .init("cup", .leading), .equal, .init("tray", .leading), constant: 20, isSymbolic: true)
    var canvas = try canvas(Self.tray, [standard])
    let id = try #require(canvas.document.object("tray")?.constraints.first?.id)
    let regular = VariationCondition(width: .regular)
    canvas = try canvas.after(
      try canvas.document.field("constant", of: id).edits(
        setting: .number(40), of: id, in: canvas.document, variation: regular))
    canvas = try canvas.after(
      try canvas.document.field("secondAttributeMargin", of: id).edits(
        setting: .flag(true), of: [id], on: canvas))
    let element = try #require(canvas.document.object(id))
    #expect(element["symbolic"] == nil)
    let constant = try canvas.document.field("constant", of: id)
    #expect(constant.reading(of: element, varied: nil).value == .number(12))
    #expect(constant.reading(of: element, varied: regular).value == .number(32))
  }
}
