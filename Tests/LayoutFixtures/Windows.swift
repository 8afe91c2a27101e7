import Foundation
import UIViews

/// The configuration of a screen, a phone's by default, on which text is measured in columns unless
/// a test says otherwise.
package func screen(
  _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2, safeArea: UIEdgeInsets = .zero,
  margin: CGFloat = 16, _ horizontal: UIUserInterfaceSizeClass = .compact,
  _ vertical: UIUserInterfaceSizeClass = .regular,
  direction: UITraitEnvironmentLayoutDirection = .leftToRight,
  category: UIContentSizeCategory = .large, textMetrics: AnyTextMetrics = .columns,
  idiom: UIUserInterfaceIdiom = .phone, version: Int = 18
) -> ScreenConfiguration {
  ScreenConfiguration(
    size: CGSize(width: width, height: height), scale: scale, safeAreaInsets: safeArea,
    layoutMargin: margin,
    traitCollection: UITraitCollection(
      idiom: idiom, displayScale: scale, horizontalSizeClass: horizontal,
      verticalSizeClass: vertical, layoutDirection: direction,
      preferredContentSizeCategory: category, textMetrics: textMetrics, systemVersion: version))
}

/// A window on a screen, of its own as a rule, with the controller's view in it, laid out.
@MainActor
package func show(
  _ controller: UIViewController, on configuration: ScreenConfiguration,
  screen: UIScreen = UIScreen()
) -> UIWindow {
  let window = UIWindow(frame: .zero)
  window.screen = screen
  window.apply(configuration)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  window.layoutIfNeeded()
  return window
}
