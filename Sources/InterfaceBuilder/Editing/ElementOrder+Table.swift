// The orders of children that documents of Xcode 12 and later show, 957 of them.
extension ElementOrder {
  /// The children of views, up to those whose places depend on the class.
  static let childrenOfViews = """
    rect:frame rect frame autoresizingMask tableViewCellContentView collectionViewCellContentView
    view:contentView userGuides subviews animations viewLayoutGuide keyboardLayoutGuide
    color:backgroundColor color:tintColor accessibility gestureRecognizers constraints
    viewLayoutGuide:contentLayoutGuide viewLayoutGuide:frameLayoutGuide
    nil:simulatedStatusBarMetrics simulatedStatusBarMetrics nil:simulatedTopBarMetrics
    simulatedNavigationBarMetrics nil:simulatedBottomBarMetrics simulatedTabBarMetrics
    simulatedToolbarMetrics freeformSimulatedSizeMetrics edgeInsets:layoutMargins
    color:separatorColor inset:separatorInset view:tableHeaderView searchBar prototypes sections
    view:tableFooterView string:text mutableString:text attributedString
    """
  /// The children of views behind those.
  static let furtherChildrenOfViews = """
    directionalEdgeInsets blurEffect collectionViewFlowLayout collectionViewLayout cells segments
    date fontDescription color:textColor color:highlightedColor color:shadowColor size:shadowOffset
    textInputTraits inset:contentEdgeInsets inset:titleEdgeInsets inset:imageEdgeInsets
    dataDetectorType preferredSymbolConfiguration color:onTintColor state buttonConfiguration items
    userDefinedRuntimeAttributes variation connections point
    """
  /// The children of controllers.
  static let childrenOfControllers = """
    layoutGuides view tableView collectionView extendedEdge tabBarItem toolbarItems navigationItem
    nil:simulatedStatusBarMetrics simulatedStatusBarMetrics nil:simulatedTopBarMetrics
    simulatedNavigationBarMetrics nil:simulatedBottomBarMetrics simulatedTabBarMetrics
    simulatedToolbarMetrics freeformSimulatedSizeMetrics size:freeformSize tabBar navigationBar
    nil toolbar refreshControl userDefinedRuntimeAttributes connections point
    """
  /// The children of other elements.
  static let children: [String: String] = [
    "document": """
    device accessibilityOverrides dependencies customFonts objects scenes designables
    inferredMetricsTieBreakers color resources simulatedMetricsContainer
    """,
    "scene": "objects point",
    // The objects of a scene; those of a xib begin with placeholders and then have no order.
    "objects": ElementClass.all.filter { $0.kind == .controller }.map(\.element)
      .joined(separator: " ") + " placeholder",
    "resources": "image namedColor systemColor",
    "designables": "designable",
    "dependencies": "deployment development plugIn capability",
    "variation": "rect fontDescription mask",
  ]
}
