import InterfaceBuilder

extension InspectorField {
  /// The fields of a scroll view.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview>
  static func ofScrollView(_ element: Element) -> [InspectorField] {
    let isTable = element.name == "tableView"
    return [
      flag(
        "showsHorizontalScrollIndicator", "Show Horizontal Indicator",
        "Whether a bar shows how far one is.", default: true),
      flag(
        "showsVerticalScrollIndicator", "Show Vertical Indicator",
        "Whether a bar shows how far one is.", default: true),
      flag(
        "scrollEnabled", "Scrolling Enabled",
        "Whether it scrolls; a text view that does not is as high as its text.", default: true),
      flag("pagingEnabled", "Paging Enabled", "Whether it stops at whole pages."),
      flag(
        "directionalLockEnabled", "Direction Lock Enabled",
        "Whether it scrolls along one axis at a time."),
      flag("bounces", "Bounce on Scroll", "Whether it goes past its ends and back.", default: true),
      flag(
        "alwaysBounceHorizontal", "Bounce Horizontally",
        "Whether it bounces though the content is not wider."),
      flag(
        "alwaysBounceVertical", "Bounce Vertically",
        "Whether it bounces though the content is not higher.", default: isTable,
        writesDefault: isTable),
      number("minimumZoomScale", "Zoom Min", "The least scale.", .positive, default: 1),
      number("maximumZoomScale", "Zoom Max", "The greatest scale.", .positive, default: 1),
      choice(
        "keyboardDismissMode", "Keyboard", "How scrolling puts the keyboard away.",
        [
          FieldChoice("none", "Do not dismiss"), FieldChoice("onDrag", "Dismiss on drag"),
          FieldChoice("interactive", "Dismiss interactively"),
        ], default: "none"),
    ]
  }

  /// The size fields of a scroll view.
  static let insetsOfScrollView =
    [
      choice(
        "contentInsetAdjustmentBehavior", "Content Insets",
        "Whether the content keeps clear of the safe area's edges.",
        [
          FieldChoice("automatic", "Automatic"), FieldChoice("scrollableAxes", "Scrollable Axes"),
          FieldChoice("never", "Never"), FieldChoice("always", "Always"),
        ], default: "automatic")
    ]
    + insets(
      "inset", "contentInset", "Content Inset", "Room around the content, in points.",
      [
        InsetSide("minX", "Left", 0), InsetSide("minY", "Top", 0), InsetSide("maxX", "Right", 0),
        InsetSide("maxY", "Bottom", 0),
      ])
}
