import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct ViewConstraintTests {
  private let phone = DesignTraits(width: .compact, height: .regular)

  @Test func `a view's constraints are told from its side`() {
    #expect(
      teaStoryboard.constraints(of: "pour", for: phone).map(\.sentence) == [
        "Top Space to: Stack View  Equals: Standard",
        "Proportional Width to: Stack View  Equals: 0.5 + 10",
        "Align Center X to: Superview  Equals: 0",
        "Height  Greater Than or Equal: 30",
        "Bottom Space to: Superview  Greater Than or Equal: 20",
      ])
    #expect(
      teaStoryboard.constraints(of: "row", for: phone).map(\.title) == [
        "Leading Space to: Safe Area", "Trailing Space to: Safe Area", "Top Space to: Superview",
        "Bottom Space to: Pour", "Proportional Width to: Pour",
      ])
  }

  @Test func `optional constraints and those that are not installed are told apart`() throws {
    let tea = try teaStoryboard.typing("no", into: "installed", of: "gap")
    let constraints = tea.constraints(of: "pour", for: phone)
    #expect(constraints.filter { !$0.isRequired }.map(\.id) == ["middle"])
    #expect(constraints.filter { !$0.isInstalled }.map(\.id) == ["gap"])
  }

  @Test func `a constraint affects the parts of a view that it has attributes of`() {
    func affected(_ id: String, _ view: String) -> [ConstrainedPart] {
      let found = teaStoryboard.constraints(of: view, for: phone).filter { $0.id == id }
      return ConstrainedPart.allCases.filter { part in found.contains(where: part.isAffected) }
    }
    #expect(affected("gap", "pour") == [.top])
    #expect(affected("gap", "row") == [.bottom])
    #expect(affected("half", "row") == [.width])
    #expect(affected("middle", "pour") == [.centerX])
    // The margin of the root view is one of its edges.
    #expect(affected("top", "root") == [.top])
  }

  @Test func `an aspect ratio is about both lengths, and tells the ratio`() throws {
    let ratio = NewConstraint(
      .init("pour", .width), .equal, .init("pour", .height), multiplier: .one)
    let tea = try teaStoryboard.applying([
      .insert(
        [ratio.element(id: "square", in: "pour")],
        into: ElementPath("pour").group("constraints"))
    ]).document
    let found = try #require(
      tea.constraints(of: "pour", for: phone).first { $0.id == "square" })
    #expect(found.sentence == "Aspect Ratio  Equals: 1")
    #expect(found.attributes == [.width, .height])
  }

  @Test func `titles and values have forms for few columns`() {
    #expect(
      teaStoryboard.constraints(of: "pour", for: phone).map { "\($0.shortTitle) \($0.shortValue)" }
        == [
          "Top to Stack View = Standard", "Proportional Width to Stack View = 0.5 + 10",
          "Center X to Superview = 0", "Height >= 30", "Bottom to Superview >= 20",
        ])
  }
}
