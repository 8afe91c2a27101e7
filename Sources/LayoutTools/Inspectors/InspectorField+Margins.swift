import InterfaceBuilder

extension InspectorField {
  /// The fields of a view's layout margins.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/layoutmargins>
  static func margins(of element: Element) -> [InspectorField] {
    let kind = choice(
      "layoutMargins", "Layout Margins", "Whether the margins are the system's or have numbers.",
      [
        FieldChoice("default", "Default"), FieldChoice("directional", "Language Directional"),
        FieldChoice("fixed", "Fixed"),
      ], default: "default", at: FieldPlace(holder: .marginsKind))
    let side = element.defaultMargin
    let help = "The margin inside of the edge, in points."
    let numbers =
      element.child(key: "directionalLayoutMargins") != nil
      ? insets(
        "directionalEdgeInsets", "directionalLayoutMargins", "Margin", help,
        [
          InsetSide("leading", "Leading", side), InsetSide("top", "Top", side),
          InsetSide("trailing", "Trailing", side), InsetSide("bottom", "Bottom", side),
        ], varies: true)
      : insets(
        "edgeInsets", "layoutMargins", "Margin", help,
        [
          InsetSide("left", "Left", side), InsetSide("top", "Top", side),
          InsetSide("right", "Right", side), InsetSide("bottom", "Bottom", side),
        ], varies: true)
    return [kind] + numbers + [
      flag(
        "preservesSuperviewLayoutMargins", "Preserve Superview Margins",
        "Whether the margins are at least those of the view around, where both meet."),
      flag(
        "layoutMarginsFollowReadableWidth", "Follow Readable Width",
        "Whether the margins leave no more width than can be read well."),
      flag(
        "insetsLayoutMarginsFromSafeArea", "Safe Area Relative Margins",
        "Whether the margins are measured from the safe area.", default: true),
    ]
  }
}
