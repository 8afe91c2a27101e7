import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct OutlineTests {
  private func canvas(_ document: Document = teaStoryboard) -> Canvas {
    Canvas(document, [], traits: DesignTraits(width: .compact, height: .regular))
  }

  @Test func `pseudocode calls items as the canvas does`() throws {
    let pour = CanvasItem("pour", name: "pourButton", in: nil, frame: rect(0, 0, 1, 1))
    let canvas = Canvas(teaStoryboard, [pour], traits: canvas().traits)
    let last = try #require(teaStoryboard.object("root")?.constraints.last)
    #expect(canvas.title(of: last) == "bottom >= pourButton.bottom + 20")
  }

  @Test func `views not installed for the size classes are listed in the view around`() throws {
    let tea = try teaStoryboard.typing("no", into: "installed", of: "pour")
    #expect(canvas(tea).uninstalledViews(in: "root").map(\.name) == ["Pour"])
    #expect(canvas(tea).uninstalledViews(in: "root").map(\.id) == ["pour"])
    #expect(canvas().uninstalledViews(in: "root").isEmpty)
  }
}
