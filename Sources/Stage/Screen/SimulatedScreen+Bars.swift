extension SimulatedScreen {
  /// The height of the status bar in points; 0 if it is off, and on phones in landscape.
  package var statusBarHeight: CGFloat {
    guard bars.contains(.status), !(idiom == .phone && isLyingPhone) else { return 0 }
    if systemVersion < 14, let housing = device?.earlierHousing { return housing }
    return device?.statusBarHeight ?? 20
  }

  /// The height of the navigation bar in points; 0 if it is off.
  package var navigationBarHeight: CGFloat {
    bars.contains(.navigation) ? SystemBar.navigation.height(in: traitCollection) : 0
  }

  /// The height of the tab bar in points, without the area of the home indicator; 0 if it is off.
  package var tabBarHeight: CGFloat {
    bars.contains(.tab) ? SystemBar.tab.height(in: traitCollection) : 0
  }

  /// The insets of the screen itself, for the status bar or sensor housing and the home indicator;
  /// or the insets of the canvas, if a document's views are drawn on it.
  package var screenInsets: UIEdgeInsets {
    if let insets = shownCanvas?.insets { return insets }
    guard let device else {
      return UIEdgeInsets(top: statusBarHeight, left: 0, bottom: 0, right: 0)
    }
    let area = device.safeArea(isLandscape: isLandscape, version: systemVersion)
    return UIEdgeInsets(
      top: hasSensorHousing || bars.contains(.status) ? area.top : 0,
      left: area.sides, bottom: area.bottom, right: area.sides)
  }

  /// The points that the safe area at the top loses when the scene hides the status bar. Insets set
  /// by hand, and the insets of a document's canvas, stay.
  var statusBarInset: CGFloat {
    guard bars.contains(.status), safeAreaByHand == nil, shownCanvas?.insets == nil,
      !hasSensorHousing
    else { return 0 }
    return screenInsets.top
  }

  /// Whether sensors take the room beside the status bar, which stays free of content when the bar
  /// is hidden.
  private var hasSensorHousing: Bool {
    device.map { $0.idiom == .phone && $0.hasHomeIndicator } ?? false
  }

  /// The safe area insets of the root view: those set by hand, else the screen's with the bars.
  public var safeAreaInsets: UIEdgeInsets {
    if let safeAreaByHand { return safeAreaByHand }
    var insets = screenInsets
    insets.top += navigationBarHeight
    insets.bottom += tabBarHeight
    return insets
  }

  /// Whether this is a phone in landscape. A free size counts as one if its height is compact.
  private var isLyingPhone: Bool {
    device == nil ? ownClasses.height == .compact : isLandscape
  }
}
