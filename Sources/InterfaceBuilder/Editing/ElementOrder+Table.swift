// The orders that documents of Xcode 12 and later show, 957 of them. Attributes that never stand
// together are in the order of those that do.
extension ElementOrder {
  /// What stands before a view's own attributes.
  static let viewHead = """
    key hidden verifyAmbiguity autoresizesSubviews opaque clipsSubviews multipleTouchEnabled
    clearsContextBeforeDrawing userInteractionEnabled tag alpha contentMode restorationIdentifier
    semanticContentAttribute horizontalHuggingPriority verticalHuggingPriority
    horizontalCompressionResistancePriority verticalCompressionResistancePriority fixedFrame
    preservesSuperviewLayoutMargins ambiguous layoutMarginsFollowReadableWidth
    placeholderIntrinsicWidth placeholderIntrinsicHeight insetsLayoutMarginsFromSafeArea
    simulatedAppContext misplaced
    """
  /// What stands behind the own attributes of any object.
  static let tail = """
    translatesAutoresizingMaskIntoConstraints id userLabel customClass customModule
    customModuleProvider sceneMemberID
    """

  private static let control =
    "enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment"
  private static let scrolling = """
    directionalLockEnabled bounces alwaysBounceVertical scrollEnabled alwaysBounceHorizontal
    pagingEnabled showsHorizontalScrollIndicator showsVerticalScrollIndicator indicatorStyle
    contentInsetAdjustmentBehavior delaysContentTouches canCancelContentTouches minimumZoomScale
    maximumZoomScale bouncesZoom keyboardDismissMode
    """

  /// The own attributes of views.
  static let viewAttributes: [String: String] = [
    "label": """
    text textAlignment usesAttributedText lineBreakMode numberOfLines baselineAdjustment
    minimumScaleFactor minimumFontSize adjustsLetterSpacingToFitWidth enabled
    adjustsFontForContentSizeCategory adjustsFontSizeToFit autoshrinkMode preferredMaxLayoutWidth
    highlighted
    """,
    "button": """
    \(control) showsMenuAsPrimaryAction buttonType reversesTitleShadowWhenHighlighted
    adjustsImageSizeForAccessibilityContentSizeCategory showsTouchWhenHighlighted
    adjustsImageWhenHighlighted adjustsImageWhenDisabled lineBreakMode pointerInteraction role
    springLoaded hasAttributedTitle changesSelectionAsPrimaryAction
    """,
    "imageView": """
    image catalog highlightedImage adjustsImageSizeForAccessibilityContentSizeCategory
    """,
    "stackView": "axis distribution alignment spacingType spacing baselineRelativeArrangement",
    "textField": """
    \(control) text usesAttributedText borderStyle placeholder textAlignment clearsOnBeginEditing
    adjustsFontForContentSizeCategory adjustsFontSizeToFit minimumFontSize clearButtonMode
    """,
    "textView": """
    \(scrolling) editable text textAlignment usesAttributedText
    adjustsFontForContentSizeCategory selectable allowsEditingTextAttributes
    """,
    "scrollView": scrolling,
    "tableView": """
    \(scrolling) dataMode style separatorStyle allowsSelection
    sectionIndexMinimumDisplayRowCount allowsSelectionDuringEditing allowsMultipleSelection
    allowsMultipleSelectionDuringEditing separatorInsetReference rowHeight estimatedRowHeight
    sectionHeaderHeight estimatedSectionHeaderHeight sectionFooterHeight
    estimatedSectionFooterHeight contentViewInsetsToSafeArea
    """,
    "tableViewCell": """
    selectionStyle accessoryType hidesAccessoryWhenEditing indentationLevel showsReorderControl
    indentationWidth reuseIdentifier editingAccessoryType textLabel detailTextLabel imageView
    shouldIndentWhileEditing rowHeight style
    """,
    "tableViewCellContentView": "tableViewCell",
    "collectionView": "\(scrolling) dataMode",
    "collectionViewCell": "reuseIdentifier",
    "collectionReusableView": "reuseIdentifier",
    "switch": "\(control) on title",
    "slider": """
    \(control) value minValue maxValue continuous minimumValueImage catalog maximumValueImage
    """,
    "segmentedControl": """
    \(control) apportionsSegmentWidthsByContent segmentControlStyle selectedSegmentIndex momentary
    """,
    "stepper": "\(control) value minimumValue maximumValue stepValue",
    "pageControl": "\(control) currentPage numberOfPages",
    "datePicker": "\(control) datePickerMode minuteInterval useCurrentDate style",
    "progressView": "progressViewStyle progress",
    "activityIndicatorView": "hidesWhenStopped animating style",
    "searchBar": "searchBarStyle text placeholder showsCancelButton barStyle translucent",
    "navigationBar": "barStyle translucent largeTitles",
    "toolbar": "barStyle translucent",
    "tabBar": "barStyle translucent itemPositioning",
    "mapView": "mapType showsUserLocation",
  ]

