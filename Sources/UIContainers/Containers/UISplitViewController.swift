/// A container that shows controllers in columns side by side where the width is regular, and on
/// one navigation stack where it is compact.
///
/// The classic interface has two controllers in ``viewControllers``. A controller with a ``style``
/// has columns, each of them on a navigation stack of its own.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisplitviewcontroller>
@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The style, which a document sets before the columns.
  open package(set) var style: Style

  // MARK: Columns

  /// The controllers as they were given, by column.
  var given: [Column: UIViewController] = [:]
  /// The navigation controllers made for columns that were given other ones.
  var stacks: [Column: UINavigationController] = [:]
  /// Whether the columns are on one stack, because the width is compact.
  open internal(set) var isCollapsed = false
  /// Whether the columns have been fitted to the width.
  var isAdapted = false
  /// The columns that the compact stack has above the primary one.
  var pushed: [Column] = []

  /// The primary and the secondary controller; only the primary one in compact width.
  open var viewControllers: [UIViewController] {
    get { shownControllers }
    set { setClassic(newValue) }
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    set(vc, for: column)
  }
  open func viewController(for column: Column) -> UIViewController? { given[column] }
  /// Shows a column. In compact width it comes onto the stack.
  open func show(_ column: Column) { reveal(column) }
  /// Hides a column. In compact width it leaves the stack with those above it.
  open func hide(_ column: Column) { conceal(column) }

  // MARK: Display mode

  open var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      requestedMode = nil
      modeChanged()
    }
  }
  open var preferredSplitBehavior: SplitBehavior = .automatic { didSet { modeChanged() } }
  /// The arrangement of the columns; never `automatic`.
  open var displayMode: DisplayMode { mode(in: arrangedSize) }
  open var splitBehavior: SplitBehavior { behavior(in: arrangedSize) }
  /// The mode that the user or a call has asked for, until the screen turns.
  var requestedMode: DisplayMode?
  /// The mode at the last layout.
  var knownMode: DisplayMode?
  var wasLandscape: Bool?

  /// Whether a swipe shows and hides columns.
  open var presentsWithGesture = true { didSet { gesturesChanged() } }
  /// Stored; the secondary column gets no button here unless the app puts
  /// ``displayModeButtonItem`` into its bar.
  open var displayModeButtonVisibility: DisplayModeButtonVisibility = .automatic
  /// Has no effect.
  open var showsSecondaryOnlyButton = false
  /// A button that shows or hides the columns beside the secondary one.
  open lazy var displayModeButtonItem: UIBarButtonItem = makeModeButton()

  // MARK: Widths

  var primary = SplitWidth() { didSet { viewIfLoaded?.setNeedsLayout() } }
  var supplementary = SplitWidth() { didSet { viewIfLoaded?.setNeedsLayout() } }
  open var primaryEdge: PrimaryEdge = .leading {
    didSet {
      if primaryEdge != oldValue {
        gesturesChanged()
        viewIfLoaded?.setNeedsLayout()
      }
    }
  }

  // MARK: Parts

  /// Covers the secondary column while others lie over it.
  private(set) lazy var dimmingView = makeDimmingView()
  var swipes: [UISwipeGestureRecognizer] = []

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
    coder.decodeDocument(self, as: UISplitViewController.self)
  }

  /// The controller that is shown in compact width; none where there are columns.
  open override var childForStatusBarHidden: UIViewController? {
    isCollapsed ? collapsedController : nil
  }
  /// The controller that is shown in compact width; none where there are columns.
  open override var childForStatusBarStyle: UIViewController? {
    isCollapsed ? collapsedController : nil
  }

  open override func loadView() {
    view = UILayoutContainerView(of: self, frame: UIScreen.main.bounds)
    gesturesChanged()
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if let view = viewIfLoaded { placeBars(in: view) }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { size(of: container, in: parentSize) }

  // MARK: Showing

  /// Shows a controller as the primary one, or on the stack in compact width.
  open override func show(_ viewController: UIViewController, sender: Any?) {
    showPrimary(viewController, sender: sender)
  }

  /// Shows a controller as the secondary one, or on the stack in compact width.
  open override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    showSecondary(viewController, sender: sender)
  }
}
