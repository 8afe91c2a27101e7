/// How documents are shown.
package struct DocumentSettings: Hashable, Sendable {
  /// Whether they are shown as in Interface Builder, and not as they run.
  package var isDesignTime = false
  /// The language of the texts; nil for the document's own.
  package var language: String?

  package init(isDesignTime: Bool = false, language: String? = nil) {
    (self.isDesignTime, self.language) = (isDesignTime, language)
  }
}

/// A language in which a document can be shown.
package struct LanguageEntry: Hashable, Sendable {
  package let name: String
  package let isRightToLeft: Bool

  package init(name: String, isRightToLeft: Bool) {
    (self.name, self.isRightToLeft) = (name, isRightToLeft)
  }
}
