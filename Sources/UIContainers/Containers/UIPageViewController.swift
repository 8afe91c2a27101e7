/// A container that shows one controller of a series, or two side by side, and turns pages by
/// swipes.
///
/// Pages are exchanged without a picture of the transition.
///
/// Source: <https://developer.apple.com/documentation/uikit/uipageviewcontroller>
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { updatePageControl() }
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The style, which a document sets before the view is loaded.
  open package(set) var transitionStyle: TransitionStyle
  /// The orientation, which a document sets before the view is loaded.
  open package(set) var navigationOrientation: NavigationOrientation
  /// The binding; `none` with scrolling.
  open var spineLocation: SpineLocation { transitionStyle == .scroll ? .none : storedSpine }
  package var storedSpine = SpineLocation.min
  /// The space between pages while they scroll, in points. It has no effect, since nothing is seen
  /// of that.
  package var interPageSpacing: CGFloat = 0
  /// Whether pages have a back; always with the binding in the middle.
  open var isDoubleSided: Bool {
    get { storedDoubleSided || spineLocation == .mid }
    set { storedDoubleSided = newValue }
  }
  private var storedDoubleSided = false

  var pages: [UIViewController] = []
  open var viewControllers: [UIViewController]? { pages }
  /// The recognisers that turn pages, with the page curl; scrolling has none of its own, as in
  /// UIKit.
  open var gestureRecognizers: [UIGestureRecognizer] { transitionStyle == .scroll ? [] : swipes }
  var swipes: [UISwipeGestureRecognizer] = []

  /// The scroll view of the pages, with scrolling.
  private(set) var scrollView: UIScrollView?
  var pageControl: UIPageControl?
  /// The dot that was marked at the last layout, before a tap on the control.
  var shownIndex = 0

  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
    if let spine = options?[.spineLocation] {
      storedSpine =
        spine as? SpineLocation ?? (spine as? Int).flatMap { SpineLocation(rawValue: $0) } ?? .min
    }
    switch options?[.interPageSpacing] {
    case let number as CGFloat: interPageSpacing = number
    case let number as Int: interPageSpacing = CGFloat(number)
    default: break
    }
  }

  /// Creates a controller with the page curl.
  public override convenience init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
    coder.decodeDocument(self, as: UIPageViewController.self)
  }

  open override func loadView() {
    let view = UILayoutContainerView(of: self, frame: UIScreen.main.bounds)
    self.view = view
    if transitionStyle == .scroll {
      let scrollView = UIScrollView(frame: view.bounds)
      scrollView.contentInsetAdjustmentBehavior = .never
      scrollView.isPagingEnabled = true
      scrollView.showsHorizontalScrollIndicator = false
      scrollView.showsVerticalScrollIndicator = false
      view.addPlacedSubview(scrollView)
      self.scrollView = scrollView
    }
    addSwipes(to: view)
    showPages()
  }

  /// Sets the page, or both with the binding in the middle. An animation is not shown, and the
  /// closure is called at once.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    let new = viewControllers ?? []
    let wanted = spineLocation == .mid ? 2 : 1
    guard new.isEmpty || new.count == wanted else {
      LayoutException.raise(
        .invalidArgument,
        "The number of view controllers provided (\(new.count)) doesn't match the number required "
          + "(\(wanted)) for the requested transition")
      return
    }
    exchange(for: new)
    updatePageControl()
    completion?(true)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updatePageControl()
  }
}
