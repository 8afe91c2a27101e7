import Foundation
import StringTables
import Synchronization

/// The language in which a document's texts are shown.
package struct DocumentLanguage: Hashable, Sendable {
  /// The language; nil for the texts of the document itself.
  let tag: LanguageTag?
  /// The pseudo-language that is made from the texts of the language; nil for none.
  let pseudo: Pseudolanguage?

  /// The texts of the document itself.
  package init() {
    tag = nil
    pseudo = nil
  }

  /// A language by its name: a tag such as `de` or `pt-BR`, or one of ``pseudoNames``, or both with
  /// `+` between them: `de+bounded`. Nil for other names.
  package init?(named name: String) {
    var tag: LanguageTag?
    var pseudo: Pseudolanguage?
    for part in name.split(separator: "+", omittingEmptySubsequences: false) {
      if let known = Self.pseudolanguages.first(where: { $0.name == part }), pseudo == nil {
        pseudo = known.language
      } else if let known = LanguageTag(String(part)), tag == nil {
        tag = known
      } else {
        return nil
      }
    }
    self.tag = tag
    self.pseudo = pseudo
  }

  /// The name by which the language is found; empty for the document's own texts.
  package var name: String {
    let pseudoName = Self.pseudolanguages.first { $0.language == pseudo }?.name
    return [tag?.description, pseudoName].compactMap(\.self).joined(separator: "+")
  }

  /// The names of the pseudo-languages, which change other texts to try a layout with.
  package static let pseudoNames = pseudolanguages.map(\.name)

  private static let pseudolanguages: [(name: String, language: Pseudolanguage)] = [
    ("double-length", .doubleLength), ("accented", .accented), ("bounded", .bounded),
    ("right-to-left", .rightToLeft), ("right-to-left-strings", .rightToLeftStrings),
  ]

  /// Whether the layout goes from right to left.
  package var isRightToLeft: Bool { pseudo?.isRightToLeft == true || tag?.isRightToLeft == true }

  /// The language of the documents that are loaded from here on by code that says none.
  package static var current: DocumentLanguage {
    get { chosen.withLock { $0 } }
    set { chosen.withLock { $0 = newValue } }
  }
  private static let chosen = Mutex(device)

  /// The language of the device: the one that `TENNIEL_LANGUAGE` names in the environment, or else
  /// none. The language of the terminal's user doesn't count, so that layouts are the same on every
  /// machine.
  package static let device =
    ProcessInfo.processInfo.environment["TENNIEL_LANGUAGE"].flatMap { DocumentLanguage(named: $0) }
    ?? DocumentLanguage()

  /// The text as a pseudo-language shows it.
  func shown(_ text: String) -> String { pseudo?.text(text) ?? text }
}
