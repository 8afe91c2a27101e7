import Foundation

/// The kinds of bars that the system puts along the edges of a screen.
package enum SystemBar: Sendable {
  case navigation, tab, tool

  /// The height of the bar in points, without the safe area beyond it.
  /// - Parameter aboveIndicator: Whether a home indicator is below the bar; toolbars are higher then.
  package func height(in traits: UITraitCollection, aboveIndicator: Bool = false) -> CGFloat {
    let version = traits.systemVersion
    if traits.userInterfaceIdiom == .pad {
      return self == .tool
        ? ControlMetrics.toolbar.size(in: version).height : ControlMetrics.padBarHeight
    }
    let isLow = traits.verticalSizeClass == .compact
    let isWide = traits.horizontalSizeClass == .regular
    switch self {
    case .navigation, .tool:
      // The largest phones keep the full height in landscape.
      let tool: ControlMetrics = aboveIndicator ? .tallToolbar : .toolbar
      let metrics: ControlMetrics = self == .tool ? tool : .navigationBar
      return isLow && !isWide ? ControlMetrics.compactBarHeight : metrics.size(in: version).height
    case .tab:
      return isLow
        ? ControlMetrics.compactBarHeight : ControlMetrics.tabBar.size(in: version).height
    }
  }
}
