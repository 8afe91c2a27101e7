/// Edits that are made as one: insertions at one place, removals in a row, or any other single
/// edit.
struct EditUnit {
  private let edits: ArraySlice<DocumentEdit>

  var count: Int { edits.count }

  init(firstOf list: ArraySlice<DocumentEdit>) {
    let first = list[list.startIndex]
    let others = list.dropFirst().prefix { Self.areOne(first, $0) }
    edits = list.prefix(1 + others.count)
  }

  /// Whether an edit is made together with an edit before it.
  private static func areOne(_ first: DocumentEdit, _ edit: DocumentEdit) -> Bool {
    switch (first, edit) {
    case (.insert(_, let path, let sibling), .insert(_, let other, let otherSibling)):
      path == other && sibling == otherSibling
    case (.remove, .remove): true
    default: false
    }
  }

  /// A value of an element, by the attribute or the key that has it.
  struct Slot: Hashable {
    let path: ElementPath
    let name: String
  }

  /// The value that is set; nil for edits that insert, move or remove elements.
  var slot: Slot? {
    switch edits.first {
    case .set(let name, let path, _), .setText(let name, let path, _),
      .setChild(let name, let path, _):
      Slot(path: path, name: name)
    default: nil
    }
  }

  /// Whether an element may leave its place.
  var takesAway: Bool {
    switch edits.first {
    case .remove, .move, .setText(_, _, nil), .setChild(_, _, nil): true
    // A variation goes with its last value; from other elements the attribute goes alone.
    case .set(_, let path, nil): path.steps.last?.name == "variation"
    default: false
    }
  }

  /// The changes of a document's text.
  func textEdits(in document: Document) throws(DocumentEdit.Refusal) -> [TextEdit] {
    switch edits.first {
    case .set(let attribute, let path, let value):
      return try document.setting(attribute, of: path, to: value)
    case .setText(let key, let path, let text):
      return try document.settingText(key, of: path, to: text)
    case .setChild(let key, let path, let new):
      return try document.settingChild(key, of: path, to: new)
    case .insert(_, let path, let sibling):
      let new = edits.flatMap { edit in
        if case .insert(let elements, _, _) = edit { elements } else { [NewElement]() }
      }
      return try document.inserting(new, into: path, before: sibling)
    case .move(let id, let path, let sibling):
      return try document.moving(id, into: path, before: sibling)
    case .remove:
      return try document.removing(
        edits.compactMap { if case .remove(let path) = $0 { path } else { nil } })
    case nil: return []
    }
  }
}
