import InterfaceBuilder

extension InspectorField {
  /// The fields of a view's layout margins.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/layoutmargins>
  static func margins(of element: Element) -> [InspectorField] {
    let kind = InspectorField(
      "layoutMargins", "Layout Margins", "Whether the margins are the system's or have numbers.",
      .choice([
        AttributeChoice("default", "Default"),
        AttributeChoice("directional", "Language Directional"), AttributeChoice("fixed", "Fixed"),
      ]), default: .choice("default"), at: FieldPlace(holder: .marginsKind))
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
    let flags = [
      "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth",
      "insetsLayoutMarginsFromSafeArea",
    ]
    return [kind] + numbers + fields(flags, of: element.name)
  }
}
