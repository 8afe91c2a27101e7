import Wording

/// A JSON value (RFC 8259). The members of objects keep the order in which they were written.
public enum JSONValue: Hashable, Sendable {
  /// A key of an object, and its value.
  public struct Member: Hashable, Sendable {
    /// The key, compared by its code points.
    public var key: JSONString
    /// The value of the key.
    public var value: JSONValue

    /// Creates a member.
    public init(_ key: JSONString, _ value: JSONValue) {
      self.key = key
      self.value = value
    }

    /// Creates a member whose key has these characters.
    public init(_ key: String, _ value: JSONValue) { self.init(JSONString(key), value) }
  }

  /// `null`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A number as a double; one that is not finite is written as `null`.
  case number(Double)
  /// A string of code points.
  case string(JSONString)
  /// An array of values.
  case array([JSONValue])
  /// An object: its members, in order.
  case object([Member])

  /// The value in the words of messages; of a long string, the beginning.
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
