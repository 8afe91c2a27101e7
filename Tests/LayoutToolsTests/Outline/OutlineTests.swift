import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct OutlineTests {
  private let phone = DesignTraits(width: .compact, height: .regular)

  private func rows(_ document: Document) -> [OutlineRow] {
    document.scenes.first.map { document.outline(of: $0, for: phone) } ?? []
  }

  @Test
  func `views are named by their texts, and constraints stand under the view that holds them`() {
    let lines = rows(teaStoryboard).map {
      String(repeating: "  ", count: $0.level) + $0.title
    }
    #expect(
      lines == [
        "Tea", "  View", "    Safe Area", "    Stack View", "      Cups", "      How many",
        "    Pour", "    Constraints", "      Stack View.leading = Safe Area.leading + standard",
        "      Safe Area.trailing = Stack View.trailing + standard",
        "      Stack View.top = topMargin + 20", "      Pour.top = Stack View.bottom + standard",
        "      Pour.width = 0.5 × Stack View.width + 10", "      Pour.centerX = centerX @ 750",
        "      finger", "      bottom ≥ Pour.bottom + 20",
      ])
  }

  @Test func `a row is renamed by the field of its name`() throws {
    func renaming(_ id: String, _ kind: OutlineRow.Kind, _ name: String) throws -> [String] {
      let row = try #require(rows(teaStoryboard).first { $0.id == id && $0.kind == kind })
      let field = try #require(row.nameField)
      let edits = try field.edits(
        setting: try field.value(typed: name), of: id, in: teaStoryboard)
      let renamed = try teaStoryboard.applying(edits).document
      return rows(renamed).filter { $0.id == id && $0.kind == kind }.map(\.title)
    }
    #expect(try renaming("row", .view, "Tea row") == ["Tea row"])
    #expect(try renaming("gap", .constraint, "tea gap") == ["tea gap"])
    let group = rows(teaStoryboard).first { $0.kind == .constraints }
    #expect(group?.id == "root")
    #expect(group?.nameField == nil)
  }

  @Test func `a view that is not installed takes what is in it along`() throws {
    let tea = try teaStoryboard.typing("no", into: "installed", of: "row")
    #expect(
      rows(tea).filter { !$0.isInstalled }.map(\.title) == ["Stack View", "Cups", "How many"])
  }
}
