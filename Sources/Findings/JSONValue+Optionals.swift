import JSON

extension JSONValue {
  /// A string; `null` for none.
  static func text(_ text: String?) -> JSONValue {
    text.map { .string(JSONString($0)) } ?? .null
  }

  /// A whole number; `null` for none.
  static func count(_ count: Int?) -> JSONValue { count.map { .number(Double($0)) } ?? .null }
}
