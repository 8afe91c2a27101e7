import InterfaceBuilder

extension PropertyTable {
  static let view = PropertyTable(
    UIView.self,
    [
      .flag("hidden", \.isHidden), .number("alpha", \.alpha),
      .flag("clipsSubviews", \.clipsToBounds), .flag("opaque", \.isOpaque),
      .flag("multipleTouchEnabled", \.isMultipleTouchEnabled),
      .flag("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing),
      .flag("autoresizesSubviews", \.autoresizesSubviews),
      .flag("userInteractionEnabled", \.isUserInteractionEnabled, else: true),
      .number("tag", \.tag),
      .choice(
        "contentMode", \.contentMode,
        [
          "TopLeft": .topLeft, "TopRight": .topRight, "BottomLeft": .bottomLeft,
          "BottomRight": .bottomRight,
        ]),
      .flag("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
      .flag("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
      .flag("layoutMarginsFollowReadableWidth", \.layoutMarginsFollowReadableWidth),
      .choice("semanticContentAttribute", \.semanticContentAttribute),
      .color("backgroundColor", \.backgroundColor), .colorIfWritten("tintColor", \.tintColor),
      .insets("layoutMargins", \.layoutMargins),
      .custom("directionalLayoutMargins") {
        $0.set(
          \.directionalLayoutMargins, of: $1, "directionalLayoutMargins",
          to: $0.child("directionalLayoutMargins")?.directionalInsets)
      },
      .name("restorationIdentifier", \.restorationIdentifier),
      // The name in the tree is made of the identifier.
      .fixed("accessibilityConfiguration") { $0.setAccessibility(of: $1) },
    ])

  static let constraint = PropertyTable(
    NSLayoutConstraint.self,
    [
      .custom("priority") {
        $0.set(
          \.priority, of: $1, "priority",
          to: $0.number("priority").map { UILayoutPriority(Float($0)) })
      },
      .number("constant", \.constant), .name("identifier", \.identifier),
    ])
}

extension Element {
  /// The element's insets by side.
  var edgeInsets: UIEdgeInsets? {
    insets.map {
      UIEdgeInsets(
        top: CGFloat($0.top), left: CGFloat($0.leading), bottom: CGFloat($0.bottom),
        right: CGFloat($0.trailing))
    }
  }

  /// The element's insets by reading direction.
  var directionalInsets: NSDirectionalEdgeInsets? {
    insets.map {
      NSDirectionalEdgeInsets(
        top: CGFloat($0.top), leading: CGFloat($0.leading), bottom: CGFloat($0.bottom),
        trailing: CGFloat($0.trailing))
    }
  }
}
