import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct NeighbourTests {
  private func nearest(
    _ id: String, _ edge: Edge, toMargins: Bool = true,
    on canvas: Canvas = teaCanvas.withRootMargins
  ) -> String? {
    canvas.nearestNeighbour(of: id, at: edge, toMargins: toMargins)?.constraint().pseudocode
  }

  @Test func `a view's nearest neighbour is the sibling beyond its edge`() {
    #expect(nearest("pot", .leading) == "pot.leading = cup.trailing + 8")
    #expect(nearest("cup", .trailing) == "pot.leading = cup.trailing + 8")
    #expect(nearest("tray", .top) == "tray.top = sign.bottom + 39")
    #expect(nearest("sign", .bottom) == "tray.top = sign.bottom + 39")
  }

  @Test func `without a sibling beyond, it is a guide of the superview or its margin`() {
    #expect(nearest("sign", .top) == "sign.top = safe.top + 20")
    #expect(nearest("tray", .leading) == "tray.leading = root.leadingMargin + 4")
    #expect(nearest("tray", .trailing) == "root.trailingMargin = tray.trailing + 4")
    #expect(nearest("tray", .bottom) == "safe.bottom = tray.bottom + 367")
    #expect(nearest("cup", .top) == "cup.top = tray.topMargin + 8")
    #expect(nearest("cup", .bottom) == "tray.bottomMargin = cup.bottom + 96")
    #expect(nearest("root", .top) == nil)
    #expect(nearest("nobody", .top) == nil)
  }

  @Test func `where margins aren't wanted, it is the guide or the edge`() {
    #expect(nearest("cup", .leading, toMargins: false) == "cup.leading = tray.leading + 16")
    #expect(nearest("pot", .trailing, toMargins: false) == "tray.trailing = pot.trailing + 31")
    #expect(nearest("tray", .leading, toMargins: false) == "tray.leading = safe.leading + 20")
  }

  @Test func `a view that reaches beyond the margin meets the guide, or is pinned to the margin`() {
    let canvas = canvas(
      .root(
        DrawnView("picture", 0, -10, 375, 200),
        DrawnView("box", 20, 300, 200, 100, [DrawnView("dot", 2, 2, 10, 10)]))
    ).withRootMargins
    #expect(nearest("picture", .leading, on: canvas) == "picture.leading = safe.leading")
    #expect(nearest("picture", .top, on: canvas) == "picture.top = root.topMargin - 30")
    #expect(nearest("picture", .top, toMargins: false, on: canvas) == "picture.top = root.top - 10")
    #expect(nearest("dot", .leading, on: canvas) == "dot.leading = box.leadingMargin - 6")
  }

  @Test func `leading is right where the superview is read from right to left`() {
    let canvas = teaCanvas.withRootMargins.fromRightToLeft
    #expect(nearest("cup", .leading, on: canvas) == "cup.leading = pot.trailing + 8")
    #expect(nearest("pot", .leading, on: canvas) == "pot.leading = tray.leadingMargin + 23")
    #expect(nearest("cup", .trailing, on: canvas) == "tray.trailingMargin = cup.trailing + 8")
  }

  @Test func `views that overlap, lie aside or aren't shown are no neighbours`() {
    let row = canvas(
      DrawnView(
        "root", 0, 0, 300, 100,
        [
          DrawnView("a", 40, 40, 40, 20),
          DrawnView("under", 60, 40, 60, 20),
          DrawnView("aside", 90, 60, 10, 20),
          DrawnView("hidden", 90, 40, 10, 20),
          DrawnView("far", 120, 59, 40, 20),
        ])
    ).changing { if $0.id == "hidden" { $0.isShown = false } }
    #expect(nearest("a", .trailing, on: row) == "far.leading = a.trailing + 40")
    let rest = row.neighbours(of: "a", at: .trailing).map { "\($0.name) \($0.spacing)" }
    #expect(
      rest == [
        "far 40.0", "Safe Area 220.0", "root margin 212.0", "root edge 220.0", "under -20.0",
        "aside 10.0",
      ])
  }

  @Test func `of siblings as near, it is the one that the view would meet most, then the first`() {
    func nearest(_ heights: [(Double, Double)]) -> String? {
      let others = heights.enumerated().map { DrawnView("v\($0)", 90, $1.0, 40, $1.1) }
      let row = canvas(DrawnView("root", 0, 0, 300, 200, [DrawnView("a", 40, 40, 40, 40)] + others))
      return row.nearestNeighbour(of: "a", at: .trailing)?.name
    }
    #expect(nearest([(30, 20), (55, 40)]) == "v1")
    #expect(nearest([(20, 40), (60, 40)]) == "v0")
  }

  @Test func `the guides of bars are met at their inner edges`() {
    var tea = teaCanvas.withRootMargins
    tea = Canvas(
      tea.document,
      tea.items.map { item in
        guard item.id == "safe" else { return item }
        return CanvasItem("top", kind: .guide(.top), in: "root", frame: rect(0, 0, 375, 20))
      } + [
        CanvasItem("bottom", kind: .guide(.bottom), in: "root", frame: rect(0, 667, 375, 0))
      ], traits: tea.traits)
    #expect(nearest("sign", .top, on: tea) == "sign.top = top.bottom + 20")
    #expect(nearest("tray", .bottom, on: tea) == "bottom.top = tray.bottom + 367")
    #expect(
      nearest("tray", .leading, toMargins: false, on: tea) == "tray.leading = root.leading + 20")
    let top = tea.nearestNeighbour(of: "sign", at: .top)
    #expect(top?.standardConstraint.pseudocode == "sign.top = top.bottom + 8 standard")
  }

  @Test func `the standard space is 8 to a sibling, 20 to an edge, and none to a margin`() {
    let list = teaCanvas.neighbours(of: "pot", at: .leading).map(\.standardConstraint.pseudocode)
    #expect(
      list == [
        "pot.leading = cup.trailing + 8 standard", "pot.leading = tray.leadingMargin",
        "pot.leading = tray.leading + 20 standard",
      ])
    #expect(
      teaCanvas.nearestNeighbour(of: "sign", at: .top)?.standardConstraint.pseudocode
        == "sign.top = safe.top + 20 standard")
  }
}
