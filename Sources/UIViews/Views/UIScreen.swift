/// A screen on which windows are shown. It owns its configuration, its list of windows, the log of
/// its layout and a reference to the clock of its animations.
///
/// A process can have any number of screens, each with its own device, text size and direction.
/// Views in a window ask the window's screen; ``main`` is for code that has no window yet.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UITraitEnvironment, TraitScreen {
  /// The present configuration. Setting it notifies no window; ``apply(_:animated:)`` does.
  package internal(set) var configuration: ScreenConfiguration {
    didSet {
      if configuration.traitCollection != oldValue.traitCollection { traitVersion = .new() }
    }
  }
  /// The log of the screen's layout; nil to use the log of the surrounding code.
  package let log: LayoutLog?
  /// The clock of the screen's animations, retained by its owner; without one, animations take no
  /// time.
  package weak var clock: AnimationClock?
  /// The screen that was the main one as this one was created. What code has set for all screens
  /// there, such as appearances, holds here until code on this screen sets it.
  let outer: UIScreen?
  /// What code has set while this was the main screen; each is nil as long as none has.
  package var appearance: (any AppearanceSource)?
  package var chosenTraits: UITraitCollection?
  private var chosenChangeRule: UITraitCollection.ChangeRule?
  private var allowsAnimations: Bool?
  private weak var ownAppDelegate: AnyObject?

  /// What waits for the screen's frames, in the order in which it began.
  var displayLinks: [CADisplayLink] = []
  private(set) var traitVersion = TraitVersion.new()
  private var shown: [WeakWindow] = []

  package init(
    _ configuration: ScreenConfiguration = .initial, log: LayoutLog? = nil,
    in outer: UIScreen? = .main
  ) {
    self.configuration = configuration
    self.log = log
    self.outer = outer
    super.init()
    // From the first screen on there is a main one.
    CurrentTraits.mainScreen = { UIScreen.main }
  }

  /// Whether changes on this screen are animated, as `UIView.setAnimationsEnabled(_:)` was told.
  var areAnimationsEnabled: Bool {
    get { allowsAnimations ?? outer?.areAnimationsEnabled ?? true }
    set { allowsAnimations = newValue }
  }

  /// The delegate of the app on this screen, which is not retained.
  package var appDelegate: AnyObject? {
    get { ownAppDelegate ?? outer?.appDelegate }
    set { ownAppDelegate = newValue }
  }

  package var traitChangeRule: UITraitCollection.ChangeRule {
    get { chosenChangeRule ?? outer?.traitChangeRule ?? .tellsFirstTraits }
    set { chosenChangeRule = newValue }
  }

  /// The windows on the screen, in the order in which they were added; they are not retained.
  package var windows: [UIWindow] { shown.compactMap(\.window) }

  func add(_ window: UIWindow) {
    remove(window)
    shown.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
  }

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: configuration.size) }
  /// The number of pixels in a point.
  public var scale: CGFloat { configuration.scale }
  /// The same as ``scale``: no picture is scaled for the device's display.
  public var nativeScale: CGFloat { configuration.scale }
  public var traitCollection: UITraitCollection { configuration.traitCollection }
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIScreen {
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The screen's rectangle in pixels, in portrait.
  public var nativeBounds: CGRect {
    let sides = [bounds.width * scale, bounds.height * scale].sorted()
    return CGRect(x: 0, y: 0, width: sides[0], height: sides[1])
  }
}
