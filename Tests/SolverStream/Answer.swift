import JSON

/// The answer to a line of input, behind the line's number; without a member it is not printed.
typealias Answer = [JSONValue.Member]

extension JSONValue {
  /// An object of numbers, in this order.
  static func numbers(_ entries: some Sequence<(Name, Double)>) -> JSONValue {
    .object(entries.map { Member($0, .number($1)) })
  }

  static func names(_ names: [Name]) -> JSONValue { .array(names.map { .string($0) }) }
}
