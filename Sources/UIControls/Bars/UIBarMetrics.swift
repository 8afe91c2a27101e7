@_spi(Package) import UIViews

/// Where a bar's image is used.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarmetrics>
public enum UIBarMetrics: Int, Sendable {
  case `default`, compact
  case defaultPrompt = 101
  case compactPrompt
}

/// The edge at which a bar is.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarposition>
public enum UIBarPosition: Int, Sendable {
  case any, bottom, top, topAttached
}

/// A bar's images are not drawn; an image without pixels makes the bar's ground transparent.
extension UINavigationBar {
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    ownBackgroundImage = backgroundImage
  }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { setBackgroundImage(backgroundImage, for: barMetrics) }
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    ownBackgroundImage
  }
  package var ownBackgroundImage: UIImage? {
    get { standardAppearance.backgroundImage }
    set {
      standardAppearance.backgroundImage = newValue
      setNeedsDisplay()
    }
  }
}

extension UIToolbar {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { ownBackgroundImage = backgroundImage }
  package var ownBackgroundImage: UIImage? {
    get { standardAppearance.backgroundImage }
    set { standardAppearance.backgroundImage = newValue }
  }
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) { standardAppearance.shadowImage = shadowImage }
}

extension UISearchBar {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.backgroundImage = backgroundImage }
}

extension UIBarItem {
  /// Sets the look of the title in a state, which is not drawn.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { titleAttributes[state.rawValue] = attributes }
  public func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state.rawValue] }
}
