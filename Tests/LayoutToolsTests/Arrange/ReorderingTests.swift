import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct ReorderingTests {
  private let canvas = LayoutToolsTests.canvas(
    rereading: DrawnView(
      "root", 0, 0, 375, 667, "abcde".map { DrawnView(String($0), 0, 0, 10, 10) }))

  private func order(_ ids: [String], _ direction: Reordering.Direction) throws -> String {
    let reordering = Reordering(canvas, of: ids, direction)
    return try LayoutToolsTests.canvas(canvas, after: reordering).document.subviewIDs("root")
      .joined()
  }

  @Test func `views go one place forward or backward, together where they are neighbours`() throws {
    #expect(try order(["b"], .forward) == "acbde")
    #expect(try order(["b", "c"], .forward) == "adbce")
    #expect(try order(["b", "d"], .forward) == "acbed")
    #expect(try order(["b", "c"], .backward) == "bcade")
    #expect(try order(["c", "a"], .backward) == "acbde")
  }

  @Test func `views go before all others, and keep their order`() throws {
    #expect(try order(["d", "a"], .front) == "bcead")
  }

  @Test func `what is first can't go further`() {
    for (ids, direction) in [
      (["e"], Reordering.Direction.forward), (["d", "e"], .front), (["a", "b"], .backward),
    ] {
      #expect(throws: ArrangementRefusal.self) { try order(ids, direction) }
    }
  }

  @Test func `the sentence is the one of the superview`() {
    #expect(Reordering(canvas, of: ["b"], .forward).sentence == "Bring b forward")
    #expect(Reordering(canvas, of: ["b", "c"], .front).sentence == "Bring 2 views to the front")
    let stacked = LayoutToolsTests.canvas(
      rereading: .root(
        DrawnView("stack", 0, 0, 10, 10, element: "stackView", [DrawnView("a", 0, 0, 10, 10)])))
    #expect(Reordering(stacked, of: ["a"], .backward).sentence == "Move a earlier")
  }
}
