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

  /// The text of an object with lists at its end, of which each entry has a line of its own.
  /// - Parameter indent: The blanks before the name of a list; its entries have one more.
  package static func text(
    _ head: [Member], lists: [(name: String, entries: [JSONValue])], indent: Int = 1
  ) -> String {
    let margin = "\n" + String(repeating: " ", count: indent)
    let lines = lists.map { name, entries in
      "\"\(name)\":[" + entries.map { "\(margin) \($0.text)" }.joined(separator: ",") + "]"
    }
    let start = head.isEmpty ? "{" : JSONValue.object(head).text.dropLast() + "," + margin
    return start + lines.joined(separator: "," + margin) + "}"
  }

  /// Numbers with up to three decimals.
  package static func decimals(_ values: [Double]) -> JSONValue { .array(values.map(decimal)) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
  /// An object with these members, in order.
  public init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { Member($0, $1) })
  }
}
