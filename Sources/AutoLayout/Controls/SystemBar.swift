import Foundation

/// The kinds of bars that the system puts along the edges of a screen.
package enum SystemBar: Sendable {
  case navigation, tab, tool

  /// The height of the bar in points, without the safe area beyond it.
  package func height(in traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return ControlMetrics.padBarHeight }
    let isLow = traits.verticalSizeClass == .compact
    let isWide = traits.horizontalSizeClass == .regular
    switch self {
    case .navigation, .tool:
      // The largest phones keep the full height in landscape.
      let metrics: ControlMetrics = self == .tool ? .toolbar : .navigationBar
      return isLow && !isWide ? ControlMetrics.compactBarHeight : metrics.size.height
    case .tab:
      return isLow ? ControlMetrics.compactBarHeight : ControlMetrics.tabBar.size.height
    }
  }
}
