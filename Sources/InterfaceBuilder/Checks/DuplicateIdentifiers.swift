import Wording

extension DocumentCheck {
  /// No two objects have the same id.
  static let duplicateIdentifiers = DocumentCheck { document, list in
    for element in document.root.descendants where element.isObject {
      guard let id = element["id"], let first = document.object(id), first != element else {
        continue
      }
      list.error(
        "the id \(id.excerpt) is already that of <\(first.name.excerpt)> on line "
          + "\(document.markup.source.lineNumber(of: first.offset))", at: element.place("id"))
    }
  }
}
