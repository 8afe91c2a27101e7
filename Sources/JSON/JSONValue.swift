import Wording

/// A JSON value (RFC 8259), with the members of objects in the order in which they are written.
public enum JSONValue: Hashable, Sendable {
  /// A key and what stands behind it.
  public struct Member: Hashable, Sendable {
    public var key: JSONString
    public var value: JSONValue

    public init(_ key: JSONString, _ value: JSONValue) {
      self.key = key
      self.value = value
    }

    public init(_ key: String, _ value: JSONValue) { self.init(JSONString(key), value) }
  }

  case null
  case bool(Bool)
  case number(Double)
  case string(JSONString)
  case array([JSONValue])
  case object([Member])

  /// The kind of value, as a complaint names it; of a long string, the beginning.
  public var described: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): "the number \(value.exactDecimal)"
    case .string(let text): "the string \(text.quoted)"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
