import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct SettingFramesTests {
  private func frame(_ id: String, after edits: [DocumentEdit]) throws -> Rect? {
    try teaCanvas.document.applying(edits).document.object(id)?.rect(key: "frame")
  }

  @Test func `a frame is written in its superview, and only what differs`() throws {
    let edits = teaCanvas.settingFrames(["pot": Rect(x: 150, y: 116, width: 180, height: 60.5)])
    let rect = ElementPath("pot").child("rect", key: "frame")
    #expect(edits == [.set("x", of: rect, to: "130"), .set("height", of: rect, to: "60.5")])
    #expect(try frame("pot", after: edits) == Rect(x: 130, y: 16, width: 180, height: 60.5))
  }

  @Test func `views in a view that moves stay where they are in it, unless they are set too`()
    throws
  {
    var frames = ["tray": Rect(x: 0, y: 100, width: 335, height: 200)]
    let alone = teaCanvas.settingFrames(frames)
    #expect(try frame("tray", after: alone) == Rect(x: 0, y: 100, width: 335, height: 200))
    #expect(try frame("cup", after: alone) == Rect(x: 16, y: 16, width: 100, height: 80))
    frames["cup"] = Rect(x: 36, y: 116, width: 100, height: 80)
    let both = teaCanvas.settingFrames(frames)
    #expect(both.count == 2)
    #expect(try frame("cup", after: both) == Rect(x: 36, y: 16, width: 100, height: 80))
  }

  @Test func `frames that are set where they are change nothing, and unknown views neither`() {
    #expect(
      teaCanvas.settingFrames([
        "cup": Rect(x: 36, y: 116 + 1e-9, width: 100, height: 80),
        "safe": Rect(x: 0, y: 0, width: 1, height: 1),
        "nobody": Rect(x: 0, y: 0, width: 1, height: 1),
      ]) == [])
  }

  @Test func `what the document says is shifted by as much as the view on the canvas`() throws {
    // A switch: its alignment rectangle, which the canvas has, is narrower than its frame.
    let narrow = teaCanvas.changing { if $0.id == "cup" { $0.frame.width = 98 } }
    let edits = narrow.settingFrames(["cup": Rect(x: 40, y: 116, width: 100, height: 80)])
    #expect(try frame("cup", after: edits) == Rect(x: 20, y: 16, width: 102, height: 80))
  }

  @Test func `the frame of the canvas's size classes is the one that is set`() throws {
    let varied = try teaCanvas.after([
      .insert(
        [
          NewElement(
            "variation", ["key": "widthClass=compact"],
            children: [NewElement(Rect(x: 16, y: 16, width: 100, height: 80), key: "frame")])
        ], into: ElementPath("cup"))
    ])
    let edits = varied.settingFrames(["cup": Rect(x: 40, y: 116, width: 100, height: 80)])
    let path = ElementPath("cup").variation("widthClass=compact").child("rect", key: "frame")
    #expect(edits == [.set("x", of: path, to: "20")])
  }
}
