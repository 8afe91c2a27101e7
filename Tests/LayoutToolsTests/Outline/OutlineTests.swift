import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct OutlineTests {
  private func canvas(_ document: Document = teaStoryboard) -> Canvas {
    Canvas(document, [], traits: DesignTraits(width: .compact, height: .regular))
  }

  @Test func `constraints stand under the view that holds them, in pseudocode or by their names`() {
    let held = canvas().heldConstraints(of: "root")
    #expect(
      held.map(\.title) == [
        "Stack View.leading = Safe Area.leading + standard",
        "Safe Area.trailing = Stack View.trailing + standard", "Stack View.top = topMargin + 20",
        "Pour.top = Stack View.bottom + standard", "Pour.width = 0.5 × Stack View.width + 10",
        "Pour.centerX = centerX @ 750", "finger", "bottom >= Pour.bottom + 20",
      ])
    #expect(held.filter { !$0.isRequired }.map(\.title) == ["Pour.centerX = centerX @ 750"])
    #expect(canvas().heldConstraintCount(of: "root") == 8)
    #expect(canvas().heldConstraintCount(of: "row") == 0)
    #expect(canvas().holdsConstraints("root"))
    #expect(!canvas().holdsConstraints("row"))
    #expect(canvas().heldConstraints(of: "row").isEmpty)
  }

  @Test func `pseudocode calls items as the canvas does`() {
    let pour = CanvasItem(
      "pour", name: "pourButton", in: nil, frame: Rect(x: 0, y: 0, width: 1, height: 1))
    let canvas = Canvas(teaStoryboard, [pour], traits: canvas().traits)
    #expect(canvas.heldConstraints(of: "root").last?.title == "bottom >= pourButton.bottom + 20")
  }

  @Test func `views are renamed by their label, and constraints by their identifier`() throws {
    func renaming(_ id: String, _ name: String) throws -> Document {
      let field = try #require(teaStoryboard.nameField(of: id))
      let edits = try field.edits(
        setting: try field.value(typed: name), of: id, in: teaStoryboard)
      return try teaStoryboard.applying(edits).document
    }
    #expect(try renaming("row", "Tea row").object("row")?.inspectorName == "Tea row")
    let tea = canvas(try renaming("gap", "tea gap"))
    #expect(tea.heldConstraints(of: "root").filter { $0.id == "gap" }.map(\.title) == ["tea gap"])
    #expect(teaStoryboard.nameField(of: "nobody") == nil)
  }

  @Test
  func `views that are not installed for the size classes are listed in the view around them`()
    throws
  {
    let tea = try teaStoryboard.typing("no", into: "installed", of: "pour")
    #expect(canvas(tea).uninstalledViews(in: "root").map(\.name) == ["Pour"])
    #expect(canvas(tea).uninstalledViews(in: "root").map(\.id) == ["pour"])
    #expect(canvas().uninstalledViews(in: "root").isEmpty)
  }

  @Test func `a constraint that is not installed for the size classes is listed as such`() throws {
    let tea = try teaStoryboard.typing("no", into: "installed", of: "gap")
    let held = canvas(tea).heldConstraints(of: "root")
    #expect(held.filter { !$0.isInstalled }.map(\.id) == ["gap"])
  }
}
