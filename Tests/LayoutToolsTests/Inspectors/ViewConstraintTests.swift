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

  @Test func `constraints are found by the attributes that they affect`() {
    func titles(_ attributes: Set<LayoutAttribute>) -> [String] {
      teaStoryboard.constraints(of: "row", affecting: attributes, for: phone).map(\.id)
    }
    #expect(titles([.top]) == ["top"])
    #expect(titles([.leading, .trailing]) == ["left", "right"])
    #expect(titles([.centerX]) == [])
  }

  @Test func `optional constraints and those that are not installed are told apart`() throws {
    let tea = try teaStoryboard.typing("no", into: "installed", of: "gap")
    let constraints = tea.constraints(of: "pour", for: phone)
    #expect(constraints.filter { !$0.isRequired }.map(\.id) == ["middle"])
    #expect(constraints.filter { !$0.isInstalled }.map(\.id) == ["gap"])
  }
}
