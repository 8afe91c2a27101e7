extension Document {
  /// The number of views of a scene that are shown.
  public static let mostViews = 20_000
}

extension DocumentCheck {
  /// A scene has no more views than can be laid out in time.
  static let viewCount = DocumentCheck { document, list in
    let groups = document.kind == .xib ? [document.root] : document.scenes.map(\.element)
    for group in groups {
      var count = 0
      for element in group.descendants where element.isView { count += 1 }
      if count > Document.mostViews {
        list.error(
          "the scene has \(count) views; up to \(Document.mostViews) are shown", at: group.place())
      }
    }
  }
}
