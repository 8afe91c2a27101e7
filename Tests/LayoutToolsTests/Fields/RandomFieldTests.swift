import InterfaceBuilder
import LayoutTools
import SeededRandom
import Testing

@Suite struct RandomFieldTests {
  private let phone = DesignTraits(width: .compact, height: .regular)
  private let pad = DesignTraits(width: .regular, height: .regular)

  @Test(arguments: 0..<6 as Range<UInt64>)
  func `edits of fields one after the other keep their values, and undo gives the original bytes`(
    seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    let ids = teaStoryboard.identifiedObjects.compactMap { $0["id"] }
    var document = teaStoryboard
    var undo: [[[TextEdit]]] = []
    for _ in 0..<60 {
      let id = try #require(ids.randomElement(using: &random))
      let element = try #require(document.object(id))
      let fields = InspectorField.all(of: element, in: document)
      guard let field = fields.randomElement(using: &random) else { continue }
      let variation =
        field.variesBySizeClass && field.id != "constant" && Bool.random(using: &random)
        ? VariationCondition(width: .regular) : nil
      let resets = Bool.random(using: &random) && field.reading(of: element, for: phone).isDefault
      let value = resets ? nil : try field.samples().randomElement(using: &random)
      if value == nil, variation == nil, field.id.hasPrefix("frame.") { continue }
      guard let edits = try? field.edits(setting: value, of: id, in: document, variation: variation)
      else { continue }
      let change = try document.applying(edits)
      undo.append(change.inverse)
      document = change.document
      #expect(document.problems.map(\.message) == [], "\(field.id) of \(id)")
      let after = try #require(document.object(id))
      let same = InspectorField.all(of: after, in: document).first { $0.id == field.id }
      if let value, let same {
        let traits = variation == nil ? phone : pad
        #expect(same.reading(of: after, for: traits).value == value, "\(field.id) of \(id)")
      }
    }
    #expect(undo.count > 30)
    for inverse in undo.reversed() { document = try #require(document.applying(inverse)) }
    #expect(document.text == teaStoryboard.text)
  }
}
