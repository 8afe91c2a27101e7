import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct ArrangedViewsTests {
  /// Two stack views, each of two labels that their constraints put at other places than they are
  /// drawn at.
  private func canvas() throws -> Canvas {
    func stack(_ id: String, _ y: Double) -> DrawnView {
      DrawnView(
        id, 16, y, 200, 60, element: "stackView",
        [
          DrawnView("\(id)1", 0, 0, 50, 20, element: "label"),
          DrawnView("\(id)2", 0, 20, 50, 20, [DrawnView("\(id)3", 5, 5, 10, 10)]),
        ])
    }
    let drawn = try LayoutToolsTests.canvas(
      .root(stack("a", 100), stack("b", 200)),
      [NewConstraint(.init("b", .leading), .equal, .init("root", .leading), constant: 16)])
    return drawn.changing { item in
      item.solvedFrame = item.frame
      if ["a", "b"].contains(item.id) { item.solvedFrame.width = 250 }
      if item.id.hasSuffix("1") { item.solvedFrame.width = 200 }
      if item.id.hasSuffix("3") { item.solvedFrame.width = 12 }
    }
  }

  private func frames(after edits: [DocumentEdit]) throws -> [String?] {
    let canvas = try canvas()
    let changed = try canvas.after(edits)
    let drawing = ArrangedViews(on: canvas).edits(on: changed)
    let document = try changed.document.applying(drawing).document
    return ["a", "a1", "a3", "b", "b1", "b3"].map(document.frameText)
  }

  private let drawn: [String?] = [
    "16 100 200 60", "0.0 0.0 50 20", "5 5 10 10", "16 200 200 60", "0.0 0.0 50 20", "5 5 10 10",
  ]

  @Test func `what a stack view has come to arrange is drawn where that puts it`() throws {
    let reordered: [DocumentEdit] = [.move("a1", into: ElementPath("a").group("subviews"))]
    var expected = drawn
    (expected[1], expected[2]) = ("0.0 0.0 200 20", "5 5 12 10")
    #expect(try frames(after: reordered) == expected)
  }

  @Test func `a stack view that constraints size is drawn as these have it`() throws {
    let gone: [DocumentEdit] = [.remove(ElementPath("b2"))]
    var expected = drawn
    (expected[3], expected[4], expected[5]) = ("16 200 250 60", "0.0 0.0 200 20", nil)
    #expect(try frames(after: gone) == expected)
  }

  @Test func `a change that lets stack views arrange the same views leaves all as it is`() throws {
    #expect(try frames(after: [.set("spacing", of: ElementPath("a"), to: "8")]) == drawn)
    #expect(try frames(after: [.remove(ElementPath("a3"))])[0...1] == drawn[0...1])
  }

  @Test func `views that were in place stay so, where the change places them elsewhere`() throws {
    let after = try canvas()
    let before = after.changing { $0.solvedFrame = $0.frame }
    let edits = ArrangedViews(on: before).edits(on: after)
    let document = try after.document.applying(edits).document
    #expect(
      ["a", "a1", "a3", "b", "b1"].map(document.frameText) == [
        "16 100 200 60", "0.0 0.0 200 20", "5 5 12 10", "16 200 250 60", "0.0 0.0 200 20",
      ])
  }

  @Test func `what lies deeper stays as it is drawn, to half a point`() throws {
    let reordered: [DocumentEdit] = [.move("a1", into: ElementPath("a").group("subviews"))]
    let canvas = try canvas()
    let changed = try canvas.after(reordered).changing { item in
      item.solvedFrame = item.frame
      if item.id == "a2" { item.solvedFrame.x += 8 }
      if item.id == "a3" { (item.solvedFrame.x, item.solvedFrame.y) = (29.5, 125.5) }
    }
    let edits = ArrangedViews(on: canvas).edits(on: changed)
    let document = try changed.document.applying(edits).document
    #expect(["a2", "a3"].map(document.frameText) == ["8 20 50 20", "5 5 10 10"])
  }

  @Test func `cells of a collection are drawn where its layout places them`() throws {
    let drawn = LayoutToolsTests.canvas(
      subviews: """
        <collectionView id="photos">
            <rect key="frame" x="10" y="20" width="300" height="300"/>
            <cells>
                <collectionViewCell id="one"><rect key="frame" x="0.0" y="0.0" width="50" height="50"/></collectionViewCell>
                <collectionViewCell id="two"><rect key="frame" x="50" y="0.0" width="50" height="50"/></collectionViewCell>
            </cells>
        </collectionView>
        """)
    let placed = drawn.changing { item in
      item.solvedFrame = item.frame
      if item.id == "two" { item.solvedFrame.x = 260 }
    }
    #expect(ArrangedViews(on: placed).edits(on: placed) == [])
    let one = try placed.after([.remove(ElementPath("one"))])
    let edits = ArrangedViews(on: placed).edits(on: one)
    #expect(try one.document.applying(edits).document.frameText("two") == "250 0.0 50 50")
  }
}
