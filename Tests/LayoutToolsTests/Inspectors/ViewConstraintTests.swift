import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct ViewConstraintTests {
  @Test func `a view's constraints are told from its side`() {
    #expect(
      canvas(of: teaStoryboard).constraints(of: "pour").map(\.sentence) == [
        "Top Space to: row  Equals: Standard",
        "Proportional Width to: row  Equals: 0.5 + 10",
        "Align Center X to: Superview  Equals: 0",
        "Height  Greater Than or Equal: 30",
        "Bottom Space to: Superview  Greater Than or Equal: 20",
      ])
    #expect(
      canvas(of: teaStoryboard).constraints(of: "row").map(\.title) == [
        "Leading Space to: Safe Area", "Trailing Space to: Safe Area", "Top Space to: Superview",
        "Bottom Space to: pour", "Proportional Width to: pour",
      ])
  }

  @Test func `views are called what the tree calls them`() throws {
    let named = try teaStoryboard.typing("Cups and count", into: "userLabel", of: "row")
    #expect(
      canvas(of: named).constraints(of: "pour").map(\.title).prefix(2) == [
        "Top Space to: Cups and count", "Proportional Width to: Cups and count",
      ])
  }

  @Test func `optional constraints and those that are not installed are told apart`() throws {
    let tea = try teaStoryboard.typing("no", into: "installed", of: "gap")
    let constraints = canvas(of: tea).constraints(of: "pour")
    #expect(constraints.filter { !$0.isRequired }.map(\.id) == ["middle"])
    #expect(constraints.filter { !$0.isInstalled }.map(\.id) == ["gap"])
  }

  @Test func `an aspect ratio is listed once, and tells the ratio`() throws {
    let ratio = NewConstraint(
      .init("pour", .width), .equal, .init("pour", .height), multiplier: .one)
    let tea = try teaStoryboard.applying([
      .insert(
        [ratio.element(id: "square", in: "pour")], into: ElementPath("pour").group("constraints"))
    ]).document
    let found = try #require(canvas(of: tea).constraints(of: "pour").first { $0.id == "square" })
    #expect(found.sentence == "Aspect Ratio  Equals: 1")
  }

  @Test func `titles and values have forms for few columns`() {
    #expect(
      canvas(of: teaStoryboard).constraints(of: "pour").map { "\($0.shortTitle) \($0.shortValue)" }
        == [
          "Top to row = Standard", "Proportional Width to row = 0.5 + 10",
          "Center X to Superview = 0", "Height >= 30", "Bottom to Superview >= 20",
        ])
  }
}
