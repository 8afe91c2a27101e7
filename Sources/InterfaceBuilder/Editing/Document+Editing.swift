extension Document {
  /// The document after changes; nil if they break its markup. All ranges are those of this text.
  ///
  /// Elements belong to the document that they come from: after a change they are looked up again
  /// in the new one, by their ids.
  public func applying(_ edits: [TextEdit]) -> Document? {
    let changed = Markup(markup.source.applying(edits))
    guard changed.problems.isEmpty else { return nil }
    return Document(changed, name: name)
  }

  /// The changes that lead from the document after changes back to this one.
  public func inverse(of edits: [TextEdit]) -> [TextEdit] { markup.source.inverse(of: edits) }
}
