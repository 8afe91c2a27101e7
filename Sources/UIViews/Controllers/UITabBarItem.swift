/// An item of a tab bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbaritem>
@preconcurrency @MainActor open class UITabBarItem: UIBarItem {
  /// The items whose title and symbol the system provides.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search,
      downloads, mostRecent, mostViewed
  }

  /// The image of the tab while it is selected.
  open var selectedImage: UIImage? { didSet { changed() } }
  /// A short text beside the title, in white on ``badgeColor``; an empty one is drawn as a dot.
  open var badgeValue: String? { didSet { changed() } }
  /// The colour of the badge; `nil` is the system's red.
  open var badgeColor: UIColor? { didSet { changed() } }

  /// The distance by which the title is moved, in points. It has no effect.
  open var titlePositionAdjustment = UIOffset.zero

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
    show(systemItem)
  }

  /// Takes the title and the symbol of a system item.
  package func show(_ systemItem: SystemItem) {
    let look = systemItem.look
    title = look.title
    image = UIImage(systemName: look.symbol)
  }
}

extension UITabBarItem.SystemItem {
  fileprivate var look: (title: String, symbol: String) {
    switch self {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock")
    case .contacts: ("Contacts", "person")
    case .history: ("History", "clock")
    case .bookmarks: ("Bookmarks", "bookmark")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "arrow.down")
    case .mostRecent: ("Most Recent", "clock")
    case .mostViewed: ("Most Viewed", "list")
    }
  }
}
