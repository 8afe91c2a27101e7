import InterfaceBuilder
import LayoutTools
import Testing

/// A sign as the library makes it over a note of a text, and what the layout makes of them.
@Suite struct SettledViewsTests {
  private let before = canvas(
    .root(
      DrawnView("sign", 16, 40, 42, 21, element: "label"), DrawnView("note", 16, 69, 200, 60),
      DrawnView("tall", 16, 200, 60, 40, element: "label")))

  /// The canvas after a change that lets contents say how large the labels are.
  private func after(_ frames: [String: Rect]) -> Canvas {
    before.changing { item in
      guard item.id != "root", item.id != "safe" else { return }
      if let frame = frames[item.id] { item.solvedFrame = frame }
      guard item.id != "note" else { return }
      item.contentWidth = 41.67
      item.contentHeight = 20.33
    }
  }

  private func frames(_ after: Canvas, before: Canvas? = nil) throws -> [String?] {
    let edits = SettledViews(on: before ?? self.before).edits(on: after)
    let document = try after.document.applying(edits).document
    return ["sign", "note", "tall"].map(document.frameText)
  }

  @Test func `a view of the library's size gets that of its content, and others follow`() throws {
    let after = after([
      "sign": rect(16, 40, 41.67, 20.33),
      "note": rect(16, 68.33, 200, 60),
    ])
    #expect(try frames(after) == ["16 40 41.5 20.5", "16 68.5 200 60", "16 200 60 40"])
  }

  @Test func `where its place is left open, it stays where it is drawn`() throws {
    let after = after(["sign": rect(0, 0, 41.67, 20.33)])
    #expect(try frames(after) == ["16 40 41.5 20.5", "16 69 200 60", "16 200 60 40"])
  }

  @Test func `a size that somebody has chosen stays, and so does all that is beside it`() throws {
    let after = after([
      "tall": rect(16, 200, 41.67, 20.33),
      "note": rect(16, 68.33, 200, 60),
    ])
    #expect(try frames(after) == ["16 40 42 21", "16 69 200 60", "16 200 60 40"])
  }

  @Test func `what was misplaced before stays so`() throws {
    let solved = ["sign": rect(16, 40, 41.67, 20.33)]
    let frames = try frames(after(solved), before: after(solved))
    #expect(frames == ["16 40 42 21", "16 69 200 60", "16 200 60 40"])
  }
}
