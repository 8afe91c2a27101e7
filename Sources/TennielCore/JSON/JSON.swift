/// A JSON value (RFC 8259), with its members in the order in which they are written.
enum JSON: Equatable, Sendable {
  struct Member: Equatable, Sendable {
    var key: Name
    var value: JSON

    init(_ key: Name, _ value: JSON) {
      self.key = key
      self.value = value
    }

    init(_ key: String, _ value: JSON) { self.init(Name(key), value) }
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
