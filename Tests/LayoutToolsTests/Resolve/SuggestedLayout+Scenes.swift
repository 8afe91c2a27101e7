import InterfaceBuilder

extension SuggestedLayout {
  /// Layouts of a few views in the room that they have.
  static let scenes: [SuggestedLayout] = [
    SuggestedLayout(
      "a logo in the middle", [image("logo", 127.5, 283.5, 120, 120)],
      """
      logo.centerX = safe.centerX
      logo.centerY = safe.centerY
      logo.width = 120
      logo.height = 120
      """),
    SuggestedLayout(
      "header, body and footer",
      [
        DrawnView("header", 0, 20, 375, 60), DrawnView("body", 0, 80, 375, 537),
        DrawnView("footer", 0, 617, 375, 50),
      ],
      """
      header.leading = safe.leading
      safe.trailing = header.trailing
      header.top = safe.top
      header.height = 60
      body.leading = safe.leading
      safe.trailing = body.trailing
      body.top = header.bottom
      footer.leading = safe.leading
      safe.trailing = footer.trailing
      footer.top = body.bottom
      safe.bottom = footer.bottom
      footer.height = 50
      """),
    SuggestedLayout(
      "an image with a caption",
      [image("photo", 16, 36, 343, 193), label("caption", 137.5, 237, 100)],
      """
      photo.leading = root.leadingMargin
      root.trailingMargin = photo.trailing
      photo.top = safe.top + 16
      photo.width = 343:193 photo.height
      caption.centerX = safe.centerX
      caption.top = photo.bottom + 8 standard
      """),
    SuggestedLayout(
      "a toolbar at the bottom",
      [DrawnView("text", 0, 20, 375, 603, element: "textView"), DrawnView("bar", 0, 623, 375, 44)],
      """
      text.leading = safe.leading
      safe.trailing = text.trailing
      text.top = safe.top
      bar.leading = safe.leading
      safe.trailing = bar.trailing
      bar.top = text.bottom
      safe.bottom = bar.bottom
      bar.height = 44
      """),
    SuggestedLayout(
      "a view from edge to edge", [DrawnView("map", 0, 20, 375, 647)],
      """
      map.leading = safe.leading
      safe.trailing = map.trailing
      map.top = safe.top
      safe.bottom = map.bottom
      """),
    SuggestedLayout(
      "a button in the lower right corner", [button("next", 299, 617, 60)],
      """
      root.trailingMargin = next.trailing
      safe.bottom = next.bottom + 20
      """),
  ]
}
