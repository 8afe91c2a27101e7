import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct SettingFramesTests {
  private func frame(_ id: String, after edits: [DocumentEdit]) throws -> Rect? {
    try teaCanvas.document.applying(edits).document.object(id)?.rect(key: "frame")
  }

  @Test func `a frame is written in its superview, and only what differs`() throws {
    let edits = teaCanvas.settingFrames(["pot": rect(150, 116, 180, 60.5)])
    let path = ElementPath("pot").child("rect", key: "frame")
    #expect(edits == [.set("x", of: path, to: "130"), .set("height", of: path, to: "60.5")])
    #expect(try frame("pot", after: edits) == rect(130, 16, 180, 60.5))
  }

  @Test func `views in a view that moves stay where they are in it, unless set too`() throws {
    var frames = ["tray": rect(0, 100, 335, 200)]
    let alone = teaCanvas.settingFrames(frames)
    #expect(try frame("tray", after: alone) == rect(0, 100, 335, 200))
    #expect(try frame("cup", after: alone) == rect(16, 16, 100, 80))
    frames["cup"] = rect(36, 116, 100, 80)
    let both = teaCanvas.settingFrames(frames)
    #expect(both.count == 2)
    #expect(try frame("cup", after: both) == rect(36, 16, 100, 80))
  }

  @Test func `frames that are set where they are change nothing, and unknown views neither`() {
    #expect(
      teaCanvas.settingFrames([
        "cup": rect(36, 116 + 1e-9, 100, 80),
        "safe": rect(0, 0, 1, 1),
        "nobody": rect(0, 0, 1, 1),
      ]) == [])
  }

  @Test func `what the document says is shifted by as much as the view on the canvas`() throws {
    // A switch: its alignment rectangle, which the canvas has, is narrower than its frame.
    let narrow = teaCanvas.changing { if $0.id == "cup" { $0.frame.width = 98 } }
    let edits = narrow.settingFrames(["cup": rect(40, 116, 100, 80)])
    #expect(try frame("cup", after: edits) == rect(20, 16, 102, 80))
  }

  @Test func `the frame of the canvas's size classes is the one that is set`() throws {
    let varied = try teaCanvas.after([
      .insert(
        [
          NewElement(
            "variation", ["key": "widthClass=compact"],
            children: [NewElement(rect(16, 16, 100, 80), key: "frame")])
        ], into: ElementPath("cup"))
    ])
    let edits = varied.settingFrames(["cup": rect(40, 116, 100, 80)])
    let path = ElementPath("cup").variation("widthClass=compact").child("rect", key: "frame")
    #expect(edits == [.set("x", of: path, to: "20")])
  }
}
