import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct FrameChangeTests {
  private let canvas = teaCanvas

  private func frames(_ change: FrameChange) throws -> [String: Rect] {
    let document = try canvas.document.applying(change.arranged().edits).document
    var frames: [String: Rect] = [:]
    for item in canvas.items where item.kind == .view {
      let before = canvas.document.object(item.id)?.rect(key: "frame")
      let after = document.object(item.id)?.rect(key: "frame")
      if after != before { frames[item.id] = after }
    }
    return frames
  }

  @Test func `views move by a distance, and those in them move along`() throws {
    let change = FrameChange(canvas, ["cup", "tray", "sign"], by: Point(x: 8, y: -1))
    #expect(
      try frames(change) == [
        "tray": rect(28, 99, 335, 200),
        "sign": rect(108, 39, 175, 21),
      ])
    #expect(change.sentence == "Move 2 views")
  }

  @Test func `an edge moves by itself and stops at the other one`() throws {
    let narrow = FrameChange(canvas, ["cup"], moving: .right, by: Point(x: -1, y: 50))
    #expect(try frames(narrow) == ["cup": rect(16, 16, 99, 80)])
    #expect(narrow.sentence == "Resize cup")
    #expect(
      try frames(
        FrameChange(canvas, ["cup", "pot"], moving: [.left, .bottom], by: Point(x: 120, y: -100)))
        == [
          "cup": rect(116, 16, 0, 0),
          "pot": rect(244, 16, 60, 0),
        ])
    #expect(
      try frames(FrameChange(canvas, ["cup"], moving: [.right, .top], by: Point(x: -200, y: 90)))
        == ["cup": rect(16, 96, 0, 0)])
  }

  @Test func `views go with their common frame to where a gesture snaps`() throws {
    let views = ["cup", "pot"]
    let frame = try #require(canvas.commonFrame(of: views))
    #expect(frame == rect(36, 116, 288, 80))
    let guidelines = Guidelines(for: views, on: canvas)
    let snap = try #require(guidelines.next(from: frame, towards: .left))
    #expect(
      try frames(FrameChange(canvas, views, to: snap.frame)) == [
        "cup": rect(8, 16, 100, 80),
        "pot": rect(116, 16, 180, 80),
      ])
    var wide = frame
    wide.width += 10
    #expect(
      try frames(FrameChange(canvas, ["pot"], moving: .right, to: wide)) == [
        "pot": rect(124, 16, 190, 80)
      ])
  }

  @Test func `views that others place can't be moved, which is said`() {
    func refusal(_ views: [String], _ edges: FrameEdges = .all, on canvas: Canvas) -> String? {
      do {
        _ = try FrameChange(canvas, views, moving: edges, by: Point(x: 1, y: 1)).arranged()
        return nil
      } catch { return error.description }
    }
    #expect(
      refusal(["root"], on: canvas)
        == "root is placed by its table, cell or controller and can't be moved")
    #expect(refusal(["safe"], .left, on: canvas) == "no view is selected to be resized")
    let stacked = canvas.changing { $0.isArranged = $0.id == "cup" }
    #expect(refusal(["pot", "cup"], on: stacked) == "cup is where its stack view puts it")
    #expect(refusal(["pot"], on: stacked) == nil)
  }

  @Test func `a preview has the frames`() throws {
    let change = try FrameChange(canvas, ["cup"], moving: .top, by: Point(x: 9, y: 4)).arranged()
    #expect(change.frames == ["cup": rect(36, 120, 100, 76)])
    #expect(change.selection == ["cup"])
  }
}
