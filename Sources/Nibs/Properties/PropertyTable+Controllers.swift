import InterfaceBuilder

// Controllers and bars.
extension PropertyTable {
  static let controllers = [
    controller, navigationController, splitViewController, pageViewController,
    PropertyTable(
      UITableViewController.self,
      [.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]),
    PropertyTable(
      UICollectionViewController.self,
      [.flag("clearsSelectionOnViewWillAppear", \.clearsSelectionOnViewWillAppear)]),
  ]

  private static let controller = PropertyTable(
    UIViewController.self,
    [
      .text("title", \.title), .name("restorationIdentifier", \.restorationIdentifier),
      .flag("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
      .flag("definesPresentationContext", \.definesPresentationContext),
      .flag("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
      .flag("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
      .flag("viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins),
      .choice("modalPresentationStyle", \.modalPresentationStyle, presentationStyles),
      .choice(
        "modalTransitionStyle", \.modalTransitionStyle,
        [
          "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
          "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
        ]),
      .flag(
        "providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle
      ),
      .custom("edgesForExtendedLayout") { decoder, controller in
        guard let edges = decoder.child("edgesForExtendedLayout") else { return }
        let all: [(String, UIRectEdge)] = [
          ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
        ]
        controller.edgesForExtendedLayout = UIRectEdge(
          all.filter { edges.flag($0.0) == true }.map(\.1))
      },
      // Before iOS 7 the size was that of a popover.
      .custom("preferredContentSize", "contentSizeForViewInPopover") { decoder, controller in
        let size =
          decoder.child("preferredContentSize")?.size
          ?? decoder.child("contentSizeForViewInPopover")?.size
        if let size { controller.preferredContentSize = CGSize(size) }
      },
    ])

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover,
  ]

  private static let navigationController = PropertyTable(
    UINavigationController.self,
    [
      .flag("navigationBarHidden", \.isNavigationBarHidden),
      .flag("toolbarHidden", \.isToolbarHidden), .flag("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
      .flag("hidesBarsOnTap", \.hidesBarsOnTap),
      .flag("hidesBarsWhenKeyboardAppears", \.hidesBarsWhenKeyboardAppears),
      .flag("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
    ])

  private static let splitViewController = PropertyTable(
    UISplitViewController.self,
    [
      .choice(
        "preferredDisplayMode", \.preferredDisplayMode,
        [
          "automatic": .automatic, "secondaryOnly": .secondaryOnly,
          "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary,
          "allVisible": .oneBesideSecondary, "over": .oneOverSecondary,
          "primaryOverlay": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
          "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
        ]),
      .choice(
        "behavior", \.preferredSplitBehavior,
        ["automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace]),
      .number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
      .number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
      .number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
      .flag("presentsWithGesture", \.presentsWithGesture),
      .flag("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton),
      .choice("primaryEdge", \.primaryEdge, ["leading": .leading, "trailing": .trailing]),
      .choice(
        "displayModeButtonVisibility", \.displayModeButtonVisibility,
        ["automatic": .automatic, "never": .never, "always": .always]),
    ])

  private static let pageViewController = PropertyTable(
    UIPageViewController.self,
    [
      .choice("transitionStyle", \.transitionStyle, ["pageCurl": .pageCurl, "scroll": .scroll]),
      .choice(
        "navigationOrientation", \.navigationOrientation,
        ["horizontal": .horizontal, "vertical": .vertical]),
      .choice(
        "spineLocation", \.storedSpine, ["none": .none, "min": .min, "mid": .mid, "max": .max]),
      .number("pageSpacing", \.interPageSpacing), .flag("doubleSided", \.isDoubleSided),
    ])

  static let bars = [
    PropertyTable(
      UINavigationBar.self,
      [
        .flag("translucent", \.isTranslucent), .flag("largeTitles", \.prefersLargeTitles),
        .color("barTintColor", \.barTintColor), .choice("barStyle", \.barStyle, barStyles),
      ]),
    PropertyTable(
      UITabBar.self,
      [
        .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
        .choice("barStyle", \.barStyle, barStyles),
        .color("unselectedItemTintColor", \.unselectedItemTintColor),
        .choice(
          "itemPositioning", \.itemPositioning,
          ["automatic": .automatic, "fill": .fill, "centered": .centered]),
        .number("itemWidth", \.itemWidth), .number("itemSpacing", \.itemSpacing),
      ]),
    PropertyTable(
      UIToolbar.self,
      [
        .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
        .choice("barStyle", \.barStyle, barStyles),
      ]),
  ]

  static let barStyles: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackTranslucent": .blackTranslucent,
    "blackOpaque": .black,
  ]
}
