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
    willSet { rootViewController?.leave(self) }
    didSet { if isVisible { rootViewController?.enter(self) } }
  }
  open private(set) var isKeyWindow = false
  private var isVisible = false
  /// The controller that has appeared but has not yet been told so.
  var appearing: UIViewController?

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
    announceInitialTraits()
    rootViewController?.enter(self)
  }

  open override func layoutIfNeeded() {
    super.layoutIfNeeded()
    if let controller = appearing {
      appearing = nil
      controller.viewDidAppear(false)
      super.layoutIfNeeded()
    }
  }

  /// Makes the screen another one, and takes the hierarchy there the way a device does: traits and
  /// size are announced, the size changes, traits change, then update, solve and layout.
  package func apply(_ configuration: ScreenConfiguration) {
    let previous = screen.configuration
    screen.configuration = configuration
    let traits = configuration.traitCollection
    let traitsChanged = previous.traitCollection != traits && hasInitialTraits
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
    if previous.traitCollection.layoutDirection != traits.layoutDirection { hierarchyChanged() }
    if traitsChanged { announceTraits(previous: previous.traitCollection) }
    coordinator.runAlongside()
    layoutIfNeeded()
    coordinator.complete()
  }
}
