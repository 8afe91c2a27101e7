import InterfaceBuilder
import LayoutTools
import Wording

/// One of Interface Builder's inspectors: the fields of what is selected, each on a row.
struct FieldPanel: Equatable, Sendable {
  /// A row: a heading, or a field with what the document has in it.
  struct Row: Equatable, Sendable {
    let heading: String?
    let field: InspectorField?
    let reading: FieldReading?

    /// The value so many steps on; from none, the first.
    func stepped(by steps: Int) -> FieldValue? {
      guard let field else { return nil }
      if let value = reading?.value { return field.stepped(value, by: steps) }
      switch field.kind {
      case .number: return .number(0)
      case .flag: return .flag(true)
      case .choice(let choices): return choices.first.map { .choice($0.written) }
      case .ratio, .text, .image, .font, .color: return nil
      }
    }

    /// The value as it is shown and typed.
    var text: String {
      if case .number(let number) = reading?.value, Double(number.shortDecimal) != number {
        return number.shortDecimal
      }
      return reading?.value.flatMap { field?.text(of: $0) } ?? ""
    }
  }

  let inspector: Inspector
  /// The index of the marked row.
  private(set) var marked = 1
  /// What is typed into the marked field; nil while nothing is.
  private(set) var typed: TypedText?
  /// What is wrong with it.
  private(set) var refusal: String?
  /// The size classes for which values are changed; nil for all.
  private(set) var variation: VariationCondition?

  init(_ inspector: Inspector) { self.inspector = inspector }

  /// The rows for an object.
  func rows(of id: String, on canvas: Canvas) -> [Row] {
    guard let element = canvas.document.object(id) else { return [] }
    return inspector.sections(of: element, in: canvas.document).flatMap { section in
      [Row(heading: section.title, field: nil, reading: nil)]
        + section.fields.map {
          Row(heading: nil, field: $0, reading: $0.reading(of: element, for: canvas.traits))
        }
    }
  }

  /// Marks a row, or the next one that is a field.
  mutating func mark(_ row: Int, in rows: [Row]) {
    endTyping()
    let step = row < marked ? -1 : 1
    var next = min(max(0, row), rows.count - 1)
    while rows.indices.contains(next), rows[next].field == nil { next += step }
    if rows.indices.contains(next) { marked = next }
  }

  /// Begins to type: what is there is a proposal, which the first character replaces.
  mutating func beginTyping(_ text: String) {
    typed = TypedText(text)
    refusal = nil
  }

  mutating func endTyping() {
    typed = nil
    refusal = nil
  }

  mutating func type(_ character: Character) { typed?.type(character) }
  mutating func perform(_ edit: TypedText.Edit) { typed?.perform(edit) }
  mutating func refuse(_ sentence: String?) { refusal = sentence }

  /// Goes through the size classes for which values are changed: all, then those that the canvas has.
  mutating func stepVariation(on canvas: Canvas) {
    let (width, height) = (canvas.traits.width.rawValue, canvas.traits.height.rawValue)
    let keys = [
      "widthClass=\(width)", "heightClass=\(height)", "heightClass=\(height)-widthClass=\(width)",
    ]
    let all = [nil] + keys.map { VariationCondition(key: $0) }
    let here = all.firstIndex(of: variation) ?? 0
    variation = all[(here + 1) % all.count]
  }
}

/// A value that a field of an inspector is to get.
struct FieldEdit: Equatable, Sendable {
  let field: InspectorField
  /// The value; nil resets the field.
  let value: FieldValue?
  /// The id of the object.
  let object: String
  /// The size classes that get it; nil for all.
  let variation: VariationCondition?
  /// Whether what follows on the same field belongs to the same step.
  let goesOn: Bool
}
