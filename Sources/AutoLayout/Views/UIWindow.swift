import Foundation

/// The root of a view hierarchy on a screen.
@preconcurrency @MainActor
open class UIWindow: UIView {
  open var screen = UIScreen.main
  open weak var windowScene: UIWindowScene? {
    didSet { if let windowScene { screen = windowScene.screen } }
  }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    willSet { if newValue !== rootViewController { rootViewController?.leave(self) } }
    didSet { if isVisible, rootViewController !== oldValue { rootViewController?.enter(self) } }
  }
  open private(set) var isKeyWindow = false
  private(set) var isVisible = false
  /// The controllers that are in the window but have not yet been told so, parents first.
  var appearing: [UIViewController] = []

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A window of the scene's size, shown in the scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.coordinateSpace.bounds)
    self.windowScene = windowScene
  }

  public required init?(coder: NSCoder) { return nil }

  open override var window: UIWindow? { self }

  open override var safeAreaInsets: UIEdgeInsets { screen.configuration.safeAreaInsets }

  /// Shows the window: the root controller's view enters it.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    guard !isVisible else { return }
    isVisible = true
    announceTraits()
    rootViewController?.enter(self)
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    guard !appearing.isEmpty, ownEngine?.layoutDepth == 0 else { return }
    let controllers = appearing
    appearing.removeAll()
    for controller in controllers.reversed() { controller.finishAppearing() }
    super.layoutIfNeeded()
  }

  /// Makes the screen another one, and takes the hierarchy there the way a device does: traits and
  /// size are announced, the size changes, traits change, then update, solve and layout.
  package func apply(_ configuration: ScreenConfiguration) {
    let previous = screen.configuration
    screen.configuration = configuration
    let traits = configuration.traitCollection
    let traitsChanged = previous.traitCollection != traits && knownTraits != nil
    let coordinator = ImmediateTransition()

    if isVisible, let rootViewController {
      if traitsChanged { rootViewController.willTransition(to: traits, with: coordinator) }
      if bounds.size != configuration.size {
        rootViewController.viewWillTransition(to: configuration.size, with: coordinator)
      }
    }
    frame = CGRect(origin: .zero, size: configuration.size)
    setSafeArea(configuration.safeAreaInsets)
    if previous.layoutMargin != configuration.layoutMargin {
      forEachInHierarchy { $0.updateMargins() }
    }
    if previous.scale != configuration.scale { forEachInHierarchy { $0.setNeedsLayout() } }
    if previous.traitCollection.layoutDirection != traits.layoutDirection {
      hierarchyChanged()
      forEachInHierarchy { $0.updateMargins() }
    }
    if traitsChanged { announceTraits() }
    coordinator.runAlongside()
    layoutIfNeeded()
    coordinator.complete()
  }
}
