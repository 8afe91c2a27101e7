/// An object that manages a view hierarchy: it loads the views, lays them out and adapts them to
/// the screen.
///
/// ```swift
/// final class HelloViewController: UIViewController {
///   let label = UILabel()
///
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     label.text = "Hello"
///     label.translatesAutoresizingMaskIntoConstraints = false
///     view.addSubview(label)
///     label.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
///     label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
///   }
/// }
/// ```
///
/// See Apple's
/// [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller). Members
/// are `open` where UIKit lets subclasses override them. Their implementations are in the files
/// `UIViewController+Topic.swift`.
@preconcurrency @MainActor
open class UIViewController: UIResponder, UIContentContainer {
  // MARK: View

  var loadedView: UIView?
  var isLoadingView = false
  /// The root view, loaded when it is first used.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(by: newValue) }
  }
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  /// Creates the view: that of the controller's storyboard or nib, or else an empty view of the
  /// screen's size that resizes with its superview.
  open func loadView() { loadDocumentView(otherwise: emptyView) }
  open func loadViewIfNeeded() { loadViewNow() }
  open func viewDidLoad() {}

  /// The document that has the view; nil until one is known.
  package var viewDocument: (any ViewDocument)?
  /// The name of the nib that was given for the view.
  public private(set) var nibName: String?
  /// The bundle that was given for the nib.
  public private(set) var nibBundle: Bundle?

  // MARK: Segues

  /// The storyboard that the controller came out of.
  package var storyboardOrigin: AnyObject?
  package var segueTemplates: (any SegueTemplates)?
  /// Called before a segue is performed, to pass data on to its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue that the user has triggered is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Performs a segue of the controller's storyboard. An unknown name raises UIKit's exception.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performTemplate(identifier, sender: sender)
  }

  // MARK: Titles and bar items

  /// The title of the controller, which bars show.
  open var title: String? { didSet { if title != oldValue { titleChanged() } } }
  /// The content of a navigation bar for this controller.
  open var navigationItem: UINavigationItem { ensuredNavigationItem }
  var madeNavigationItem: UINavigationItem?
  /// The item of a tab bar for this controller.
  open var tabBarItem: UITabBarItem! {
    get { ensuredTabBarItem }
    set { madeTabBarItem = newValue }
  }
  var madeTabBarItem: UITabBarItem?
  /// The items of the navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { tellToolbarHolder(of: self) }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether the tab bar is hidden while the controller is on a navigation stack above its root.
  open var hidesBottomBarWhenPushed = false

  // MARK: Appearance

  /// The state of the view between disappeared and appeared.
  var appearance = AppearanceState.gone
  var isAppearanceAnimated = false
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  /// Whether children get appearance methods together with this controller. A container that calls
  /// them itself returns `false`.
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
  /// Called instead of the view's `updateConstraints()`, which it calls.
  open func updateViewConstraints() {
    hasUpdatedView = true
    LayoutLog.willCall("updateConstraints()", of: view)
    view.updateConstraints()
  }
  /// Whether this class's implementation has run in the present update, and so `super` was called.
  var hasUpdatedView = false

  var systemLayoutSupport: (top: UILayoutSupportGuide, bottom: UILayoutSupportGuide)?
  /// The part of the view that bars at the top cover.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport.top }
  /// The part of the view that bars at the bottom cover.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport.bottom }

  /// Insets added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The insets by which a container's bars extend the safe area insets of the view, in points.
  package var barInsets = UIEdgeInsets.zero {
    didSet { if barInsets != oldValue { viewIfLoaded?.updateSafeArea() } }
  }
  /// The minimum margins of the root view in points: the window's at the sides, 0 at top and
  /// bottom.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side = viewIfLoaded?.window?.layoutMargin ?? UIScreen.main.configuration.layoutMargin
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.updateMargins() }
  }
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}

  /// The edges at which the view extends below a container's bars.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { barsMayChange() } }
  }
  /// Whether the view extends below opaque bars too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barsMayChange() } }
  }
  /// Whether the content of the scroll view that is the controller's view, or begins it, stays
  /// clear of a navigation controller's bars even if it does not scroll.
  open var automaticallyAdjustsScrollViewInsets = true

  // MARK: Nothing to show

  /// What is shown over the view because there is nothing else to show; nil for nothing.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiviewcontroller/contentunavailableconfiguration-86lsw>
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { contentUnavailableChanged() }
  }
  /// Called before the first layout, and before the next one after
  /// ``setNeedsUpdateContentUnavailableConfiguration()``, to set the configuration.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  var unavailableView: (any UIView & UIContentView)?
  var needsUnavailableUpdate = true

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
  /// The size of a child for a size of this controller, in points: the same size, unless a
  /// container overrides it.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  // MARK: Traits and transitions

  open var traitCollection: UITraitCollection { inheritedTraits }
  package var knownTraits = UITraitCollection.predicted
  /// The controller's traits, kept when those of its view were computed.
  var keptTraits: UITraitCollection?
  package var traitOptions: TraitOptions?
  /// The traits that the parent overrides for this controller.
  var traitsFromParent: UITraitCollection?
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the traits change. Calls the method for children whose traits will change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    passOn(newCollection, coordinator)
  }
  /// Called before the size changes. Calls the method for children whose size will change.
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

  // MARK: Showing

  /// Shows a controller in the nearest container: a navigation controller pushes it. Without a
  /// container it is presented.
  open func show(_ viewController: UIViewController, sender: Any?) {
    let containers = sequence(first: self, next: \.parent).dropFirst()
    guard let container = containers.first(where: { $0 is any ControllerShowing }) else {
      return present(viewController, animated: true)
    }
    container.show(viewController, sender: sender)
  }
  /// Shows a controller in the secondary column of the nearest split view controller. Without one
  /// it is presented.
  open func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    guard let parent else { return present(viewController, animated: true) }
    parent.showDetailViewController(viewController, sender: sender)
  }

  // MARK: Presentation

  /// The controller that this controller or its nearest presenting ancestor presents.
  open var presentedViewController: UIViewController? { presentationRoot.presented }
  /// The controller that presents this controller or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { presentationRoot.presenter }
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var presentationView: UITransitionView?
  /// Has the controller placed anew where it is presented, since it wants another size.
  package func setPresentationNeedsLayout() { presentationView?.setNeedsLayout() }
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The place of the controller as a popover; `nil` with another presentation style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    modalPresentationStyle == .popover ? ensuredPopover : nil
  }
  package private(set) lazy var ensuredPopover = UIPopoverPresentationController(
    presentedViewController: self, presenting: nil)
  /// The presentation of this controller, also before it is presented.
  open var presentationController: UIPresentationController? {
    popoverPresentationController ?? presentation
  }
  private lazy var presentation: UIPresentationController = UISheetPresentationController(
    presentedViewController: self, presenting: nil)
  /// Has no effect: presentations are not animated.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Has no effect: the user can't dismiss a presented controller by a gesture here.
  open var isModalInPresentation = false
  /// Whether presentations in the current context cover this controller's view only.
  open var definesPresentationContext = false
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    beginPresenting(viewControllerToPresent, animated: flag, completion)
  }
  /// Dismisses the controller that this one presents, or else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    endPresenting(animated: flag, completion)
  }

  /// Has no effect: each controller is presented in its own style.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the controller decides on the status bar while it is presented without filling the
  /// screen. One that fills the screen always does.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The name by which the state of an app is restored. There is no restoration here.
  open var restorationIdentifier: String?

  // MARK: Editing

  /// A button that switches editing on and off, titled “Edit” or “Done”.
  open var editButtonItem: UIBarButtonItem { editButton }
  private lazy var editButton = makeEditButton()
  /// Whether the controller lets the user edit its content.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  open func setEditing(_ editing: Bool, animated: Bool) { storedEditing = editing }
  private var storedEditing = false { didSet { madeEditButton?.systemItem = editItem } }
  weak var madeEditButton: UIBarButtonItem?

  // MARK: The device

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Whether the status bar is hidden: by default where the height is compact.
  ///
  /// The window asks as controllers come into sight and on each change of the screen; call
  /// ``setNeedsStatusBarAppearanceUpdate()`` after other changes. A hidden bar gives its room to
  /// the safe area, except beside a sensor housing. No bar is shown on phones in landscape,
  /// whatever this says.
  open var prefersStatusBarHidden: Bool { traitCollection.verticalSizeClass == .compact }
  /// The style of the status bar's text, asked for as ``prefersStatusBarHidden`` is.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that is asked whether the status bar is hidden; nil, the default, for this
  /// controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The child that is asked for the style of the status bar; nil, the default, for this
  /// controller.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Has no effect: the status bar comes and goes at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Has the controllers asked for the status bar again, and the safe area follow.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  // MARK: Initialisation

  open override var description: String { reference }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter }

  /// Creates a controller whose view comes out of a nib: of that name, or of the name of its class.
  /// Without such a nib the view is made by `loadView()`.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/init(nibname:bundle:)>
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// Creates a controller with the values of its element in a storyboard or nib; with another
  /// coder, as `init()` does.
  public required init?(coder: NSCoder) {
    super.init()
    coder.decodeDocument(self, as: UIViewController.self)
  }
}
