import InterfaceBuilder

extension InspectorField {
  /// The fields of an image view.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiimageview>
  static let ofImageView = [
    image("image", "Image", "The image, whose size the view asks for."),
    image("highlightedImage", "Highlighted", "The image while the view is highlighted."),
    flag("highlighted", "State: Highlighted", "Whether it begins highlighted."),
  ]

  /// The fields of a stack view.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uistackview>
  static func ofStackView(_ element: Element) -> [InspectorField] {
    let isVertical = element["axis"] == "vertical"
    var spacing = NumberKind.length
    spacing.allowsStandard = true
    let alignments =
      isVertical
      ? [
        FieldChoice("fill", "Fill"), FieldChoice("top", "Leading", synonyms: ["leading"]),
        FieldChoice("center", "Center"), FieldChoice("bottom", "Trailing", synonyms: ["trailing"]),
      ]
      : [
        FieldChoice("fill", "Fill"), FieldChoice("top", "Top", synonyms: ["leading"]),
        FieldChoice("center", "Center"), FieldChoice("bottom", "Bottom", synonyms: ["trailing"]),
        FieldChoice("firstBaseline", "First Baseline"),
        FieldChoice("lastBaseline", "Last Baseline"),
      ]
    return [
      choice(
        "axis", "Axis", "Whether the views stand beside or below one another.",
        [FieldChoice("horizontal", "Horizontal"), FieldChoice("vertical", "Vertical")],
        default: "horizontal", varies: true),
      choice(
        "alignment", "Alignment", "Where the views stand across the axis.", alignments,
        default: "fill", varies: true),
      choice(
        "distribution", "Distribution", "How the views share the room along the axis.",
        [
          FieldChoice("fill", "Fill"), FieldChoice("fillEqually", "Fill Equally"),
          FieldChoice("fillProportionally", "Fill Proportionally"),
          FieldChoice("equalSpacing", "Equal Spacing"),
          FieldChoice("equalCentering", "Equal Centering"),
        ], default: "fill", varies: true),
      InspectorField(
        "spacing", "Spacing", "The least space between the views, in points.", .number(spacing),
        default: .number(0), varies: true, at: FieldPlace(holder: .spacing)),
      flag(
        "baselineRelativeArrangement", "Baseline Relative",
        "Whether a vertical stack view spaces the baselines in place of the edges."),
    ]
  }

  /// The fields of views that neither hold text nor are controls, by the names of their elements.
  static let ofOtherViews: [String: [InspectorField]] = [
    "progressView": [
      number("progress", "Progress", "How much is done, from 0 to 1.", .share),
      color("progressTintColor", "Progress Tint", "The colour of what is done."),
      color("trackTintColor", "Track Tint", "The colour of what is to do."),
    ],
    "activityIndicatorView": [
      choice(
        "style", "Style", "Its size.",
        [
          FieldChoice("medium", "Medium", synonyms: ["white", "gray"]),
          FieldChoice("large", "Large", synonyms: ["whiteLarge"]),
        ], default: "medium", writesDefault: true),
      flag("animating", "Animating", "Whether it begins turning."),
      flag("hidesWhenStopped", "Hides When Stopped", "Whether it is hidden when it does not turn."),
    ],
    "searchBar": [
      text("text", "Text", "What is searched for at first."),
      text("placeholder", "Placeholder", "What an empty bar says."),
      text("prompt", "Prompt", "The line above."),
      choice(
        "searchBarStyle", "Search Style", "Its look.",
        [
          FieldChoice("default", "Default"), FieldChoice("prominent", "Prominent"),
          FieldChoice("minimal", "Minimal"),
        ], default: "default"),
      flag("showsCancelButton", "Shows Cancel Button", "Whether a button stands beside the field."),
    ],
    "navigationBar": bar + [
      flag("largeTitles", "Prefers Large Titles", "Whether titles are large, and the bar higher.")
    ],
    "toolbar": bar, "tabBar": bar,
  ]

  private static let bar = [
    flag(
      "translucent", "Translucent", "Whether the content reaches below the bar.", default: true),
    color("barTintColor", "Bar Tint", "The colour of the bar."),
  ]
}
