import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct CanvasTests {
  private let canvas = teaCanvas

  @Test func `a constraint is held by the closest view that contains both items`() {
    #expect(canvas.holder(of: "cup", "pot")?.id == "tray")
    #expect(canvas.holder(of: "cup", "sign")?.id == "root")
    #expect(canvas.holder(of: "cup", "tray")?.id == "tray")
    #expect(canvas.holder(of: "cup", nil)?.id == "cup")
    #expect(canvas.holder(of: "cup", "safe")?.id == "root")
    #expect(canvas.holder(of: "safe", "root")?.id == "root")
    #expect(canvas.holder(of: "cup", "nowhere") == nil)
  }

  @Test func `constraints go to their holders, and prototyping constraints go`() throws {
    let change = try canvas.document.applying(
      canvas.adding([
        NewConstraint(
          .init("pot", .leading), .equal, .init("cup", .trailing), constant: 8, isSymbolic: true),
        NewConstraint(.init("cup", .width), constant: 40.5, priority: 750),
        NewConstraint(
          .init("tray", .top), .greaterThanOrEqual, .init("safe", .top), multiplier: Multiplier(0.5)
        ),
      ]))
    func lines(_ id: String) -> [String] {
      (change.document.object(id)?.constraints ?? []).map { constraint in
        constraint.element.attributes.filter { $0.name != "id" }.map { "\($0.name)=\($0.value)" }
          .joined(separator: " ")
      }
    }
    #expect(
      lines("tray") == [
        "firstItem=pot firstAttribute=leading secondItem=cup secondAttribute=trailing constant=8 symbolic=YES"
      ])
    #expect(lines("cup") == ["firstAttribute=width priority=750 constant=40.5"])
    #expect(
      lines("root") == [
        "firstItem=tray firstAttribute=top relation=greaterThanOrEqual secondItem=safe secondAttribute=top multiplier=0.5"
      ])
    #expect(change.document.object("cup")?["fixedFrame"] == nil)
    #expect(change.document.object("sign")?["fixedFrame"] == "YES")
  }
}
