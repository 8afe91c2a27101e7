/// Learns of a search as it goes on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchresultsupdating>
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods that a search controller calls as a search begins and ends.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchcontrollerdelegate>
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar with the results of its search.
///
/// As the search bar of a navigation item it stands below the title. While the user searches, the
/// results controller's view lies over the content as soon as there is a text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchcontroller>
@preconcurrency @MainActor open class UISearchController: UIViewController {
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller of the results; nil where the searched content shows them itself.
  open private(set) var searchResultsController: UIViewController?
  /// The controller whose content is searched.
  weak var searched: UIViewController?

  /// Not drawn: nothing is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of ``obscuresBackgroundDuringPresentation``.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Has no effect: the title stays.
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown as soon as there is a text.
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false { didSet { showResults() } }

  /// Whether the user searches.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue { begin() } else { end() } }
  }
  private var isSearching = false

  /// - Parameter searchResultsController: The controller of the results; nil if the searched
  ///   content shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  /// Outside of a bar, the search bar begins as wide as the screen.
  private func prepare() {
    searchBar.searching = self
    searchBar.frame.size = CGSize(
      width: UIScreen.main.bounds.width, height: searchBar.intrinsicContentSize.height)
  }

  private func begin() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil {
      searchBar.showsScopeBar = true
    }
    update()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = nil
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.resignFirstResponder()
    update()
    delegate?.didDismissSearchController(self)
  }

  private func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
    searched?.navigationController?.viewIfLoaded?.setNeedsLayout()
  }

  private func showResults() {
    guard let results = searchResultsController, let outer = searched else { return }
    let hasText = searchBar.text?.isEmpty == false
    let isShown =
      isSearching
      && (showsSearchResultsController || automaticallyShowsSearchResultsController && hasText)
    if isShown, results.parent == nil {
      outer.addChild(results)
      results.view.frame = outer.view.bounds
      results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.view.addSubview(results.view)
      results.didMove(toParent: outer)
    } else if !isShown, results.parent === outer {
      results.willMove(toParent: nil)
      results.view.removeFromSuperview()
      results.removeFromParent()
    }
  }
}

extension UISearchController: SearchBarObserving {
  package func searchBegan() { begin() }
  package func searchChanged() { if isSearching { update() } }
  package func searchCancelled() { end() }
}

extension UINavigationItem {
  /// The search below the title; nil for none.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uinavigationitem/searchcontroller>
  public var searchController: UISearchController? {
    get { searchOwner as? UISearchController }
    set {
      searchOwner = newValue
      searchBar = newValue?.searchBar
    }
  }
}
