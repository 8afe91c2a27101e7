/// The kinds of bars that the system puts along the edges of a screen.
package enum SystemBar: Sendable {
  case navigation, tab, tool

  /// Where a bar is, as far as its height depends on it.
  package enum Place: Sendable {
    case screen
    /// Over a home indicator at the bottom of the screen: toolbars are higher there.
    case aboveIndicator
    /// In a sheet that leaves a part of the screen free: navigation bars are higher there.
    case sheet
  }

  /// The height of the bar in points, without the safe area beyond it.
  ///
  /// Source: frames of public Interface Builder documents; for iPads and for sheets also
  /// <https://hacknicity.medium.com/ipad-navigation-bar-and-toolbar-height-changes-in-ios-12-91c5766809f4>
  /// and
  /// <https://hacknicity.medium.com/view-controller-presentation-changes-in-ios-and-ipados-16-474c82c9ed2e>.
  package func height(in traits: UITraitCollection, at place: Place = .screen) -> CGFloat {
    metrics(in: traits, at: place).size(in: traits.systemVersion).height
  }

  private func metrics(in traits: UITraitCollection, at place: Place) -> ControlMetrics {
    let isPad = traits.userInterfaceIdiom == .pad
    let isLow = traits.verticalSizeClass == .compact
    // The largest phones keep the full height in landscape.
    let isWide = traits.horizontalSizeClass == .regular
    switch self {
    case .navigation:
      if place == .sheet, traits.systemVersion >= 13 { return .sheetNavigationBar }
      if isPad { return .padNavigationBar }
      return isLow && !isWide ? .compactBar : .navigationBar
    case .tool:
      if isPad { return .toolbar }
      if isLow && !isWide { return .compactBar }
      return place == .aboveIndicator ? .tallToolbar : .toolbar
    case .tab:
      if isPad { return .padTabBar }
      return isLow ? .compactTabBar : .tabBar
    }
  }
}
