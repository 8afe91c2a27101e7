extension Document {
  /// The document after changes; nil if they break its markup. All ranges are those of this text.
  ///
  /// Elements belong to the document that they come from: after a change, an element is looked up
  /// in the new document by its id.
  public func applying(_ edits: [TextEdit]) -> Document? { applying([edits]) }

  /// The document after changes in steps, each made in the text that the step before has left; nil
  /// if they break its markup.
  public func applying(_ steps: [[TextEdit]]) -> Document? {
    let changed = Markup(steps.reduce(markup.source) { $0.applying($1) })
    guard changed.problems.isEmpty else { return nil }
    return Document(changed, name: name)
  }

  /// The changes that lead from the document after changes back to this one.
  public func inverse(of edits: [TextEdit]) -> [TextEdit] { markup.source.inverse(of: edits) }

  /// The document after edits, each made in the document that the edits before it have left.
  /// - Throws: Why an edit can't be made; then none of the edits is.
  public func applying(_ edits: [DocumentEdit]) throws(DocumentEdit.Refusal) -> DocumentChange {
    var batch = EditBatch(self)
    var rest = edits[...]
    while !rest.isEmpty { rest = rest.dropFirst(try batch.takeFirst(of: rest)) }
    try batch.finish()
    return DocumentChange(document: batch.document, edits: batch.done, inverse: batch.undone)
  }
}
