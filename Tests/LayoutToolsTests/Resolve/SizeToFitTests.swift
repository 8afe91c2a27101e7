import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct SizeToFitTests {
  /// A canvas with a label of a text of 60 by 20.3 points, which is drawn larger.
  private func canvas(
    _ constraints: [NewConstraint] = [], content: Size = Size(width: 60, height: 20.3)
  ) throws -> Canvas {
    let drawn = try LayoutToolsTests.canvas(
      DrawnView("root", 0, 0, 375, 667, [DrawnView("sign", 16, 40, 100, 30, element: "label")]),
      constraints)
    return drawn.changing { item in
      guard item.id == "sign" else { return }
      item.contentWidth = content.width
      item.contentHeight = content.height
    }
  }

  private func frame(_ canvas: Canvas) throws -> String? {
    let arranged = try SizeToFit(canvas, of: ["sign"]).arranged()
    return try canvas.document.applying(arranged.edits).document.frameText("sign")
  }

  @Test func `a view that is held where it is drawn stays there, as large as its content`() throws {
    // Frames end at pixels.
    #expect(try frame(canvas()) == "16 40 60 20.5")
    #expect(try SizeToFit(canvas(), of: ["sign"]).sentence == "Size sign to fit its content")
  }

  @Test func `only what the content asks for changes`() throws {
    let slider = try canvas().changing { if $0.id == "sign" { $0.contentWidth = nil } }
    #expect(try frame(slider) == "16 40 100 20.5")
  }

  @Test func `a width that the content does not ask for keeps its constant`() throws {
    let slider = try canvas([NewConstraint(.init("sign", .width), constant: 150)]).changing {
      item in
      guard item.id == "sign" else { return }
      item.contentWidth = nil
      item.solvedFrame = Rect(x: 16, y: 40, width: 150, height: 20.5)
    }
    let edits = try SizeToFit(slider, of: ["sign"]).arranged().edits
    let after = try slider.document.applying(edits).document
    #expect(after.constraintLines == ["sign: self.width = 150"])
  }

  @Test func `a text that breaks keeps its width`() throws {
    let long = try canvas(content: Size(width: 240, height: 61))
    let edits: [DocumentEdit] = [.set("numberOfLines", of: ElementPath("sign"), to: "0")]
    let lines = try long.after(edits).changing { item in
      guard item.id == "sign" else { return }
      (item.contentWidth, item.contentHeight) = (240, 61)
    }
    #expect(try frame(lines) == "16 40 100 61")
    #expect(try frame(long) == "16 40 240 61")
  }

  @Test func `constants of its own width and height become those of its content`() throws {
    let held = try canvas([
      NewConstraint(.init("sign", .leading), .equal, .init("root", .leading), constant: 16),
      NewConstraint(.init("sign", .width), constant: 100),
      NewConstraint(.init("sign", .height), .greaterThanOrEqual, constant: 30),
    ])
    let sizing = SizeToFit(held, of: ["sign"])
    let after = try held.document.applying(sizing.arranged().edits).document
    #expect(
      after.constraintLines.sorted() == [
        "root: sign.leading = root.leading + 16", "sign: self.height = 30", "sign: self.width = 60",
      ])
    // Its frame follows where the constraints then put it.
    #expect(after.frameText("sign") == "16 40 100 30")
    #expect(sizing.updatedViews == ["sign"])
  }

  @Test func `a view whose constraints leave its size to its content is drawn so`() throws {
    let free = try canvas([
      NewConstraint(.init("sign", .leading), .equal, .init("root", .leading), constant: 16)
    ]).changing { item in
      if item.id == "sign" { item.solvedFrame = Rect(x: 16, y: 40, width: 60, height: 20.5) }
    }
    #expect(try frame(free) == "16 40 60 20.5")
    #expect(SizeToFit(free, of: ["sign"]).updatedViews == [])
  }

  @Test func `what can't be sized says why`() throws {
    func refusal(_ canvas: Canvas, _ id: String = "sign") -> String? {
      let error = #expect(throws: ArrangementRefusal.self) {
        try SizeToFit(canvas, of: [id]).arranged()
      }
      return error?.description
    }
    let fitting = try canvas(content: Size(width: 100, height: 30))
    #expect(refusal(fitting) == "sign has the size that its content asks for")
    let stretched = try canvas([
      NewConstraint(.init("sign", .leading), .equal, .init("root", .leading), constant: 16)
    ])
    #expect(refusal(stretched) == "sign has the size that its constraints give it")
    #expect(refusal(teaCanvas, "cup") == "cup has no content that asks for a size")
    #expect(
      refusal(fitting, "root")
        == "root is placed by its table, cell or controller and can't be sized to fit")
  }
}
