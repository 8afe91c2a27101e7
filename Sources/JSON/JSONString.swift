import Wording

/// A string that is equal to another only if both have the same code points, as in JSON.
///
/// (In Swift, the two spellings of `é`, with one code point and with two, are equal.)
public struct JSONString: Hashable, Sendable {
  /// The characters, without quotes and escape sequences.
  public let text: String

  /// Creates a string from its characters.
  public init(_ text: String) { self.text = text }

  /// Whether both have the same code points.
  public static func == (left: JSONString, right: JSONString) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The string in JSON, shortened as in messages.
  public var quoted: String { JSONValue.string(JSONString(text.excerpt)).text }
}

extension JSONString: CustomStringConvertible {
  /// The characters, without quotes and escape sequences.
  public var description: String { text }
}
