/// The methods that a navigation controller calls as it shows a controller.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// A container that shows the top controller of a stack, with a bar for its title and a back
/// button.
///
/// See Apple's
/// [UINavigationController](https://developer.apple.com/documentation/uikit/uinavigationcontroller).
@preconcurrency @MainActor
open class UINavigationController: UIViewController {

  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar above the content. A document may put one of its own in its place.
  open package(set) var navigationBar: UINavigationBar {
    didSet { if navigationBar !== oldValue { barReplaced(oldValue) } }
  }
  /// The bar below the content, which is hidden at first.
  open package(set) var toolbar: UIToolbar! {
    didSet { if toolbar !== oldValue { toolbarReplaced(oldValue) } }
  }
  /// The controllers on the stack, the top one last.
  var stack: [UIViewController] = []

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the presented controller, or else the top one.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
    viewIfLoaded?.window?.statusBarMayChange()
  }

  /// Whether the toolbar is hidden, as it is by default.
  open var isToolbarHidden: Bool {
    get { toolbar.isHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    toolbar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Has no effect.
  open var hidesBarsOnSwipe = false
  /// Has no effect.
  open var hidesBarsOnTap = false
  open var hidesBarsWhenVerticallyCompact = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Has no effect.
  open var hidesBarsWhenKeyboardAppears = false
  /// Always `nil`: there is no swipe back here.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  /// Creates a navigation controller with bars of the given classes.
  ///
  /// Classes of the app's own can't be instantiated here: plain bars are used, and a message is
  /// logged.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
    let own = [navigationBarClass, toolbarClass].compactMap { $0 }
    for barClass in own where barClass != UINavigationBar.self && barClass != UIToolbar.self {
      LayoutLog.write(
        "\(className(of: self)) can't make a bar of the class \(barClass): a plain one is used.")
    }
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbar = UIToolbar(frame: .zero)
    super.init(nibName: nil, bundle: nil)
    prepareBars()
  }

  private func prepareBars() {
    toolbar.isHidden = true
    prepareBack()
  }

  private func barReplaced(_ old: UINavigationBar) {
    let items = old.items
    old.items = nil
    old.goBack = nil
    navigationBar.items = items
    prepareBack()
    exchange(old, for: navigationBar)
  }

  private func toolbarReplaced(_ old: UIToolbar?) {
    toolbar.items = innermost.topViewController?.toolbarItems
    toolbar.isHidden = old?.isHidden ?? true
    exchange(old, for: toolbar)
  }

  private func exchange(_ old: UIView?, for new: UIView) {
    guard let view = viewIfLoaded else { return }
    old?.removeFromSuperview()
    view.addSubview(new)
    view.setNeedsLayout()
  }

  private func prepareBack() {
    navigationBar.goBack = { [weak self] in self?.goBack() }
  }

  /// Creates a stack with one controller.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  public required init?(coder: NSCoder) {
    navigationBar = UINavigationBar(frame: .zero)
    toolbar = UIToolbar(frame: .zero)
    super.init(coder: coder)
    prepareBars()
    coder.decodeDocument(self, as: UINavigationController.self)
  }

  // MARK: The status bar

  /// The top controller.
  open override var childForStatusBarHidden: UIViewController? { topViewController }
  /// The top controller, if no bar of this one lies behind the status bar.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }
  /// Light on a black bar.
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  /// Pushes a controller.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  open override func loadView() {
    let view = UILayoutContainerView(of: self, frame: UIScreen.main.bounds)
    view.addSubview(navigationBar)
    view.addSubview(toolbar)
    self.view = view
    showTop(in: view)
  }

  // MARK: Stack

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else {
      LayoutException.raise(
        .invalidArgument,
        "Pushing the same view controller instance more than once is not supported "
          + "(\(viewController.reference))")
      return
    }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Removes the top controller and returns it. The root controller always stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Removes all controllers above one on the stack, and returns them.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      LayoutException.raise(
        .internalInconsistency,
        "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    show(viewControllers, animated: animated)
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
    return popped
  }
}
