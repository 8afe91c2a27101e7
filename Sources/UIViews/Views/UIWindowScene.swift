/// One instance of an app's interface on a screen, with its windows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, TraitCarrier {
  private var shown: [WeakWindow] = []

  /// The screen, which was the main one when the scene was created.
  open var screen: UIScreen { ownScreen }
  private let ownScreen = UIScreen.main
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The scene's windows, in the order in which they were added; they are not retained.
  open var windows: [UIWindow] { shown.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: (windows.first?.configuration ?? screen.configuration).size)
  }

  /// What is known of the status bar.
  open var statusBarManager: UIStatusBarManager? { ownStatusBarManager }
  private lazy var ownStatusBarManager = UIStatusBarManager(of: self)

  func add(_ window: UIWindow) {
    remove(window)
    shown.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    shown.removeAll { $0.window == nil || $0.window === window }
  }

  // MARK: Traits

  open var traitCollection: UITraitCollection { overriding(screen.traitCollection) }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Traits that replace the screen's in the scene's windows.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { overrides = newValue }
  }

  package var traitOptions: TraitOptions?
  package var knownTraits: UITraitCollection? = UIScreen.main.traitCollection
  package var isInWindow: Bool { false }

  package func changeTraits(_ change: () -> Void) {
    let windows = windows
    let before = windows.map { window in
      (view: window.traitCollection, controller: window.rootViewController?.traitCollection)
    }
    change()
    for window in windows { window.forgetTraits() }
    tellTraits()
    for (window, before) in zip(windows, before) { window.followTraits(from: before) }
  }
}

/// An element of a list that does not retain its windows.
struct WeakWindow {
  weak var window: UIWindow?
}
