/// The properties of a screen at one moment, as UIKit defines them.
package struct ScreenConfiguration: Equatable {
  /// The size in points, in the present orientation.
  package var size: CGSize
  /// The number of pixels in a point.
  package var scale: CGFloat
  /// The insets of bars and of the device's shape from each edge, in points.
  package var safeAreaInsets: UIEdgeInsets
  /// The margin at the left and right of a controller's root view, in points.
  package var layoutMargin: CGFloat
  /// The status bar, if the app does not hide it; none by default.
  package var statusBar = StatusBarMetrics()
  package var traitCollection: UITraitCollection
  /// Whether the device has a home indicator instead of a home button; nil, the default, says so by
  /// the safe area at the bottom.
  private var homeIndicator: Bool?
  /// Whether the device has a home indicator instead of a home button.
  package var hasHomeIndicator: Bool { homeIndicator ?? (safeAreaInsets.bottom > 0) }
  /// The width of the device whose canvas shows a view of another size, in points; nil elsewhere.
  package var canvasWidth: CGFloat?
  /// Whether the screen is the canvas of a sheet.
  package var isSheet: Bool
  /// The frame of the keyboard, in points; nil if there is none.
  package var keyboardFrame: CGRect?
  /// Whether the user prefers reduced motion.
  package var reducesMotion: Bool

  package init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    layoutMargin: CGFloat = 16, statusBar: StatusBarMetrics = StatusBarMetrics(),
    hasHomeIndicator: Bool? = nil, canvasWidth: CGFloat? = nil, isSheet: Bool = false,
    reducesMotion: Bool = false, traitCollection: UITraitCollection
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargin = layoutMargin
    self.statusBar = statusBar
    homeIndicator = hasHomeIndicator
    self.canvasWidth = canvasWidth
    self.isSheet = isSheet
    self.reducesMotion = reducesMotion
    self.traitCollection = traitCollection.completedForDevice
  }

  /// An iPhone in portrait: the configuration of a screen that was not configured.
  package static let initial = ScreenConfiguration(
    size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    layoutMargin: 16, statusBar: StatusBarMetrics(height: 20, inset: 20), traitCollection: .phone)
}

/// The lengths of a screen's status bar, in points.
package struct StatusBarMetrics: Equatable {
  /// The height of the bar; 0 where there is none.
  package var height: CGFloat
  /// What the safe area at the top loses when the app hides the bar. A sensor housing stays where
  /// it is.
  package var inset: CGFloat

  package init(height: CGFloat = 0, inset: CGFloat = 0) {
    self.height = height
    self.inset = inset
  }
}
