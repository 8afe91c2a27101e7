import Foundation

/// What the simulated screen is, as UIKit sees it.
package struct ScreenConfiguration: Equatable {
  /// In points, as the device is held.
  package var size: CGSize
  /// Pixels to a point.
  package var scale: CGFloat
  /// What bars and the device's shape cover, in points from each edge.
  package var safeAreaInsets: UIEdgeInsets
  /// The margin at each side of a controller's root view, in points.
  package var layoutMargin: CGFloat
  package var traitCollection: UITraitCollection
  /// Where the keyboard lies, in points; nil while there is none.
  package var keyboardFrame: CGRect?

  package init(
    size: CGSize, scale: CGFloat = 2, safeAreaInsets: UIEdgeInsets = .zero,
    layoutMargin: CGFloat = 16,
    traitCollection: UITraitCollection
  ) {
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.layoutMargin = layoutMargin
    self.traitCollection = traitCollection.completedForDevice
  }

  /// What a screen is until a window makes it another one: an iPhone held upright.
  static let initial = ScreenConfiguration(
    size: CGSize(width: 375, height: 667), scale: 2,
    safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
    layoutMargin: 16,
    traitCollection: UITraitCollection(
      idiom: .phone, displayScale: 2, horizontalSizeClass: .compact, verticalSizeClass: .regular,
      layoutDirection: .leftToRight, preferredContentSizeCategory: .large))
}

/// The screen that windows are shown on.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment {
  public static let main = UIScreen()

  package var configuration = ScreenConfiguration.initial {
    didSet {
      if configuration.traitCollection != oldValue.traitCollection { Self.traitEpoch += 1 }
    }
  }

  /// The window that made the screen what it is.
  weak var owner: UIWindow?

  /// Counts the changes of a screen's traits: what views kept of them before is no longer true.
  static var traitEpoch = 0

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
  /// Pixels to a point.
  public var scale: CGFloat { configuration.scale }
  public var nativeScale: CGFloat { configuration.scale }
  public var traitCollection: UITraitCollection { configuration.traitCollection }
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's rectangle in pixels, as it is held upright.
  public var nativeBounds: CGRect {
    let sides = [bounds.width * scale, bounds.height * scale].sorted()
    return CGRect(x: 0, y: 0, width: sides[0], height: sides[1])
  }
}
