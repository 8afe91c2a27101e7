extension ElementSchema {
  /// The attributes of every scroll view, which are written before the attributes of its class.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview>
  static let ofScrollViews: [AttributeSchema] = [
    .flag(
      "directionalLockEnabled", "Direction Lock Enabled",
      "Whether it scrolls along one axis at a time."),
    .flag(
      "bounces", "Bounce on Scroll", "Whether it scrolls past its ends and springs back.",
      default: true),
    .flag(
      "alwaysBounceVertical", "Bounce Vertically",
      "Whether it bounces though the content is not higher."),
    .flag(
      "scrollEnabled", "Scrolling Enabled",
      "Whether it scrolls; a text view that does not is as high as its text.", default: true),
    .flag(
      "alwaysBounceHorizontal", "Bounce Horizontally",
      "Whether it bounces though the content is not wider."),
    .flag("pagingEnabled", "Paging Enabled", "Whether it stops at whole pages."),
    .flag(
      "showsHorizontalScrollIndicator", "Show Horizontal Indicator",
      "Whether a bar shows the scroll position.", default: true),
    .flag(
      "showsVerticalScrollIndicator", "Show Vertical Indicator",
      "Whether a bar shows the scroll position.", default: true),
    .words("indicatorStyle", "default black white"),
    .choice(
      "contentInsetAdjustmentBehavior", "Content Insets",
      "Whether the content keeps clear of the safe area's edges.",
      ["automatic", "scrollableAxes", "never", "always"], default: "automatic"),
    .flag("delaysContentTouches", default: true), .flag("canCancelContentTouches", default: true),
    .number("minimumZoomScale", "Zoom Min", "The least scale.", .positive, default: 1),
    .number("maximumZoomScale", "Zoom Max", "The greatest scale.", .positive, default: 1),
    .flag("bouncesZoom", default: true),
    .choice(
      "keyboardDismissMode", "Keyboard", "How scrolling puts the keyboard away.",
      [
        AttributeChoice("none", "Do not dismiss"), AttributeChoice("onDrag", "Dismiss on drag"),
        AttributeChoice("interactive", "Dismiss interactively"),
        AttributeChoice("onDragWithAccessory", "Dismiss on drag with accessory"),
        AttributeChoice("interactiveWithAccessory", "Dismiss interactively with accessory"),
      ], default: "none"),
    .flag("automaticallyAdjustsScrollIndicatorInsets", default: true),
    // Scroll views clip what reaches over their edges, and this is always written.
    .flag(
      "clipsSubviews", "Clip to Bounds", "Whether what reaches over the edges is cut off.",
      default: true, writesDefault: true),
  ]

  /// What the Attributes inspector shows of every view that scrolls.
  package static let inspectedOfScrollViews = """
    showsHorizontalScrollIndicator showsVerticalScrollIndicator scrollEnabled pagingEnabled
    directionalLockEnabled bounces alwaysBounceHorizontal alwaysBounceVertical minimumZoomScale
    maximumZoomScale keyboardDismissMode
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}

/// The rows of views that hold images or other views, or that show progress.
enum ContentElements {
  static let all = [
    ElementSchema(
      "pickerView", "UIPickerView", .view,
      library: [
        LibraryEntry(
          "Picker View", "Wheels with choices", "wheel", (320, 216), .named("pickerView"))
      ]),
    progressView, activityIndicatorView,
    ElementSchema(
      "calendarView", "UICalendarView", .view,
      library: [
        LibraryEntry(
          "Calendar View", "A month of dates", "date", (320, 320), since: 14,
          .named("calendarView"))
      ]),
    ElementSchema(
      "view", "UIView", .view,
      library: [
        LibraryEntry(
          "View", "A rectangle that holds views", "box container", (240, 128),
          .named("view", children: [.systemBackground]))
      ]),
    imageView, stackView, scrollView,
    ElementSchema(
      "containerView", "UIView", .view,
      library: [
        LibraryEntry(
          "Container View", "Shows another controller's view", "embed child", (240, 128),
          .named("containerView", ["opaque": "NO"]))
      ]),
    visualEffectView,
    ElementSchema("window", "UIWindow", .view),
    ElementSchema("collectionViewCellContentView", "UIView", .view),
    ElementSchema("tableViewCellContentView", "UIView", .view, [.text("tableViewCell")]),
  ]

  /// The guides of a scroll view came with Xcode 11.
  private static let scrollView = ElementSchema(
    "scrollView", "UIScrollView", .scrollView, [],
    library: [
      LibraryEntry("Scroll View", "Shows a part of larger content", "", (240, 128)) { xcode in
        let guides: [NewElement] = [
          .named("viewLayoutGuide", ["key": "contentLayoutGuide"], id: "content"),
          .named("viewLayoutGuide", ["key": "frameLayoutGuide"], id: "frame"),
        ]
        return .named(
          "scrollView", ["multipleTouchEnabled": "YES"], children: xcode < 11 ? [] : guides)
      }
    ])

  private static let visualEffectView = ElementSchema(
    "visualEffectView", "UIVisualEffectView", .view, [],
    library: [
      LibraryEntry(
        "Visual Effect View with Blur", "Blurs what is behind it", "material", (240, 128)
      ) {
        .named(
          "visualEffectView", ["opaque": "NO"],
          children: [
            .contentView("view", (240, 128), by: $0),
            NewElement("blurEffect", ["style": "regular"]),
          ])
      }
    ])

  /// Source: <https://developer.apple.com/documentation/uikit/uiimageview>
  private static let imageView = ElementSchema(
    "imageView", "UIImageView", .view,
    [
      .image("image", "Image", "The image; its size is the view's intrinsic size."),
      .text("catalog"),
      .image("highlightedImage", "Highlighted", "The image while the view is highlighted."),
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory"),
      .flag("highlighted", "State: Highlighted", "Whether it begins highlighted."),
    ], inspected: "image highlightedImage highlighted",
    library: [
      LibraryEntry(
        "Image View", "Shows an image", "picture photo", (240, 128),
        .named(
          "imageView",
          [
            "clipsSubviews": "YES", "userInteractionEnabled": "NO",
            "contentMode": "scaleAspectFit", "horizontalHuggingPriority": "251",
            "verticalHuggingPriority": "251",
          ]))
    ])

  /// Source: <https://developer.apple.com/documentation/uikit/uistackview>
  static let stackView = ElementSchema(
    "stackView", "UIStackView", .view,
    [
      .choice(
        "axis", "Axis", "Whether the views stand beside or below one another.",
        ["horizontal", "vertical"], default: "horizontal", varies: true),
      .choice(
        "distribution", "Distribution", "How the views share the room along the axis.",
        ["fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering"],
        default: "fill", varies: true),
      .choice(
        "alignment", "Alignment", "Where the views stand across the axis.",
        [
          "fill", AttributeChoice("top", "Top", synonyms: ["leading"]), "center",
          AttributeChoice("bottom", "Bottom", synonyms: ["trailing"]), "firstBaseline",
          "lastBaseline",
        ], default: "fill", varies: true),
      .words("spacingType", "standard"),
      .number(
        "spacing", "Spacing", "The least space between the views, in points.", .length,
        varies: true),
      .flag(
        "baselineRelativeArrangement", "Baseline Relative",
        "Whether a vertical stack view spaces the baselines in place of the edges."),
    ], inspected: "axis alignment distribution spacing baselineRelativeArrangement",
    library: [
      LibraryEntry(
        "Horizontal Stack View", "Views beside one another", "row hstack", (240, 128),
        .named("stackView", ["opaque": "NO"])),
      LibraryEntry(
        "Vertical Stack View", "Views below one another", "column vstack", (240, 128),
        .named("stackView", ["opaque": "NO", "axis": "vertical"])),
    ])

  private static let progressView = ElementSchema(
    "progressView", "UIProgressView", .view,
    [
      .words("progressViewStyle", "default bar"),
      .number("progress", "Progress", "How much is done, from 0 to 1.", .share),
      .text("progressImage"), .text("trackImage"), .text("catalog"),
    ],
    values: [
      .color("progressTintColor", "Progress Tint", "The colour of what is done."),
      .color("trackTintColor", "Track Tint", "The colour of what is left to do."),
    ], inspected: "progress progressTintColor trackTintColor",
    library: [
      LibraryEntry(
        "Progress View", "How much is done", "bar", (150, 4), before: [11: (150, 2)],
        .named(
          "progressView",
          ["opaque": "NO", "verticalHuggingPriority": "750", "progress": "0.5"]))
    ])

  private static let activityIndicatorView = ElementSchema(
    "activityIndicatorView", "UIActivityIndicatorView", .view,
    [
      .flag(
        "hidesWhenStopped", "Hides When Stopped", "Whether it is hidden when it does not turn."),
      .flag("animating", "Animating", "Whether it begins turning."),
      .choice(
        "style", "Style", "Its size.",
        [
          AttributeChoice("medium", "Medium", synonyms: ["white", "gray"]),
          AttributeChoice("large", "Large", synonyms: ["whiteLarge"]),
        ], default: "medium", writesDefault: true),
    ], values: [.color("color")], inspected: "style animating hidesWhenStopped",
    library: [
      LibraryEntry(
        "Activity Indicator View", "Turns while something goes on", "spinner loading", (20, 20)
      ) { xcode in
        .named(
          "activityIndicatorView",
          [
            "opaque": "NO", "horizontalHuggingPriority": "750", "verticalHuggingPriority": "750",
            "style": xcode < 11 ? "gray" : "medium",
          ])
      }
    ])
}
