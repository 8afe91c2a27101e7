import Wording

extension Element {
  /// A text of an object: an attribute, or a child `string` with this key where an attribute can't
  /// hold the text.
  public func string(_ key: String) -> String? {
    if let value = self[key] { return value }
    let child = children.first {
      ($0.name == "string" || $0.name == "mutableString") && $0["key"] == key
    }
    return child?.stringValue
  }

  /// The text of a `string`, decoded if it is written as `base64-UTF8`.
  public var stringValue: String {
    guard flag("base64-UTF8") == true else { return text }
    return Base64.decoded(text) ?? text
  }
}
