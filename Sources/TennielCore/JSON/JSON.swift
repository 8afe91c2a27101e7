/// A JSON value (RFC 8259), with its members in the order in which they are written.
enum JSON: Equatable, Sendable {
  struct Member: Equatable, Sendable {
    var key: Name
    var value: JSON
  }

  case null
  case bool(Bool)
  case number(Double)
  case string(Name)
  case array([JSON])
  case object([Member])

  /// The kind of value, as a complaint names it.
  var described: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "the number \(Self.text(value))"
    case .string(let text): "the string \(JSON.string(text).text)"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSON: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral members: (String, JSON)...) {
    self = .object(members.map { Member(key: Name($0.0), value: $0.1) })
  }
}

extension JSON: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .string(Name(text)) }
}
