import InterfaceBuilder
import LayoutTools
import Testing

/// The values that fields have for size classes.
@Suite struct VariedFieldTests {
  private let compact = VariationCondition(width: .compact)
  private let phone = VariationCondition(width: .compact, height: .regular)
  private let low = VariationCondition(width: nil, height: .compact)

  @Test func `a value for fewer size classes comes from those for more, or from all`() throws {
    let tea = try teaStoryboard.typing("12", into: "constant", of: "finger", variation: compact)
    let element = try #require(tea.object("finger"))
    let field = try tea.field("constant", of: "finger")
    let readings = [nil, compact, phone, low].map { field.reading(of: element, varied: $0) }
    #expect(readings.map(\.value) == [.number(30), .number(12), .number(12), .number(30)])
    #expect(readings.map(\.isDefault) == [false, false, true, true])
  }

  @Test func `the standard space is that of all size classes`() throws {
    let gap = try teaStoryboard.field("constant", of: "gap")
    let error = #expect(throws: InspectorRefusal.self) {
      try gap.edits(setting: .standard, of: "gap", in: teaStoryboard, variation: compact)
    }
    #expect(error?.description == "Constant is a number for wC; standard is for all size classes")
  }

  @Test func `what is not installed for some size classes tells which`() throws {
    let tea = try teaStoryboard.typing("no", into: "installed", of: "gap", variation: low)
    let element = try #require(tea.object("gap"))
    let field = try tea.field("installed", of: "gap")
    #expect(field.variations(of: [element]) == [low])
    #expect(field.reading(of: element, varied: nil).value == .flag(true))
    #expect(field.reading(of: element, varied: low).value == .flag(false))
    #expect(field.reading(of: element, varied: phone).value == .flag(true))
  }

  @Test func `several objects have the size classes of all, those that demand less first`() throws {
    let tea = try teaStoryboard.typing("12", into: "constant", of: "finger", variation: phone)
      .typing("14", into: "constant", of: "below", variation: low)
    let elements = try ["finger", "below"].map { try #require(tea.object($0)) }
    let field = try tea.field("constant", of: "finger")
    #expect(field.variations(of: elements) == [low, phone])
    #expect(field.reading(of: elements, varied: low)?.isMixed == true)
    #expect(field.reading(of: elements, varied: nil)?.isMixed == true)
    let same = try tea.typing("20", into: "constant", of: "finger")
    let others = try ["finger", "below"].map { try #require(same.object($0)) }
    #expect(field.reading(of: others, varied: nil)?.isMixed == false)
  }
}
