/// The background of a bar and the line along its edge. Its colour is drawn.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarappearance>
@preconcurrency @MainActor open class UIBarAppearance: NSObject {
  open var backgroundColor: UIColor?
  /// Not drawn, as are the images and the line.
  open var backgroundEffect: UIBlurEffect?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates an appearance with the background of another one.
  public init(barAppearance: UIBarAppearance) {
    super.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    backgroundImageContentMode = barAppearance.backgroundImageContentMode
    shadowColor = barAppearance.shadowColor
    shadowImage = barAppearance.shadowImage
  }

  open func configureWithDefaultBackground() {
    reset(UIBlurEffect(style: .systemChromeMaterial), nil, shadow: UIColor(white: 0, alpha: 0.3))
  }
  open func configureWithOpaqueBackground() {
    reset(nil, .systemBackground, shadow: UIColor(white: 0, alpha: 0.3))
  }
  open func configureWithTransparentBackground() { reset(nil, nil, shadow: nil) }

  private func reset(_ effect: UIBlurEffect?, _ color: UIColor?, shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }
}

/// The appearance of a navigation bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationbarappearance>
@preconcurrency @MainActor open class UINavigationBarAppearance: UIBarAppearance {
  /// Not drawn, as is all of the texts and buttons.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?

  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

/// The appearance of a toolbar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitoolbarappearance>
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}

/// The appearance of a tab bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbarappearance>
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
}
