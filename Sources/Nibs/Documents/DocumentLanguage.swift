import Foundation

/// The language in which a document's texts are shown.
package struct DocumentLanguage {
  package init() {}

  /// The text that the language has for a property of an object.
  func text(of id: String, _ property: String) -> String? { nil }

  /// The text as a pseudo-language shows it.
  func shown(_ text: String) -> String { text }
}
