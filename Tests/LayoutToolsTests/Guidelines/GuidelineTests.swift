import InterfaceBuilder
import LayoutTools
import SeededRandom
import Testing

@Suite struct GuidelineTests {
  /// A cup and a pot in a tray with margins of 8 points.
  private let canvas = teaCanvas.withRootMargins

  private func names(_ lines: [Guideline]) -> [String] {
    lines.map { "\($0.isVertical ? "x" : "y") \($0.position.written) \($0.name)" }
  }

  @Test func `a frame meets the margins, edges and centre of its superview`() {
    let guidelines = Guidelines(for: ["cup"], on: canvas)
    #expect(
      names(guidelines.met(by: rect(28, 108, 100, 80))) == ["x 28 left margin", "y 108 top margin"])
    #expect(
      names(guidelines.met(by: rect(247, 212, 100, 80)))
        == ["x 347 right margin", "y 292 bottom margin"])
    #expect(
      names(guidelines.met(by: rect(20, 220, 100, 80))) == ["x 20 left edge", "y 300 bottom edge"])
    #expect(names(guidelines.met(by: rect(137.5, 202, 100, 75))) == ["x 187.5 center of tray"])
    #expect(names(guidelines.met(by: rect(40, 200, 99, 70))) == ["x 40 20 from left edge"])
    #expect(
      names(guidelines.met(by: rect(200, 206, 139, 78))) == [
        "x 339 16 from right edge", "y 284 16 from bottom edge",
      ])
    #expect(guidelines.met(by: rect(31, 199, 77, 70)) == [])
  }

  @Test func `it meets edges, centres and touching places of siblings, and their standard space`() {
    let guidelines = Guidelines(for: ["cup"], on: canvas)
    #expect(names(guidelines.met(by: rect(144, 205, 33, 30))) == ["x 144 pot.leading"])
    #expect(
      names(guidelines.met(by: rect(44, 116, 100, 80))) == [
        "y 116 pot.top", "y 196 pot.bottom", "y 156 pot.centerY", "x 144 pot.leading",
        "y 116 16 from top edge",
      ])
    #expect(
      names(guidelines.met(by: rect(36, 121, 100, 60))) == [
        "x 136 8 from pot", "x 36 16 from left edge",
      ])
    // Below the pot there is nothing beside it.
    #expect(names(guidelines.met(by: rect(33, 221, 103, 60))) == [])
    #expect(
      names(guidelines.met(by: rect(190, 204, 88, 60)))
        == ["x 234 pot.centerX", "y 204 8 from pot"])
  }

  @Test func `a line reaches over the frame and what it meets`() throws {
    let guidelines = Guidelines(for: ["cup"], on: canvas)
    let line = try #require(guidelines.met(by: rect(144, 205, 33, 30)).first)
    #expect(line.span == 116...235)
    #expect(line.item == "pot")
    #expect(line.part == .start)
    let margin = try #require(guidelines.met(by: rect(28, 205, 33, 30)).first)
    #expect(margin.span == 100...300)
    #expect(margin.item == "tray")
  }

  @Test func `baselines are met by one view with text`() {
    let texts = canvas.changing { item in
      guard ["cup", "pot"].contains(item.id) else { return }
      item.firstBaseline = item.id == "pot" ? 30 : 20
      item.lastBaseline = item.id == "pot" ? 70 : 40
    }
    let frame = rect(31, 126, 77, 60)
    #expect(
      names(Guidelines(for: ["cup"], on: texts).met(by: frame))
        == ["y 156 pot.centerY", "y 146 pot.firstBaseline"])
    #expect(
      names(Guidelines(for: ["cup"], on: texts).met(by: rect(31, 146, 77, 60)))
        == ["y 186 pot.lastBaseline"])
    #expect(names(Guidelines(for: ["cup"], on: canvas).met(by: frame)) == ["y 156 pot.centerY"])
  }

  @Test func `a root view's guides are met, and leading is right from right to left`() {
    let guidelines = Guidelines(for: ["sign"], on: canvas)
    #expect(
      names(guidelines.met(by: rect(50, 20, 33, 21))) == [
        "y 20 top margin", "y 20 top of Safe Area", "y 20 20 from top edge",
      ])
    let mirrored = Guidelines(for: ["cup"], on: canvas.fromRightToLeft)
    #expect(names(mirrored.met(by: rect(144, 205, 33, 30))) == ["x 144 pot.trailing"])
  }

  @Test func `hidden views, moving views and views elsewhere give no lines`() {
    let hidden = canvas.changing { if $0.id == "pot" { $0.isShown = false } }
    let frame = rect(144, 205, 33, 30)
    #expect(Guidelines(for: ["cup"], on: hidden).met(by: frame) == [])
    #expect(Guidelines(for: ["cup", "pot"], on: canvas).met(by: frame) == [])
    #expect(
      names(Guidelines(for: ["cup", "pot"], on: canvas).met(by: rect(28, 207, 9, 9))) == [
        "x 28 left margin"
      ])
    #expect(Guidelines(for: ["cup", "sign"], on: canvas).met(by: rect(28, 207, 9, 9)) == [])
    #expect(Guidelines(for: ["root"], on: canvas).met(by: rect(0, 0, 375, 667)) == [])
  }

  @Test func `dragging snaps to the nearest line on each axis`() {
    let guidelines = Guidelines(for: ["cup"], on: canvas)
    let snap = guidelines.snap(rect(26.5, 210, 100, 80), within: 4)
    #expect(snap.frame == rect(28, 212, 100, 80))
    #expect(names(snap.guidelines) == ["x 28 left margin", "y 292 bottom margin"])
    let free = guidelines.snap(rect(60, 225, 103, 47), within: 4)
    #expect(free.frame == rect(60, 225, 103, 47))
    #expect(free.guidelines == [])
    let one = guidelines.snap(rect(25, 225, 103, 47), within: 3)
    #expect(one.frame == rect(28, 225, 103, 47))
  }

  @Test func `resizing moves one edge, and never through the other`() {
    let right = Guidelines(for: ["cup"], moving: .right, on: canvas)
    #expect(right.snap(rect(36, 205, 97, 80), within: 12).frame == rect(36, 205, 97, 80))
    #expect(right.snap(rect(36, 116, 97, 80), within: 12).frame == rect(36, 116, 100, 80))
    let corner = Guidelines(for: ["cup"], moving: [.left, .top], on: canvas)
    let snap = corner.snap(rect(30, 106, 100, 80), within: 4)
    #expect(snap.frame == rect(28, 108, 102, 78))
    #expect(names(snap.guidelines) == ["x 28 left margin", "y 108 top margin"])
    let bottom = Guidelines(for: ["pot"], moving: .bottom, on: canvas)
    #expect(bottom.next(from: rect(144, 250, 180, 10), towards: .up) == nil)
  }

  @Test func `keys go to the next line in a direction, and to the one after it`() throws {
    let guidelines = Guidelines(for: ["cup"], on: canvas)
    var frame = rect(60, 205, 100, 80)
    var names: [String] = []
    while let snap = guidelines.next(from: frame, towards: .left), names.count < 20 {
      names.append(
        "\(snap.frame.x.written): "
          + snap.guidelines.filter(\.isVertical).map(\.name).joined(separator: ", "))
      frame = snap.frame
    }
    #expect(
      names == [
        "40: 20 from left edge", "36: 16 from left edge", "28: left margin", "20: left edge",
      ])
    let down = try #require(guidelines.next(from: rect(60, 205, 100, 80), towards: .down))
    #expect(down.frame.y == 212)
    #expect(guidelines.next(from: rect(60, 220, 100, 80), towards: .down) == nil)
    let grown = Guidelines(for: ["cup"], moving: .right, on: canvas)
    #expect(grown.next(from: rect(36, 205, 100, 80), towards: .right)?.frame.width == 288)
  }

  @Test(arguments: 0..<40)
  func `on random canvases every snap is near, on its lines and nearest`(_ seed: UInt64) throws {
    var random = SplitMix(seed: 4000 + seed)
    let canvas = randomCanvas(&random)
    let views = canvas.items.filter { $0.kind == .view && $0.container != nil }
    let item = try #require(views.randomElement(using: &random))
    let choices: [FrameEdges] = [.all, .left, .right, [.top, .right], [.bottom, .left], .bottom]
    for edges in choices {
      let guidelines = Guidelines(for: [item.id], moving: edges, on: canvas)
      var frame = item.frame
      frame.x += Double.random(in: -9...9, using: &random)
      frame.y += Double.random(in: -9...9, using: &random)
      let snap = guidelines.snap(frame, within: 3)
      for line in snap.guidelines {
        #expect(abs(place(of: line, in: snap.frame) - line.position) < 0.01)
      }
      let isUpright = snap.guidelines.contains(where: \.isVertical)
      let isLevel = snap.guidelines.contains { !$0.isVertical }
      let moved = [
        snap.frame.x - frame.x, snap.frame.maxX - frame.maxX, snap.frame.y - frame.y,
        snap.frame.maxY - frame.maxY,
      ]
      #expect(moved.allSatisfy { abs($0) <= 3 + 1e-9 })
      #expect(isUpright || moved[0] == 0 && moved[1] == 0)
      #expect(isLevel || moved[2] == 0 && moved[3] == 0)
      // Nothing is nearer: a snap within less than what it moved leaves the frame alone.
      let farthest = max(abs(moved[0]), abs(moved[1]))
      if farthest > 0.02 {
        let lazy = guidelines.snap(frame, within: farthest - 0.02).frame
        #expect(lazy.x == frame.x && lazy.width == frame.width)
      }
      for direction in [CanvasDirection.left, .right, .up, .down] {
        guard let next = guidelines.next(from: frame, towards: direction) else { continue }
        let lines = next.guidelines.filter { $0.isVertical == direction.isHorizontal }
        #expect(!lines.isEmpty)
        #expect(next.frame.width >= 0 && next.frame.height >= 0)
      }
    }
  }

  private func place(of line: Guideline, in frame: Rect) -> Double {
    switch line.part {
    case .start: line.isVertical ? frame.x : frame.y
    case .end: line.isVertical ? frame.x + frame.width : frame.y + frame.height
    default: line.isVertical ? frame.x + frame.width / 2 : frame.y + frame.height / 2
    }
  }
}
