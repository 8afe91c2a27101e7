/// The content of a navigation bar for one view controller: a title and buttons.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem>
@preconcurrency @MainActor open class UINavigationItem: NSObject {
  /// Whether the title is large where the bar prefers large titles; `automatic` means as for the
  /// item before, and large for the first one.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uinavigationitem/largetitledisplaymode-swift.enum>
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
  }

  /// The title of the back button that leads to an item.
  ///
  /// Source:
  /// <https://developer.apple.com/documentation/uikit/uinavigationitem/backbuttondisplaymode-swift.enum>
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The item's title.
    case `default`
    /// The word “Back”.
    case generic
    /// The chevron alone.
    case minimal
  }

  open var backButtonDisplayMode: BackButtonDisplayMode = .default { didSet { changed() } }

  open var title: String? { didSet { if title != oldValue { changed() } } }
  /// A view shown instead of the title.
  open var titleView: UIView? { didSet { if titleView !== oldValue { changed() } } }
  /// A line of text above the title.
  open var prompt: String? { didSet { if prompt != oldValue { changed() } } }
  /// The title of the back button that leads to this item; `nil` means ``title``.
  open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { changed() } } }
  open var backBarButtonItem: UIBarButtonItem? { didSet { changed() } }
  open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { changed() } } }
  /// Whether the left items are shown beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { changed() } }
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { changed() } }

  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { changed() } }
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the search bar is out of sight where the content scrolls, until it is scrolled to.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { changed() } }
  }
  /// The search bar below the title; nil for none.
  package var searchBar: UIView? { didSet { if searchBar !== oldValue { changed() } } }
  /// What the search bar belongs to, which the item keeps.
  package var searchOwner: AnyObject?

  open var standardAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { changed() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { changed() } }

  /// The bar that shows the item.
  package weak var bar: (any NavigationItemShowing)?

  public init(title: String) {
    self.title = title
    super.init()
  }

  public override init() { super.init() }

  /// Creates an item as `init()` does: there are no archives here.
  public required init?(coder: NSCoder) { super.init() }

  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  private func changed() { bar?.contentChanged() }
}

/// A bar that shows navigation items.
@MainActor
package protocol NavigationItemShowing: AnyObject {
  /// Called when the content of an item has changed.
  func contentChanged()
}