  /// The attributes of other elements.
  static let attributes: [String: String] = [
    "constraint": """
    firstItem firstAttribute relation secondItem secondAttribute multiplier priority constant
    symbolic identifier placeholder symbolType type id userLabel
    """,
    "variation": "key \(viewHead) constant axis distribution alignment spacing",
    "outlet": "property destination id",
    "outletCollection": "property destination appends collectionClass id",
    "action": "selector destination eventType id",
    "segue": """
    destination kind identifier relationship customClass customModule unwindAction
    customModuleProvider modalPresentationStyle modalTransitionStyle popoverAnchorBarButtonItem
    key inheritsFrom id
    """,
    "fontDescription": "key type name weight family style pointSize",
    "color": """
    key systemColor red green blue white name alpha catalog xcode11CocoaTouchSystemColor
    patternImage colorSpace cocoaTouchSystemColor customColorSpace
    """,
    "rect": "key x y width height",
    "point": "key x y",
    "size": "key width height",
    "inset": "key minX minY maxX maxY",
    "edgeInsets": "key top left bottom right",
    "extendedEdge": "key top left bottom right",
    "tableViewSection": "headerTitle footerTitle id userLabel",
    "directionalEdgeInsets": "key top leading bottom trailing",
    "autoresizingMask": """
    key widthSizable flexibleMinX flexibleMaxX flexibleMinY heightSizable flexibleMaxY
    """,
    "state": "key title image backgroundImage catalog",
    "buttonConfiguration": "key style image catalog title subtitle",
    "image": "name catalog width height",
    "barButtonItem": "key title image style enabled systemItem id",
    "tabBarItem": "key title image catalog selectedImage systemItem id userLabel",
    "accessibility": "key hint identifier label",
    "collectionViewFlowLayout": """
    key scrollDirection automaticEstimatedItemSize minimumLineSpacing minimumInteritemSpacing
    \(tail)
    """,
    "device": "id orientation layout appearance renderMode",
    "document": """
    type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout
    launchScreen useTraitCollections useSafeAreas colorMatched initialViewController
    """,
    "placeholder": """
    placeholderIdentifier id userLabel customClass customModule customModuleProvider sceneMemberID
    """,
    "userDefinedRuntimeAttribute": "type keyPath value",
    "capability": "name minToolsVersion",
    "plugIn": "identifier version",
    "deployment": "version defaultVersion identifier",
    "viewControllerLayoutGuide": "type id",
    "navigationItem": "key title largeTitleDisplayMode prompt id",
    "viewController": """
    restorationIdentifier storyboardIdentifier title automaticallyAdjustsScrollViewInsets
    definesPresentationContext extendedLayoutIncludesOpaqueBars
    providesPresentationContextTransitionStyle modalTransitionStyle modalPresentationStyle
    hidesBottomBarWhenPushed useStoryboardIdentifierAsRestorationIdentifier
    autoresizesArchivedViewToFullSize \(tail)
    """,
  ]

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
