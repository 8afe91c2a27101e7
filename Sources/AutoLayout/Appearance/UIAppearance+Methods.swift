// The methods that apps call on appearances.

extension UIAppearanceProxy where View: UINavigationBar {
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.ownBackgroundImage = backgroundImage
  }
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { self.ownBackgroundImage = backgroundImage }
}

extension UIAppearanceProxy where View: UIToolbar {
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) { self.ownBackgroundImage = backgroundImage }
}

extension UIAppearanceProxy where View: UISegmentedControl {
  /// Sets the look of titles; that of the normal state has effect.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { if state == .normal { self.normalTitleAttributes = attributes } }
}

extension UIBarItem {
  /// The appearance of the items, which has no effect.
  public static func appearance() -> UIBarItemAppearanceProxy { UIBarItemAppearanceProxy() }
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> UIBarItemAppearanceProxy { UIBarItemAppearanceProxy() }
}

/// The appearance of items of bars. Nothing that is set or called has an effect.
@preconcurrency @MainActor public final class UIBarItemAppearanceProxy {
  public var tintColor: UIColor?
  public var badgeColor: UIColor?
  public var titlePositionAdjustment = UIOffset.zero

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  public func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {}
  public func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}
