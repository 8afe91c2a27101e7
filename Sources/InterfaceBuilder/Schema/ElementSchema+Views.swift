extension ElementSchema {
  /// The attributes of every view, which are written before the attributes of its class.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview>; the order is that of 957
  /// documents of Xcode 12 and later. The order of attributes that never stand together follows
  /// from their order with others.
  static let viewHead: [AttributeSchema] =
    [
      .text("key"),
      .flag(
        "hidden", "Hidden",
        "A hidden view keeps its place, except in a stack view, which closes the gap.",
        varies: true),
      .choice(
        "verifyAmbiguity", "Ambiguity", "Whether an ambiguous layout of the view is a problem.",
        [
          AttributeChoice("always", "Always Verify"),
          AttributeChoice("ignoreSizes", "Verify Position Only"),
          AttributeChoice("off", "Never Verify"),
        ], default: "always"),
      .flag(
        "autoresizesSubviews", "Autoresize Subviews",
        "Whether subviews without constraints follow a change of the size.", default: true),
      .flag("opaque", default: true),
      .flag("clipsSubviews", "Clip to Bounds", "Whether what reaches over the edges is cut off."),
      .flag("multipleTouchEnabled"), .flag("clearsContextBeforeDrawing", default: true),
      .flag(
        "userInteractionEnabled", "User Interaction Enabled", "Whether it takes touches.",
        default: true),
      .number("tag", "Tag", "A number by which code finds the view.", .whole()),
      .number(
        "alpha", "Alpha", "The opacity, from 0 to 1; the layout does not depend on it.", .share,
        default: 1),
      .choice(
        "contentMode", "Content Mode", "How the content follows a change of the view's size.",
        contentModes, default: "scaleToFill", writesDefault: true),
      .text("restorationIdentifier", "Restoration ID", "The name by which its state is restored."),
      .choice(
        "semanticContentAttribute", "Semantic",
        "Whether leading and trailing swap sides in right-to-left languages.",
        [
          "unspecified", "playback", "spatial",
          AttributeChoice("forceLeftToRight", "Force Left-to-Right"),
          AttributeChoice("forceRightToLeft", "Force Right-to-Left"),
        ], default: "unspecified"),
    ] + priorities + [
      .flag("fixedFrame"),
      .flag(
        "preservesSuperviewLayoutMargins", "Preserve Superview Margins",
        "Whether the margins also keep out of the superview's margins."),
      .flag("ambiguous"),
      .flag(
        "layoutMarginsFollowReadableWidth", "Follow Readable Width",
        "Whether the margins keep the content to a readable width."),
      placeholder("Width"), placeholder("Height"),
      .flag(
        "insetsLayoutMarginsFromSafeArea", "Safe Area Relative Margins",
        "Whether the margins are measured from the safe area.", default: true),
      .text("simulatedAppContext"), .flag("misplaced"), .text("largeContentTitle"),
      .flag("showsLargeContentViewer"), .flag("scalesLargeContentImage"),
      .text("focusGroupIdentifier"), .text("toolTip"),
    ]

  /// The children of a view that hold a value.
  static let viewValues: [AttributeSchema] = [
    .color("backgroundColor", "Background", "What is painted behind the content."),
    .color(
      "tintColor", "Tint", "The colour of what can be tapped; by default that of the view around."),
  ]

  /// The attributes of every object, which are written behind the attributes of its class.
  static let identity: [AttributeSchema] =
    [
      .flag(
        "translatesAutoresizingMaskIntoConstraints", "Translates Mask Into Constraints",
        "Whether the autoresizing mask is turned into constraints.", default: true)
    ]
    + [
      .text("id"),
      .text("userLabel", "Label", "The name in the outline and in messages."),
      .text("customClass", "Class", "The object's class, if it is one of the app's."),
      .text("customModule", "Module", "The module that has the class."),
      .text("customModuleProvider"), .text("sceneMemberID"), .text("colorLabel"),
    ]

  /// What the Attributes inspector shows of every view.
  package static let inspectedOfViews = """
    contentMode semanticContentAttribute tag userInteractionEnabled alpha backgroundColor tintColor
    hidden clipsSubviews autoresizesSubviews
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// Corners begin with a capital in documents, as in `contentMode="TopLeft"`.
  private static let contentModes: [AttributeChoice] = [
    "scaleToFill", AttributeChoice("scaleAspectFit", "Aspect Fit"),
    AttributeChoice("scaleAspectFill", "Aspect Fill"), "redraw", "center", "top", "bottom", "left",
    "right", AttributeChoice("TopLeft", "Top Left", synonyms: ["topLeft"]),
    AttributeChoice("TopRight", "Top Right", synonyms: ["topRight"]),
    AttributeChoice("BottomLeft", "Bottom Left", synonyms: ["bottomLeft"]),
    AttributeChoice("BottomRight", "Bottom Right", synonyms: ["bottomRight"]),
  ]

  private static let priorities: [AttributeSchema] = [
    .number(
      "horizontalHuggingPriority", "Horizontal",
      "How firmly the view keeps from being wider than its content.", .priority, default: 250),
    .number(
      "verticalHuggingPriority", "Vertical",
      "How firmly the view keeps from being higher than its content.", .priority, default: 250),
    .number(
      "horizontalCompressionResistancePriority", "Horizontal",
      "How firmly the view keeps from being narrower than its content needs.", .priority,
      default: 750),
    .number(
      "verticalCompressionResistancePriority", "Vertical",
      "How firmly the view keeps from being lower than its content needs.", .priority,
      default: 750),
  ]

  private static func placeholder(_ side: String) -> AttributeSchema {
    .number(
      "placeholderIntrinsic\(side)", side,
      "The intrinsic size for the canvas alone, in points; it doesn't count at run time.",
      NumberKind(least: -1, names: [NumberKind.Name(name: "none", value: -1, written: "infinite")]),
      default: nil)
  }
}
