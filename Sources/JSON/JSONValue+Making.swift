import Wording

extension JSONValue {
  /// A string; `null` for none.
  package static func text(_ text: String?) -> JSONValue {
    text.map { .string(JSONString($0)) } ?? .null
  }

  /// An array of strings.
  package static func texts(_ texts: [String]) -> JSONValue { .array(texts.map { .text($0) }) }

  /// A whole number; `null` for none.
  package static func count(_ count: Int?) -> JSONValue {
    count.map { .number(Double($0)) } ?? .null
  }

  /// A number with up to three decimals.
  package static func decimal(_ value: Double) -> JSONValue {
    .number(value.roundedToShortDecimal)
  }

  /// Numbers with up to three decimals.
  package static func decimals(_ values: [Double]) -> JSONValue { .array(values.map(decimal)) }
}
