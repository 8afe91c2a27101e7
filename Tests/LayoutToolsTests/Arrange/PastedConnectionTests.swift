import InterfaceBuilder
import LayoutTools
import Testing

/// Connections of what is pasted: Interface Builder has none between scenes.
@Suite struct PastedConnectionTests {
  private let tea = traysAndHats

  /// The ends of the connections of a copy of the first cup in a view.
  private func ends(_ ids: [String], into view: String) throws -> [String] {
    let clipping = try Clipping(canvas(of: tea), of: ids)
    let target = Canvas(
      tea, [CanvasItem(view, in: nil, frame: rect(0, 0, 375, 667))],
      traits: DesignTraits(width: .compact, height: .regular))
    let arranged = try Pasting(target, clipping, into: view).arranged()
    let after = try tea.applying(arranged.edits).document
    let copy = try #require(arranged.selection.first.flatMap(after.object))
    let cup = try #require(copy.name == "button" ? copy : copy.subviews.first)
    let pot = copy.subviews.last?["id"] ?? "none"
    let actions = cup.list("connections").filter { $0.name == "action" }
    return actions.compactMap { $0["destination"] }
      + cup.outlets.map { $0.destination == pot ? "the copy's pot" : $0.destination }
  }

  @Test func `in the same scene they stay`() throws {
    #expect(try ends(["cup"], into: "root") == ["tea", "pot"])
    #expect(try ends(["tray"], into: "root") == ["tea", "the copy's pot"])
  }

  @Test func `in another scene those inside of what is pasted stay alone`() throws {
    #expect(try ends(["cup"], into: "brim") == [])
    #expect(try ends(["tray"], into: "brim") == ["the copy's pot"])
  }
}
