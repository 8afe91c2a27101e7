import Foundation

/// What a screen is at one moment, as UIKit sees it.
package struct ScreenConfiguration: Equatable {
  /// In points, as the device is held.
  package var size: CGSize
  /// Pixels to a point.
  package var scale: CGFloat
  /// The parts that bars and the shape of the device cover, in points from each edge.
  package var safeAreaInsets: UIEdgeInsets
  /// The margin at each side of a controller's root view, in points.
  package var layoutMargin: CGFloat
  package var traitCollection: UITraitCollection
  /// The frame of the keyboard, in points; nil while there is none.
  package var keyboardFrame: CGRect?
  /// Whether the user prefers reduced motion.
  package var reducesMotion: Bool

  package init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    layoutMargin: CGFloat = 16, reducesMotion: Bool = false,
    traitCollection: UITraitCollection
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargin = layoutMargin
    self.reducesMotion = reducesMotion
    self.traitCollection = traitCollection.completedForDevice
  }

  /// An iPhone held upright: the configuration of a screen that nobody has configured.
  package static let initial = ScreenConfiguration(
    size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    layoutMargin: 16,
    traitCollection: UITraitCollection(
      idiom: .phone, displayScale: 2, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      layoutDirection: .leftToRight, preferredContentSizeCategory: .large))
}
