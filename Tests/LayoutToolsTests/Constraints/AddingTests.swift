import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct AddingTests {
  @Test func `a view gives up its autoresizing mask for its first constraint`() throws {
    func path(_ id: String) -> ElementPath { ElementPath(id) }
    let mask = NewElement("autoresizingMask", ["key": "autoresizingMask", "widthSizable": "YES"])
    let canvas = try teaCanvas.after(
      ["root", "tray", "cup", "pot"].flatMap { id -> [DocumentEdit] in
        [
          .set("fixedFrame", of: path(id), to: nil),
          .set("translatesAutoresizingMaskIntoConstraints", of: path(id), to: nil),
          .setChild(key: "autoresizingMask", of: path(id), to: mask),
        ]
      })
    #expect(
      ["root", "tray", "cup", "sign"].map { canvas.document.object($0)?.isAutoresized }
        == [false, true, true, false])
    let after = try canvas.after(
      canvas.adding([
        NewConstraint(.init("cup", .leading), .equal, .init("root", .leading), constant: 36),
        NewConstraint(.init("cup", .width), constant: 100),
        NewConstraint(.init("tray", .height), .equal, .init("nobody", .height)),
      ]))
    func element(_ id: String) -> Element? { after.document.object(id) }
    #expect(element("cup")?["translatesAutoresizingMaskIntoConstraints"] == "NO")
    #expect(element("cup")?.child("autoresizingMask") == nil)
    // The root view's frame is the system's, and the tray and the pot have no constraint.
    for id in ["root", "tray", "pot"] {
      #expect(element(id)?["translatesAutoresizingMaskIntoConstraints"] == nil)
      #expect(element(id)?.child("autoresizingMask") != nil)
    }
  }

  @Test func `a view gives up the frames of all size classes for its first constraint`() throws {
    func held(_ condition: String) -> NewElement {
      NewElement(
        "variation", ["key": condition, "fixedFrame": "YES"],
        children: [NewElement(rect(16, 16, 100, 80), key: "frame")])
    }
    let canvas = try teaCanvas.after([
      .set("fixedFrame", of: ElementPath("cup"), to: nil),
      .insert([held("widthClass=compact"), held("widthClass=regular")], into: ElementPath("cup")),
    ])
    #expect(canvas.isHeldAtFrame("cup"))
    let after = try canvas.after(
      canvas.adding([NewConstraint(.init("cup", .width), constant: 100)]))
    let cup = try #require(after.document.object("cup"))
    #expect(!cup.isHeldAtFrame)
    #expect(cup.children("variation").map(\.["fixedFrame"]) == [nil, nil])
    #expect(cup.children("variation").map { $0.rect(key: "frame")?.width } == [100, 100])
  }
}
