import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct ResetToSuggestedTests {
  @Test(arguments: SuggestedLayout.all.map(\.name))
  func `a drawing gets the constraints that anyone would give it`(name: String) throws {
    let layout = try #require(SuggestedLayout.all.first { $0.name == name })
    #expect(layout.suggested == layout.expected, "\(name)")
  }

  @Test func `the view that stretches in a row gives way to the others`() throws {
    let layout = try #require(
      SuggestedLayout.all.first { $0.name == "a search field with a button" })
    let tool = ResetToSuggested(layout.canvas)
    let document = try layout.canvas.document.applying(tool.edits).document
    #expect(document.object("search")?["horizontalHuggingPriority"] == "249")
    #expect(document.object("cancel")?["horizontalHuggingPriority"] == nil)
    #expect(document.object("search")?["fixedFrame"] == nil)
  }

  @Test func `former constraints go, but for those of views in a stack view`() throws {
    let canvas = canvas(
      DrawnView(
        "root", 0, 0, 375, 667,
        [
          DrawnView(
            "stack", 16, 40, 343, 50, element: "stackView", [DrawnView("cup", 0, 0, 343, 50)]),
          DrawnView("pot", 16, 98, 343, 60),
        ])
    ).withRootMargins.changing { $0.isArranged = $0.id == "cup" }
    let before = try canvas.after(
      canvas.adding([
        NewConstraint(.init("cup", .height), constant: 50),
        NewConstraint(.init("pot", .height), constant: 10),
        NewConstraint(.init("pot", .top), .equal, .init("safe", .top), constant: 3),
      ]))
    let tool = ResetToSuggested(before)
    #expect(tool.removed.count == 2)
    #expect(tool.sentence == "Reset 2 views to suggested constraints")
    let after = try before.after(tool.edits)
    #expect(after.lines("cup") == ["<constraint firstAttribute=\"height\" constant=\"50\"/>"])
    #expect(after.lines("pot") == ["<constraint firstAttribute=\"height\" constant=\"60\"/>"])
  }

  @Test func `a size is pinned where somebody has chosen it, and not where the library has`() {
    let contents = [
      "sign": Size(width: 41.67, height: 20.33), "send": Size(width: 75, height: 34.33),
      "sorts": Size(width: 132.67, height: 31), "bar": Size(width: 0, height: 49),
      "tall": Size(width: 41.67, height: 20.33), "field": Size(width: 14, height: 34),
    ]
    let canvas = canvas(
      DrawnView(
        "root", 0, 0, 375, 667,
        [
          DrawnView("sign", 16, 40, 42, 21, element: "label"),
          DrawnView("send", 16, 100, 75, 35, element: "button"),
          DrawnView("sorts", 16, 160, 131, 32, element: "segmentedControl"),
          DrawnView("tall", 16, 220, 60, 30, element: "label"),
          DrawnView("field", 16, 280, 97, 34, element: "textField"),
          DrawnView("bar", 0, 500, 375, 44, element: "toolbar"),
        ])
    ).withRootMargins.changing { item in
      guard let content = contents[item.id] else { return }
      if content.width > 0 { item.contentWidth = content.width }
      item.contentHeight = content.height
    }
    let sizes = ResetToSuggested(canvas).constraints.filter { $0.second == nil }.map(\.pseudocode)
    #expect(sizes == ["tall.width = 60", "tall.height = 30", "field.width = 97"])
  }

  @Test func `the size of the library is one also where its sum is not exact`() {
    let canvas = canvas(
      DrawnView(
        "root", 0, 0, 375, 667, [DrawnView("bar", 0, 500, 375, 44, element: "toolbar")])
    ).changing { item in
      guard item.id == "bar" else { return }
      // 44 points, in parts whose sum is a little less.
      let (top, bottom) = (34 / 3.0, 20 / 3.0)
      (item.alignmentInsets.top, item.alignmentInsets.bottom) = (top, bottom)
      item.frame.height = 44 - top - bottom
      item.contentHeight = item.frame.height + 5
    }
    #expect(canvas.item("bar")?.documentFrame.height != 44)
    #expect(!ResetToSuggested(canvas).constraints.contains { $0.first.attribute == .height })
  }

  @Test func `a selection leaves the constraints of other views alone`() throws {
    let layout = try #require(SuggestedLayout.all.first { $0.name == "a heading over a text" })
    let whole = try layout.canvas.after(ResetToSuggested(layout.canvas).edits)
    let same = ResetToSuggested(whole, selection: ["text"])
    #expect(same.edits == [])
    let others = ["text", "heading"].map { NewConstraint(.init($0, .height), constant: 10) }
    let taller = try whole.after(whole.adding(others))
    let tool = ResetToSuggested(taller, selection: ["text"])
    #expect(tool.removed.count == 1)
    #expect(tool.constraints == [])
    #expect(tool.sentence == "Reset 1 view to suggested constraints")
    #expect(try taller.after(tool.edits).lines("text") == [])
  }

  @Test func `from right to left the leading edge is the right one`() throws {
    let canvas = canvas(
      DrawnView("root", 0, 0, 375, 667, [DrawnView("cup", 299, 40, 60, 30)])
    ).withRootMargins.fromRightToLeft
    #expect(
      ResetToSuggested(canvas).constraints.map(\.pseudocode) == [
        "cup.leading = root.leadingMargin", "cup.top = safe.top + 20", "cup.width = 60",
        "cup.height = 30",
      ])
  }
}
