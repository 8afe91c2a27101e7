/// How documents are shown.
struct DocumentSettings: Hashable, Sendable {
  /// Whether they are shown as in Interface Builder, and not as they run.
  var isDesignTime = false
  /// The language of the texts; nil for the document's own.
  var language: String?
}

/// A language in which a document can be shown.
struct LanguageEntry: Hashable, Sendable {
  let name: String
  let isRightToLeft: Bool
}
