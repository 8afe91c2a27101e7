import Foundation

/// One instance of an app's interface on a screen, which its windows are shown in.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, TraitCarrier {
  private var shown: [WeakWindow] = []

  /// The screen that was the main one when the scene was made.
  open var screen: UIScreen { ownScreen }
  private let ownScreen = UIScreen.main
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The scene's windows, in the order in which they came; the scene does not retain them.
  open var windows: [UIWindow] { shown.compactMap(\.window) }
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: (windows.first?.configuration ?? screen.configuration).size)
  }

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
  /// Traits that the scene's windows have in place of the screen's.
  public var traitOverrides: any UITraitOverrides {
    get { overrides }
    set { overrides = newValue }
  }

  var traitOptions: TraitOptions?
  var knownTraits: UITraitCollection? = UIScreen.main.traitCollection
  var isInWindow: Bool { false }

  func changeTraits(_ change: () -> Void) {
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

/// A window in a list that does not keep it.
struct WeakWindow {
  weak var window: UIWindow?
}
