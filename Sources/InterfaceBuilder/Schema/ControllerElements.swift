extension ElementSchema {
  /// The attributes of every controller.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller>
  static let ofControllers: [AttributeSchema] = [
    .text("restorationIdentifier", "Restoration ID", "The name by which its state is restored."),
    .text("storyboardIdentifier", "Storyboard ID", "The name by which code finds the scene."),
    .text("title", "Title", "Its name in bars and tabs."),
    .flag(
      "definesPresentationContext", "Defines Context",
      "Whether controllers presented over the current context cover this one alone."),
    .flag(
      "extendedLayoutIncludesOpaqueBars", "Extend Edges Under Opaque Bars",
      "Whether the view reaches below bars that are not translucent."),
    .flag("automaticallyAdjustsScrollViewInsets", default: true),
    .flag("providesPresentationContextTransitionStyle"),
    modalTransition,
    .choice(
      "modalPresentationStyle", "Presentation", "How the controller is presented.",
      presentations, default: "automatic"),
    .flag(
      "hidesBottomBarWhenPushed", "Hide Bottom Bar on Push",
      "Whether the tab bar is hidden once it is pushed."),
    .flag("autoresizesArchivedViewToFullSize", default: true),
    .flag("useStoryboardIdentifierAsRestorationIdentifier"),
    .flag(
      "viewRespectsSystemMinimumLayoutMargins", "Respect System Minimum Layout Margins",
      "Whether the margins at the sides are at least the system's.", default: true),
    .flag("wantsFullScreenLayout"), .text("key"), .text("nibName"),
  ]

  /// What the Attributes inspector shows of every controller.
  package static let inspectedOfControllers = """
    title hidesBottomBarWhenPushed extendedLayoutIncludesOpaqueBars
    viewRespectsSystemMinimumLayoutMargins modalPresentationStyle definesPresentationContext
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  static let modalTransition = AttributeSchema.words(
    "modalTransitionStyle", "coverVertical flipHorizontal crossDissolve partialCurl")

  static let presentations: [AttributeChoice] = [
    "automatic", "fullScreen", "currentContext", "pageSheet", "formSheet", "overFullScreen",
    "overCurrentContext", "popover",
  ]
}

/// The rows of controllers.
enum ControllerElements {
  static let all = [
    ElementSchema("viewController", "UIViewController", .controller, []),
    ElementSchema(
      "tableViewController", "UITableViewController", .controller,
      [.flag("clearsSelectionOnViewWillAppear", default: true)]
    ),
    ElementSchema(
      "collectionViewController", "UICollectionViewController", .controller,
      [
        .flag("clearsSelectionOnViewWillAppear", default: true),
        .flag("installsStandardGestureForInteractiveMovement", default: true),
        .flag("useLayoutToLayoutNavigationTransitions"),
      ]),
    ElementSchema(
      "navigationController", "UINavigationController", .controller,
      [
        .flag(
          "navigationBarHidden", "Hides Navigation Bar", "Whether the navigation bar is hidden."),
        .flag("toolbarHidden", "Hides Toolbar", "Whether the toolbar is hidden.", default: true),
        .flag("hidesBarsOnSwipe"), .flag("hidesBarsOnTap"),
        .flag("hidesBarsWhenKeyboardAppears"), .flag("hidesBarsWhenVerticallyCompact"),
      ], inspected: "navigationBarHidden toolbarHidden"),
    ElementSchema("tabBarController", "UITabBarController", .controller),
    ElementSchema(
      "splitViewController", "UISplitViewController", .controller,
      [
        .words(
          "preferredDisplayMode",
          """
          automatic secondaryOnly beside over twoBeside twoOver twoDisplace primaryHidden \
          allVisible primaryOverlay
          """),
        .words("behavior", "automatic tile overlay displace"),
        .number("maximumPrimaryColumnWidth"), .number("minimumPrimaryColumnWidth"),
        .number("preferredPrimaryColumnWidthFraction"),
        .flag("presentsWithGesture", default: true), .flag("allowDoubleColumnStyle"),
        .flag("allowTripleColumnStyle"), .text("style"), .words("primaryEdge", "leading trailing"),
        .text("primaryBackgroundStyle"), .flag("showsSecondaryOnlyButton"),
        .words("displayModeButtonVisibility", "automatic never always"),
      ]),
    ElementSchema(
      "pageViewController", "UIPageViewController", .controller,
      [
        .words("transitionStyle", "pageCurl scroll"), .number("pageSpacing"),
        .words("navigationOrientation", "horizontal vertical"),
        .words("spineLocation", "none min mid max"),
        .flag("doubleSided"),
      ]),
    ElementSchema(
      "glkViewController", "GLKViewController", .controller,
      [.number("preferredFramesPerSecond", "", "", .whole())]),
    ElementSchema(
      "avPlayerViewController", "AVPlayerViewController", .controller,
      AttributeSchema.texts(
        """
        videoGravity showsPlaybackControls allowsPictureInPicturePlayback
        updatesNowPlayingInfoCenter
        """)),
    ElementSchema("hostingController", "UIHostingController", .controller),
    ElementSchema(
      "viewControllerPlaceholder", "UIViewController", .controller,
      AttributeSchema.texts("storyboardName referencedIdentifier bundleIdentifier")),
  ]
}
