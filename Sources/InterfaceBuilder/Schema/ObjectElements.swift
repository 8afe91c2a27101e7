extension ElementSchema {
  /// The attributes of every gesture recognizer, which are written before the attributes of its
  /// class.
  static let ofGestureRecognizers: [AttributeSchema] = [
    .text("key"), .flag("enabled", default: true), .flag("cancelsTouchesInView", default: true),
    .flag("delaysTouchesBegan"), .flag("delaysTouchesEnded", default: true),
    .flag("requiresExclusiveTouchType", default: true),
  ]
}

/// The rows of items of bars, layouts of collections, and recognizers of gestures.
///
/// Sources: <https://developer.apple.com/documentation/uikit/uibaritem>,
/// <https://developer.apple.com/documentation/uikit/uinavigationitem>,
/// <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>,
/// <https://developer.apple.com/documentation/uikit/uigesturerecognizer>.
enum ObjectElements {
  static let all =
    [
      ElementSchema(
        "barButtonItem", "UIBarButtonItem", .object,
        [
          .flag("enabled", "Enabled", "Whether it takes taps.", default: true),
          .text("title", "Title", "Its text."),
          .image("image", "Image", "The image in place of the title."), .text("catalog"),
          .choice(
            "style", "Style", "Whether it stands out.",
            ["plain", "done", "bordered"], default: "plain"),
          .words(
            "systemItem",
            """
            done cancel edit save add flexibleSpace fixedSpace compose reply action organize \
            bookmarks search refresh stop camera trash play pause rewind fastForward undo redo \
            pageCurl close
            """),
          .number("width", "Width", "Its width in points; 0 for that of its content.", .positive),
          .number("tag", "Tag", "A number by which code finds it.", .whole()),
          .text("landscapeImage"), .text("largeContentSizeImage"), .text("menuTitle"),
          .flag("changesSelectionAsPrimaryAction"), .flag("springLoaded"), .flag("selected"),
        ], values: [.color("tintColor")], inspected: "title image style enabled width tag"),
      ElementSchema(
        "tabBarItem", "UITabBarItem", .object,
        [
          .flag("enabled", default: true), .number("tag", "", "", .whole()),
          .text("title", "Title", "The text of the tab."),
          .image("image", "Image", "The image above the title."), .text("catalog"),
          .text("selectedImage"),
          .words(
            "systemItem",
            """
            more favorites featured topRated recents contacts history bookmarks search downloads \
            mostRecent mostViewed
            """),
          .text("badgeValue"), .flag("springLoaded"), .text("landscapeImage"),
          .text("largeContentSizeImage"),
        ], inspected: "title image"),
      ElementSchema(
        "navigationItem", "UINavigationItem", .object,
        [
          .text("title", "Title", "The title of the bar while the controller is shown."),
          .choice(
            "largeTitleDisplayMode", "Large Title", "Whether the title is large.",
            ["automatic", "always", "never"], default: "automatic"),
          .text("prompt", "Prompt", "The line above the title, which makes the bar higher."),
          .text(
            "backButtonTitle", "Back Button",
            "The title of the button that leads back to the controller."),
          .flag("hidesBackButton", "Hides Back Button", "Whether the back button is hidden."),
          .flag("leftItemsSupplementBackButton"), .text("customizationIdentifier"),
          .words("style", "navigator browser editor"),
          .words("backButtonDisplayMode", "default generic minimal"),
          .text("preferredSearchBarPlacement"),
        ], inspected: "title prompt backButtonTitle largeTitleDisplayMode hidesBackButton"),
      flowLayout,
      ElementSchema("collectionViewLayout", "UICollectionViewLayout", .object, []),
      ElementSchema("keyboardLayoutGuide", "UIKeyboardLayoutGuide", .object),
      ElementSchema(
        "viewLayoutGuide", "UILayoutGuide", .object,
        [.words("key", "safeArea contentLayoutGuide frameLayoutGuide keyboard")]),
      ElementSchema(
        "userLayoutGuide", "UILayoutGuide", .object,
        [.number("location"), .text("affinity"), .text("identifier")]),
      ElementSchema("customObject", "NSObject", .object, []),
    ] + gestures

  /// Source: <https://developer.apple.com/documentation/uikit/uicollectionviewflowlayout>
  private static let flowLayout = ElementSchema(
    "collectionViewFlowLayout", "UICollectionViewFlowLayout", .object,
    [
      .choice(
        "scrollDirection", "Scroll Direction", "The axis along which the cells scroll.",
        ["vertical", "horizontal"], default: "vertical"),
      .flag(
        "automaticEstimatedItemSize", "Estimate Size Automatic",
        "Whether cells are as large as their constraints make them."),
      .number(
        "minimumLineSpacing", "Min Spacing For Lines", "The least space between lines.",
        .positive, default: 10, writesDefault: true),
      .number(
        "minimumInteritemSpacing", "Min Spacing For Cells",
        "The least space between the cells of a line.", .positive, default: 10,
        writesDefault: true),
      .words("sectionInsetReference", "contentInset safeArea layoutMargins"),
      .flag("sectionHeadersPinToVisibleBounds"), .flag("sectionFootersPinToVisibleBounds"),
    ],
    inspected: """
      scrollDirection minimumLineSpacing minimumInteritemSpacing automaticEstimatedItemSize
      """)

  private static let gestures = [
    gesture(
      "tapGestureRecognizer", "UITapGestureRecognizer",
      [count("numberOfTapsRequired"), count("numberOfTouchesRequired")]),
    gesture("pinchGestureRecognizer", "UIPinchGestureRecognizer", [.number("scale")]),
    gesture("rotationGestureRecognizer", "UIRotationGestureRecognizer", []),
    gesture(
      "swipeGestureRecognizer", "UISwipeGestureRecognizer",
      [.words("direction", "right left up down"), count("numberOfTouchesRequired")]),
    gesture(
      "panGestureRecognizer", "UIPanGestureRecognizer",
      [
        count("minimumNumberOfTouches"), count("maximumNumberOfTouches"),
        .text("allowedScrollTypesMask"),
      ]),
    gesture(
      "screenEdgePanGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
      [count("minimumNumberOfTouches"), count("maximumNumberOfTouches")]),
    // Interface Builder's own spelling.
    gesture(
      "pongPressGestureRecognizer", "UILongPressGestureRecognizer",
      [
        .number("allowableMovement"), .number("minimumPressDuration"),
        count("numberOfTapsRequired"), count("numberOfTouchesRequired"),
      ]),
    gesture("gestureRecognizer", "UIGestureRecognizer", []),
  ]

  private static func count(_ name: String) -> AttributeSchema {
    .number(name, "", "", .whole(from: 0))
  }

  private static func gesture(
    _ name: String, _ className: String, _ own: [AttributeSchema]
  ) -> ElementSchema {
    ElementSchema(name, className, .gestureRecognizer, own)
  }
}
