import AutoLayout
import Foundation
import InterfaceBuilder

extension Instantiation {
  /// The text of an attribute or of a child with that key, in the language that is shown.
  func text(_ name: String, of element: Element) -> String? {
    let own = variations.attribute(name, of: element) ?? child(named: name, of: element)
    guard let own else { return nil }
    return localized(own, name: name, of: element)
  }

  private func child(named key: String, of element: Element) -> String? {
    guard let child = variations.child(key, of: element) else { return nil }
    switch child.name {
    case "string", "mutableString":
      return child["base64-UTF8"] == "YES" ? Self.decoded(child.text) : child.text
    default: return nil
    }
  }

  /// A text that the document stores in base 64, without the padding.
  private static func decoded(_ text: String) -> String? {
    let digits = text.filter { !$0.isWhitespace }
    let padding = String(repeating: "=", count: (4 - digits.count % 4) % 4)
    return Data(base64Encoded: digits + padding).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The text that the language's table has for an object, or else the document's own.
  func localized(_ own: String, name: String, of element: Element) -> String {
    let text = element["id"].flatMap { resources.text(of: $0, name, in: document) }
    return resources.language.shown(text ?? own)
  }
}
