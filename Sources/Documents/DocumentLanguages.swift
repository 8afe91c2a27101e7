import Nibs

/// The languages in which a document can be shown, by the names that the command line has for them.
package enum DocumentLanguages {
  /// Whether a name is that of a pseudo-language or has the form of a language's.
  package static func isKnown(_ name: String) -> Bool { DocumentLanguage(named: name) != nil }

  package static func isRightToLeft(_ name: String) -> Bool {
    DocumentLanguage(named: name)?.isRightToLeft ?? false
  }

  /// The languages that have texts for a document, in the order of their names, then the
  /// pseudo-languages.
  @MainActor
  package static func names(for path: String) -> [String] {
    DocumentResources.languages(of: path) + DocumentLanguage.pseudoNames
  }
}
