import InterfaceBuilder
import LayoutTools
import Wording

/// A row of an inspector.
struct FieldRow: Equatable, Sendable {
  /// What a row shows.
  enum Content: Equatable, Sendable {
    case heading(String)
    /// A field: for all size classes, or for some.
    case field(VariationCondition?)
    /// One of a view's constraints, whose constant is the field.
    case constraint(ViewConstraint)
    /// A remark in place of rows.
    case note(String)
  }

  let content: Content
  /// The field that is changed in the row.
  var field: InspectorField?
  /// What the document has in the field.
  var reading: FieldReading?
  /// The ids of the objects that have the field.
  var objects: [String] = []
  /// Whether the row's value counts on the canvas, of the values for several size classes.
  var counts = true

  /// Whether the mark can be on the row.
  var isMarkable: Bool {
    switch content {
    case .field, .constraint: true
    case .heading, .note: false
    }
  }

  /// The constraint that the row lists.
  var constraint: ViewConstraint? {
    if case .constraint(let constraint) = content { constraint } else { nil }
  }

  /// The size classes whose value the row shows and changes; nil for all.
  var variation: VariationCondition? {
    switch content {
    case .field(let condition): condition
    case .constraint: reading?.variation
    case .heading, .note: nil
    }
  }

  /// The value so many steps on; the first one if there is no value.
  func stepped(by steps: Int) -> AttributeValue? {
    guard let field else { return nil }
    // Several flags that differ become alike at first.
    if reading?.isMixed == true, case .flag = field.kind { return .flag(true) }
    if let value = reading?.value { return field.stepped(value, by: steps) }
    switch field.kind {
    case .number: return .number(0)
    case .flag: return .flag(true)
    case .choice(let choices): return choices.first.map { .choice($0.written) }
    case .ratio, .text, .image, .font, .color: return nil
    }
  }

  /// The value as it is shown: a dash for none, a word where several objects differ.
  var shown: String {
    if reading?.isMixed == true { return "mixed" }
    return text.isEmpty ? "-" : text.printable
  }

  /// Whether the value is a number.
  var isNumber: Bool { if case .number = reading?.value { true } else { false } }

  /// The value as it is typed.
  var text: String {
    if reading?.isMixed == true { return "" }
    if case .number(let number) = reading?.value, Double(number.shortDecimal) != number {
      return number.shortDecimal
    }
    return reading?.value.flatMap { field?.text(of: $0) } ?? ""
  }
}
