import Foundation

/// What manages a hierarchy of views: loads it, lays it out, and follows the screen's changes.
///
/// See Apple's [UIViewController](https://developer.apple.com/documentation/uikit/uiviewcontroller).
@preconcurrency @MainActor
open class UIViewController: UIResponder, UITraitEnvironment {
  // MARK: View

  private var loadedView: UIView?
  /// The root of the controller's views, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.viewController = nil
      loadedView = newValue
      systemLayoutSupport = nil
      newValue?.viewController = self
    }
  }
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes the view; the default is an empty one of the screen's size that follows its superview.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func viewDidLoad() {}

  /// What the controller is called on screen.
  open var title: String?

  // MARK: Appearance

  /// How far the controller has been told that its view comes into sight.
  var appearance = Appearance.gone
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  // MARK: Layout

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  /// Sent in place of the view's `updateConstraints()`, which it calls.
  open func updateViewConstraints() { view.updateConstraints() }

  var systemLayoutSupport: (top: UILayoutSupportGuide, bottom: UILayoutSupportGuide)?
  /// From the top of the view to below the bars on it.
  open var topLayoutGuide: any UILayoutSupport { layoutSupport.top }
  /// From above the bars at the bottom to the bottom of the view.
  open var bottomLayoutGuide: any UILayoutSupport { layoutSupport.bottom }

  /// Added to the safe area of the controller's view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.updateSafeArea() }
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

  // MARK: Traits and transitions

  open var traitCollection: UITraitCollection { inheritedTraits }
  var knownTraits = UITraitCollection.predicted
  /// The controller's traits as they were worked out with those of its view.
  var keptTraits: UITraitCollection?
  var traitOptions: TraitOptions?
  /// What the parent has this controller see in place of what would be inherited.
  var traitsFromParent: UITraitCollection?
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  // MARK: Containment

  open private(set) weak var parent: UIViewController?
  open private(set) var children: [UIViewController] = []
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.setOverrideTraitCollection(nil, forChild: self)
    self.parent = nil
    didMove(toParent: nil)
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open override var next: UIResponder? { viewIfLoaded?.superview }

  /// A controller whose view is made by `loadView()`: there are no nibs here, whatever the name.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  /// A controller as `init()` makes it: on Linux there are no archives of controllers to read.
  public required init?(coder: NSCoder) { super.init() }
}
