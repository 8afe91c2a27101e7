/// A button, a space or a custom view in a toolbar or navigation bar.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
  }

  /// The items whose title or symbol the system provides.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }

  open var style: Style = .plain
  /// The width in points; 0 or less means the width of the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// A view shown instead of a title or an image.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  open var tintColor: UIColor? { didSet { changed() } }
  /// The titles that the item may have; it is as wide as the widest of them.
  open var possibleTitles: Set<String>? { didSet { changed() } }
  /// The action performed by a tap. Its title and image become those of the item.
  open var primaryAction: UIAction? { didSet { show(primaryAction) } }
  /// The menu that a tap opens if there is no action. Menus are not shown.
  open var menu: UIMenu?
  /// The object that gets the ``action``, which is not retained; nil for the first responder that
  /// has it.
  open weak var target: AnyObject?
  /// What a tap sends to the target if there is no ``primaryAction``.
  open var action: Selector?
  /// The kind of a system item, which sets the title or the symbol; `nil` for other items.
  package var systemItem: SystemItem? { didSet { if let systemItem { show(systemItem) } } }

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates an item with a title or an image. The action's title and image replace them.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    self.primaryAction = primaryAction
    show(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.menu = menu
    // Observers don't run for properties that an initialiser of their class sets.
    self.systemItem = systemItem
    self.primaryAction = primaryAction
    show(systemItem)
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func show(_ systemItem: SystemItem) {
    style = systemItem == .done || systemItem == .save ? .done : .plain
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
  }

  private func show(_ action: UIAction?) {
    guard let action, systemItem == nil else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  /// A space of a fixed width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space that shares the width left by the other items.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Performs the item's action. Returns whether there was one.
  package func perform() -> Bool {
    guard isEnabled else { return false }
    if let primaryAction {
      primaryAction.perform(sender: self)
      return true
    }
    return action.map { UIResponder.send($0, to: target, from: self, for: UIEvent()) } ?? false
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  fileprivate var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrow.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "bookmark"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "photo"
    case .trash: "trash"
    case .play, .fastForward, .rewind: "play"
    case .pause: "pause"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: nil
    }
  }
}
