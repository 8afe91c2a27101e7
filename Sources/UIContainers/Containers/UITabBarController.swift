/// The methods that a tab bar controller calls before and after a tab is selected.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

/// A container that shows one of several controllers, with a tab bar to select it.
///
/// See Apple's
/// [UITabBarController](https://developer.apple.com/documentation/uikit/uitabbarcontroller).
@preconcurrency @MainActor
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar of the tabs. A document may put one of its own in its place.
  open package(set) var tabBar = UITabBar(frame: .zero) {
    didSet { if tabBar !== oldValue { barReplaced(oldValue) } }
  }
  private var tabs: [UIViewController] = []
  private var selected: Int?

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The index of the selected controller; `NSNotFound` if there is none. An index out of range is
  /// ignored.
  open var selectedIndex: Int {
    get { selected ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }
  open var selectedViewController: UIViewController? {
    get { selected.map { tabs[$0] } }
    set {
      if let index = tabs.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }

  /// Whether the tab bar is hidden. The shown view then extends over its place.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
    tabBar.delegate = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.delegate = self
    coder.decodeDocument(self, as: UITabBarController.self)
  }

  /// The selected controller.
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// The selected controller.
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  private func barReplaced(_ old: UITabBar) {
    old.items = nil
    old.delegate = nil
    tabBar.items = tabs.map(\.tabBarItem)
    tabBar.selectedItem = selectedViewController?.tabBarItem
    tabBar.delegate = self
    guard let view = viewIfLoaded else { return }
    old.removeFromSuperview()
    view.addSubview(tabBar)
    view.setNeedsLayout()
  }

  open override func loadView() {
    let view = UILayoutContainerView(of: self, frame: UIScreen.main.bounds)
    view.addSubview(tabBar)
    self.view = view
    showSelected(in: view)
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = tabs
    let shown = selectedViewController
    let new = viewControllers ?? []
    let leaving = old.filter { controller in !new.contains { $0 === controller } }
    let coming = new.filter { controller in !old.contains { $0 === controller } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in coming { addChild(controller) }
    tabs = new
    tabBar.items = new.map(\.tabBarItem)
    let index = new.firstIndex { $0 === shown }
    selected = index ?? (new.isEmpty ? nil : min(selected ?? 0, new.count - 1))
    replace(shown)
    for controller in leaving { controller.removeFromParent() }
    for controller in coming { controller.didMove(toParent: self) }
  }

  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let index = tabs.firstIndex(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: tabs[index]) ?? true else {
      tabBar.selectedItem = selectedViewController?.tabBarItem
      return
    }
    select(index)
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  private func select(_ index: Int) {
    guard index != selected else { return }
    let shown = selectedViewController
    selected = index
    replace(shown)
  }

  /// Replaces the shown view by that of the selected controller.
  private func replace(_ old: UIViewController?) {
    let new = selectedViewController
    tabBar.selectedItem = new?.tabBarItem
    guard old !== new, let view = viewIfLoaded else { return }
    new?.loadViewIfNeeded()
    exchange(old, for: new, animated: false) {
      if old?.viewIfLoaded?.superview === view { old?.view.removeFromSuperview() }
      showSelected(in: view)
    }
  }

  private func showSelected(in view: UIView) {
    if let selectedViewController { show(selectedViewController, in: view) }
  }
}

extension UITabBarController: BarContainer {
  /// Whether the tab bar is hidden, by itself or by a controller on the shown stack.
  private var hidesTabs: Bool {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    return tabBar.isHidden || stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
  }

  func placeBars(in view: UIView) {
    let bounds = view.bounds
    let below = view.safeAreaInsets.bottom
    var bottom = PlacedBar(isTranslucent: tabBar.isTranslucent)
    if hidesTabs {
      // A hidden bar is placed below the screen.
      tabBar.frame.origin.y = bounds.maxY
    } else {
      bottom.added = tabBar.sizeThatFits(bounds.size).height - tabBar.safeAreaInsets.bottom
      bottom.reach = bottom.added + below
      let frame = CGRect(
        x: bounds.minX, y: bounds.maxY - bottom.reach, width: bounds.width, height: bottom.reach)
      if tabBar.frame != frame { tabBar.frame = frame }
    }
    selectedViewController?.place(in: bounds, below: PlacedBar(), above: bottom.inSight(of: view))
  }
}
