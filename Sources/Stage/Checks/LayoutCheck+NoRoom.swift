extension LayoutCheck {
  /// A text or image of which nothing is visible, since its view is narrower than a letter, or has
  /// no width or height.
  public static let noRoom = LayoutCheck(
    "no-room", .warning, "a text or picture without room for any of it",
    Explanation(
      finds: """
        A text of which not one letter is seen, or a picture of which nothing is, since its view has no
        width or height. What a view around it folds away on purpose, by clipping, is left out.
        """,
      example: """
        Two labels in a row share the width, and the longer one, with the higher compression resistance,
        leaves none for the other.
        """,
      mending: """
        Give the view a least width or height, raise its compression resistance, or let the other one have
        more lines.
        """)
  ) { check, layout in
    var texts = layout.texts[...]
    return layout.items.indices.compactMap { index in
      var what: String?
      if let text = texts.first, text.index == index {
        texts.removeFirst()
        if text.lines.isEmpty, !text.quoted.isEmpty { what = "The text" + text.quoted }
      } else if let picture = layout.views[index] as? UIImageView, picture.image != nil {
        if picture.bounds.isEmpty { what = "The picture" }
      }
      let item = layout.items[index]
      guard let what, item.isShown, !layout.isFoldedAway(index) else { return nil }
      return LayoutProblem(check, "\(what) of \(item.name) has no room at all", views: [item.path])
    }
  }
}

extension CheckedLayout {
  /// Whether a superview of the view at an index hides it on purpose: it clips, and is empty
  /// itself.
  fileprivate func isFoldedAway(_ index: Int) -> Bool {
    around(index).contains { views[$0].cutsOff && views[$0].bounds.isEmpty }
  }
}
