import AutoLayout
import Foundation

/// How far the safe area lies in from each edge, in points.
public struct EdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension SimulatedScreen {
  /// The height of the status bar; 0 where it is off, and on phones that lie on their side.
  public var statusBarHeight: CGFloat {
    guard bars.contains(.status), !(idiom == .phone && isLyingPhone) else { return 0 }
    return device?.statusBarHeight ?? 20
  }

  /// The height of the navigation bar; 0 where it is off.
  public var navigationBarHeight: CGFloat {
    bars.contains(.navigation) ? SystemBar.navigation.height(in: traitCollection) : 0
  }

  /// The height of the tab bar without the home indicator's part; 0 where it is off.
  public var tabBarHeight: CGFloat {
    bars.contains(.tab) ? SystemBar.tab.height(in: traitCollection) : 0
  }

  /// What the screen itself keeps free: the status bar or sensor housing, and the home indicator.
  public var screenInsets: EdgeInsets {
    guard let device else {
      return EdgeInsets(top: statusBarHeight, left: 0, bottom: 0, right: 0)
    }
    let area = isLandscape ? device.landscapeSafeArea : device.portraitSafeArea
    // The housing stays when the status bar is hidden; the strip of a device without one does not.
    let hasHousing = device.idiom == .phone && device.hasHomeIndicator
    return EdgeInsets(
      top: hasHousing || bars.contains(.status) ? area.top : 0,
      left: area.sides, bottom: area.bottom, right: area.sides)
  }

  /// The safe area of the root view: the one by hand, else the screen's with the bars.
  public var safeAreaInsets: EdgeInsets {
    if let safeAreaByHand { return safeAreaByHand }
    var insets = screenInsets
    insets.top += navigationBarHeight
    insets.bottom += tabBarHeight
    return insets
  }

  /// A phone on its side; a free size counts as one where it is compact in height.
  private var isLyingPhone: Bool {
    device == nil ? ownClasses.height == .compact : isLandscape
  }
}
