import InterfaceBuilder
import LayoutTools
import Testing

@Suite struct InspectorSelectionTests {
  private func field(_ id: String, of ids: [String]) throws -> InspectorField? {
    let elements = try ids.map { try #require(teaStoryboard.object($0)) }
    return Inspector.attributes.sections(of: elements, on: canvas(of: teaStoryboard)).flatMap(
      \.fields
    ).first { $0.id == id }
  }

  @Test func `several objects have the fields of all of them`() throws {
    #expect(try field("textAlignment", of: ["cups", "count"]) != nil)
    #expect(try field("numberOfLines", of: ["cups", "count"]) == nil)
    #expect(try field("alpha", of: ["cups", "count", "pour"]) != nil)
  }

  @Test func `a value counts for all of them, with one entry of the resources`() throws {
    let color = try #require(try field("textColor", of: ["cups", "count"]))
    let red = try color.value(typed: "System Red")
    let edits = try color.edits(setting: red, of: ["cups", "count"], in: teaStoryboard)
    let change = try teaStoryboard.applying(edits)
    #expect(change.document.problems.isEmpty)
    #expect(
      change.document.resourceNames("systemColor") == ["systemBackgroundColor", "systemRedColor"])
    let elements = ["cups", "count"].compactMap(change.document.object)
    let reading = try #require(color.reading(of: elements))
    #expect(reading.value == .color(.system("systemRedColor")))
    #expect(!reading.isMixed && !reading.isDefault)
    let font = try #require(try field("fontDescription", of: ["cups", "count"]))
    #expect(font.reading(of: elements)?.isMixed == true)
  }
}
