import Foundation

/// What manages a hierarchy of views: loads it, lays it out, and follows the screen's changes.
///
/// See Apple's [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
/// What the class declares `open` is what UIKit lets a subclass override; each topic is carried out
/// in a `UIViewController+Topic.swift` beside this file.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  // MARK: View

  var loadedView: UIView?
  var isLoadingView = false
  /// The root of the controller's views, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(by: newValue) }
  }
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes the view; the default is an empty one of the screen's size that follows its superview.
  open func loadView() { view = emptyView }
  open func loadViewIfNeeded() { loadViewNow() }
  open func viewDidLoad() {}

  // MARK: What it is called

  /// What the controller is called on screen; bars show it.
  open var title: String? { didSet { if title != oldValue { titleChanged() } } }
  /// What a navigation bar shows for the controller.
  open var navigationItem: UINavigationItem { ensuredNavigationItem }
  var madeNavigationItem: UINavigationItem?
  /// What a tab bar shows for the controller.
  open var tabBarItem: UITabBarItem! {
    get { ensuredTabBarItem }
    set { madeTabBarItem = newValue }
  }
  var madeTabBarItem: UITabBarItem?
  /// What the navigation controller's toolbar shows while the controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { parent?.toolbarItemsChanged(of: self) }
  }
  /// Tells the containers around a controller, up to the one that shows them, of its toolbar items.
  func toolbarItemsChanged(of controller: UIViewController) {
    parent?.toolbarItemsChanged(of: controller)
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether the tab bar goes away while the controller is on a navigation controller's stack.
  open var hidesBottomBarWhenPushed = false

  // MARK: Appearance

  /// How far the controller has been told that its view comes into sight, or goes out of it.
  var appearance = Appearance.gone
  var isAppearanceAnimated = false
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether children are told that they appear and disappear together with this controller; a
  /// container that tells them itself answers `false`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(appearing: isAppearing, animated: animated)
  }
  open func endAppearanceTransition() { endTransition() }

  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false
  open internal(set) var isMovingToParent = false
  open internal(set) var isMovingFromParent = false

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Sent in place of the view's `updateConstraints()`, which it calls.
  open func updateViewConstraints() {
    hasUpdatedView = true
    view.updateConstraints()
  }
  /// Whether the update of constraints that now runs has come to this class.
  var hasUpdatedView = false

  var systemLayoutSupport: (top: UILayoutSupportGuide, bottom: UILayoutSupportGuide)?
  /// From the top of the view to below the bars on it.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport.top }
  /// From above the bars at the bottom to the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport.bottom }

  /// Added to the safe area of the controller's view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// What a container's bars add to the safe area of the controller's view.
  var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The least margins of the root view, in points: the device's at the sides, none above and below.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = (viewIfLoaded?.window?.configuration ?? UIScreen.main.configuration).layoutMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateMargins() }
  }
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// The edges at which the view goes on below a container's bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { barsMayChange() } }
  }
  /// Whether the view goes on below bars through which nothing is seen.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barsMayChange() } }
  }
  /// Whether the first scroll view is inset by the bars; deprecated in favour of the scroll view's
  /// own `contentInsetAdjustmentBehavior`.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Sizes

  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { preferredSizeChanged() } }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that a child gets when this controller gets the given one: the same, unless a
  /// container says otherwise.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Traits and transitions

  open var traitCollection: UITraitCollection { inheritedTraits }
  var knownTraits = UITraitCollection.predicted
  /// The controller's traits as they were worked out with those of its view.
  var keptTraits: UITraitCollection?
  var traitOptions: TraitOptions?
  /// What the parent has this controller see in place of what would be inherited.
  var traitsFromParent: UITraitCollection?
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Passes on to the children what traits they will have, to those for whom they are others.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }
  /// Passes on to the children what size they will have, to those for whom it is another one.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(size, coordinator)
  }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  open func removeFromParent() { leaveParent() }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Presentation

  /// What this controller, or the container that it is in, has presented.
  open var presentedViewController: UIViewController? { presentationRoot.presented }
  /// What has presented this controller, or the container that it is in.
  open var presentingViewController: UIViewController? { presentationRoot.presenter }
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var presentationView: UITransitionView?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// Whether presentations in the current context stay within this controller's view.
  open var definesPresentationContext = false
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion)
  }
  /// Takes away what the controller has presented, or, if it has nothing, the controller itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion)
  }

  // MARK: Editing

  /// Whether the user changes what the controller shows.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }
  private var storedEditing = false

  // MARK: The device

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: Life

  open override var description: String { MainActor.assumeIsolated { reference } }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter }

  /// A controller whose view is made by `loadView()`: there are no nibs here, whatever the name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// A controller as `init()` makes it: on Linux there are no archives of controllers to read.
  public required init?(coder: NSCoder) { super.init() }
}
