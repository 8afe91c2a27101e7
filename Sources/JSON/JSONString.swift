import Wording

/// A string that equals another only if both have the same code points, as in JSON.
///
/// (Swift takes the two spellings of `é`, with one code point and with two, for the same string.)
public struct JSONString: Hashable, Sendable {
  public let text: String

  public init(_ text: String) { self.text = text }

  public static func == (left: JSONString, right: JSONString) -> Bool {
    left.text.utf8.elementsEqual(right.text.utf8)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(text) }

  /// The string as JSON writes it, as much of it as a message quotes.
  public var quoted: String { JSONValue.string(JSONString(text.excerpt)).text }
}

extension JSONString: CustomStringConvertible {
  public var description: String { text }
}
