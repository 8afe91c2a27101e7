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
      .choice("modalPresentationStyle", \.modalPresentationStyle),
      .choice("modalTransitionStyle", \.modalTransitionStyle),
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
          "primaryHidden": .secondaryOnly, "beside": .oneBesideSecondary,
          "allVisible": .oneBesideSecondary, "over": .oneOverSecondary,
          "primaryOverlay": .oneOverSecondary, "twoBeside": .twoBesideSecondary,
          "twoOver": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
        ]),
      .choice("behavior", \.preferredSplitBehavior),
      .number("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
      .number("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
      .number("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
      .flag("presentsWithGesture", \.presentsWithGesture),
      .flag("showsSecondaryOnlyButton", \.showsSecondaryOnlyButton),
      .choice("primaryEdge", \.primaryEdge),
      .choice("displayModeButtonVisibility", \.displayModeButtonVisibility),
    ])

  private static let pageViewController = PropertyTable(
    UIPageViewController.self,
    [
      .choice("transitionStyle", \.transitionStyle),
      .choice("navigationOrientation", \.navigationOrientation),
      .choice("spineLocation", \.storedSpine),
      .number("pageSpacing", \.interPageSpacing), .flag("doubleSided", \.isDoubleSided),
    ])

  static let bars = [
    PropertyTable(
      UINavigationBar.self,
      [
        .flag("translucent", \.isTranslucent), .flag("largeTitles", \.prefersLargeTitles),
        .color("barTintColor", \.barTintColor), barStyle(\.barStyle),
      ]),
    PropertyTable(
      UITabBar.self,
      [
        .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
        barStyle(\.barStyle), .color("unselectedItemTintColor", \.unselectedItemTintColor),
        .choice("itemPositioning", \.itemPositioning),
        .number("itemWidth", \.itemWidth), .number("itemSpacing", \.itemSpacing),
      ]),
    PropertyTable(
      UIToolbar.self,
      [
        .flag("translucent", \.isTranslucent), .color("barTintColor", \.barTintColor),
        barStyle(\.barStyle),
      ]),
  ]

  static func barStyle<Bar>(
    _ path: ReferenceWritableKeyPath<Bar, UIBarStyle>
  ) -> DecodedProperty<Bar> {
    .choice("barStyle", path, ["blackOpaque": .black])
  }
}
