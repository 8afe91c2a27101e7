import Wording

extension DocumentCheck {
  /// What a document shows has an id: the controllers of scenes, and the views and controllers of a
  /// xib.
  static let missingIdentifiers = DocumentCheck { document, list in
    let shown =
      document.kind == .storyboard
      ? document.scenes.compactMap(\.controller)
      : document.objects.filter { $0.isView || $0.isController }
    for element in shown where element["id"] == nil {
      list.error("<\(element.name.excerpt)> has no id, and is not shown", at: element.place())
    }
  }
}
