/// The root of a view hierarchy on a screen. It is hidden at first.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var screen = UIScreen.main {
    didSet {
      guard screen !== oldValue else { return }
      oldValue.remove(self)
      screen.add(self)
      followMargin()
      changeTraits {}
    }
  }
  /// Whether code that ran on a screen made the window: only such windows write to their screen's
  /// log. A window that a test makes by hand has the main screen, which may be the screen of
  /// another test.
  let writesToScreenLog = UIScreen.running != nil
  open weak var windowScene: UIWindowScene? {
    didSet { moveToScene(from: oldValue) }
  }
  /// The screen's configuration before a change, until the window is notified of the change.
  var former: ScreenConfiguration?

  /// The margin at the left and right of a controller's root view, in points.
  ///
  /// It follows the window and not the screen: recordings on one simulator had 16 in windows of 320
  /// to 393 points, and 20 in those of 428 and 430.
  package var layoutMargin: CGFloat = 16

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    willSet { if newValue !== rootViewController { rootViewController?.leave(self) } }
    didSet { if isVisible, rootViewController !== oldValue { rootViewController?.enter(self) } }
  }
  open internal(set) var isKeyWindow = false
  package private(set) var isVisible = false
  /// The responder that takes entered text.
  weak var firstResponder: UIResponder?
  /// The coordinator of the running transition to another screen configuration.
  weak var transition: (any UIViewControllerTransitionCoordinator)?
  /// The controllers that have entered the window but are not yet notified, parents first.
  var appearing: [UIViewController] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
    screen.add(self)
    followMargin()
  }

  /// Creates a window of the screen's size.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window of the scene's size in the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.coordinateSpace.bounds)
    self.windowScene = windowScene
    moveToScene(from: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
    screen.add(self)
    followMargin()
  }

  open override var window: UIWindow? { self }

  /// The difference between the window and its last picture.
  var display = DisplayState()

  override func contentsChanged() { display.isOutdated = true }

  override func sizeChanged(from old: CGSize) {
    super.sizeChanged(from: old)
    followMargin()
  }

  open override var safeAreaInsets: UIEdgeInsets {
    var insets = configuration.safeAreaInsets
    if statusBar.isHidden { insets.top = max(0, insets.top - configuration.statusBar.inset) }
    return insets
  }

  /// What the controllers make of the status bar.
  package internal(set) var statusBar = StatusBarAppearance()

  override var outerTraits: UITraitCollection {
    windowScene?.overriding(configuration.traitCollection) ?? configuration.traitCollection
  }

  /// Whether the window is hidden, as it is at first. When this becomes false for the first time,
  /// the root controller's view enters the window; a root controller that is set later enters at
  /// once.
  open override var isHidden: Bool {
    didSet { if !isHidden { show() } }
  }

  private func show() {
    Self.noteShown(self)
    guard !isVisible else { return }
    isVisible = true
    announceTraits()
    rootViewController?.enter(self)
  }

  /// Shows the window as ``isHidden`` does, and makes it the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the one on its screen that receives key presses.
  open func makeKey() {
    Self.noteShown(self)
    guard !isKeyWindow else { return }
    if let other = screen.windows.first(where: \.isKeyWindow) {
      other.isKeyWindow = false
      other.resignKey()
    }
    isKeyWindow = true
    becomeKey()
  }
  /// The windows that were shown, in the order in which they first were; they are not retained.
  package static var shown: [UIWindow] { shownWindows.compactMap(\.window) }
  private static var shownWindows: [WeakWindow] = []

  private static func noteShown(_ window: UIWindow) {
    shownWindows.removeAll { $0.window == nil }
    if !shown.contains(window) { shownWindows.append(WeakWindow(window: window)) }
  }
  open func becomeKey() {}
  open func resignKey() {}

  /// The latest taps on one view.
  var tapSeries = TapSeries()

  /// The keyboard guides of the window's views.
  var keyboardGuides: [WeakKeyboardGuide] = []

  open override func layoutIfNeeded() {
    followStatusBar()
    super.layoutIfNeeded()
    if !keyboardGuides.isEmpty {
      // Superviews of the guides' owners may have moved.
      moveKeyboardGuides()
      super.layoutIfNeeded()
    }
    guard !appearing.isEmpty, node.ownEngine?.layoutDepth == 0 else { return }
    let controllers = appearing
    appearing.removeAll()
    for controller in controllers.reversed() { controller.finishAppearing() }
    super.layoutIfNeeded()
  }
}
