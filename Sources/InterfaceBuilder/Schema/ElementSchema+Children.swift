// The orders of children that documents of Xcode 12 and later show, 957 of them.
extension ElementSchema {
  /// The children of views.
  static let childrenOfViews = "\(childrenOfAllViews) \(furtherChildrenOfViews)"

  /// The children of views before Xcode 12, which wrote the guides of a view behind its
  /// constraints.
  static let childrenOfViewsBeforeXcode12 = childrenOfViews.moving(
    "viewLayoutGuide", before: "userDefinedRuntimeAttributes")

  /// The children of buttons: their tint stands with their insets.
  static let childrenOfButtons = childrenOfViews.moving(
    "color:tintColor", before: "inset:contentEdgeInsets")

  /// The children of fields and views for text: the colour of the text stands before its font.
  static let childrenOfTextInputs =
    "\(childrenOfAllViews) directionalEdgeInsets color:textColor \(furtherChildrenOfViews)"

  private static let childrenOfAllViews = """
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

  private static let furtherChildrenOfViews = """
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
}

extension String {
  /// The words of an order with one word in another place.
  fileprivate func moving(_ word: String, before other: String) -> String {
    split(whereSeparator: \.isWhitespace)
      .filter { $0 != word }
      .map { $0 == other ? "\(word) \(other)" : String($0) }
      .joined(separator: " ")
  }
}
