import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct MarkedViewsTests {
  private func marks(
    before: (inout CanvasItem) -> Void = { _ in }, after: (inout CanvasItem) -> Void
  ) -> [DocumentEdit] {
    MarkedViews(on: teaCanvas.changing(before)).edits(on: teaCanvas.changing(after))
  }

  private func move(_ item: inout CanvasItem) {
    if item.id == "cup" { item.solvedFrame.x += 8 }
  }

  private func open(_ item: inout CanvasItem) {
    if item.id == "sign" { item.open = [.width] }
  }

  @Test func `a view that a change leaves elsewhere, or open, is marked`() {
    #expect(marks(after: move) == [.set("misplaced", of: ElementPath("cup"), to: "YES")])
    #expect(marks(after: open) == [.set("ambiguous", of: ElementPath("sign"), to: "YES")])
  }

  @Test func `a view that was so before keeps what the document says`() {
    #expect(marks(before: move, after: move) == [])
    #expect(marks(before: open, after: open) == [])
  }

  @Test func `a view that a change mends loses its mark, if it has one`() throws {
    #expect(marks(before: move, after: { _ in }) == [])
    let marked = try teaCanvas.after([.set("misplaced", of: ElementPath("cup"), to: "YES")])
    #expect(
      MarkedViews(on: marked.changing(move)).edits(on: marked) == [
        .set("misplaced", of: ElementPath("cup"), to: nil)
      ])
  }

  @Test func `what the document does not want verified is not marked`() throws {
    for (verified, expected) in [("off", 0), ("ignoreSizes", 0), (nil, 1)] {
      let canvas = try teaCanvas.after([
        .set("verifyAmbiguity", of: ElementPath("sign"), to: verified)
      ])
      #expect(MarkedViews(on: canvas).edits(on: canvas.changing(open)).count == expected)
    }
  }
}
