import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct FittedViewsTests {
  /// A canvas with a label and a stack view of another one, each of 100 by 30 points, whose
  /// contents ask for a size.
  private func canvas(
    _ constraints: [NewConstraint] = [], sign: Size = Size(width: 99.2, height: 30),
    stack: Size = Size(width: 100, height: 30)
  ) throws -> Canvas {
    let drawn = try LayoutToolsTests.canvas(
      .root(
        DrawnView("sign", 16, 40, 100, 30, element: "label"),
        DrawnView(
          "stack", 16, 90, 100, 30, element: "stackView",
          [DrawnView("inner", 0, 0, 100, 30, element: "label")])),
      constraints)
    return drawn.asking("sign", for: sign).asking("stack", for: stack)
  }

  /// The frames that the views get as the contents ask for other sizes.
  private func frames(
    of ids: [String] = ["sign"], from before: Canvas, to after: Canvas
  ) throws -> [String?] {
    let edits = FittedViews(ids, on: before).edits(on: after)
    let document = try after.document.applying(edits).document
    return ["sign", "stack"].map(document.frameText)
  }

  @Test func `views that have the size of their content keep it as that changes`() throws {
    let after = try canvas(
      sign: Size(width: 140, height: 20.3), stack: Size(width: 100, height: 68))
    #expect(try frames(from: canvas(), to: after) == ["16 40 140 20.5", "16 90 100 68"])
    // Only stack views change with what is elsewhere in the document.
    #expect(try frames(of: [], from: canvas(), to: after) == ["16 40 100 30", "16 90 100 68"])
  }

  @Test func `a side that is drawn larger than its content stays`() throws {
    let wide = try canvas(sign: Size(width: 60, height: 30), stack: Size(width: 40, height: 29.5))
    let after = try canvas(sign: Size(width: 80, height: 40), stack: Size(width: 90, height: 68))
    #expect(try frames(from: wide, to: after) == ["16 40 100 40", "16 90 100 68"])
  }

  @Test func `a change that gives a view another size itself has the last word`() throws {
    let edits: [DocumentEdit] = [
      .set("height", of: ElementPath("sign").child(key: "frame"), to: "50")
    ]
    let after = try canvas(sign: Size(width: 140, height: 20.5)).after(edits).changing { item in
      if item.id == "sign" { item.frame.height = 50 }
    }
    #expect(try frames(from: canvas(), to: after) == ["16 40 100 50", "16 90 100 30"])
  }

  @Test func `what constraints size is theirs`() throws {
    let pinned = [NewConstraint(.init("sign", .width), constant: 100)]
    let after = try canvas(pinned, sign: Size(width: 140, height: 20.3))
    #expect(try frames(from: canvas(pinned), to: after) == ["16 40 100 30", "16 90 100 30"])
  }

  @Test func `a label of several lines keeps its width`() throws {
    let edits: [DocumentEdit] = [.set("numberOfLines", of: ElementPath("sign"), to: "0")]
    let before = try canvas().after(edits)
    let after = before.asking("sign", for: Size(width: 60, height: 20.3))
    #expect(try frames(from: before, to: after) == ["16 40 100 20.5", "16 90 100 30"])
  }
}

extension Canvas {
  /// The canvas with a view whose content asks for a size.
  fileprivate func asking(_ id: String, for size: Size) -> Canvas {
    changing { item in
      guard item.id == id else { return }
      item.contentWidth = size.width
      item.contentHeight = size.height
    }
  }
}
