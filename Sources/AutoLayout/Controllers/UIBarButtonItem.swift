import Foundation

/// A button, a space or a view in a toolbar or a navigation bar.
///
/// There are no selectors outside of Apple's systems, so that an action is the one target.
///
/// Source: <https://developer.apple.com/documentation/uikit/uibarbuttonitem>
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
  }

  /// Items with a look and a name that the system gives them.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    case close = 24
  }

  open var style: Style = .plain
  /// The width in points; 0 or less takes that of the content.
  open var width: CGFloat = 0 { didSet { if width != oldValue { changed() } } }
  /// A view that stands in the bar in place of a title or a picture.
  open var customView: UIView? { didSet { if customView !== oldValue { changed() } } }
  open var tintColor: UIColor? { didSet { changed() } }
  /// What the item does when it is tapped. A title and a picture are taken from it.
  open var primaryAction: UIAction? { didSet { show(primaryAction) } }
  /// Which of the system's items it is, if it is one.
  private(set) var systemItem: SystemItem?

  public override init() { super.init() }

  /// An item with a title, a picture, or those of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    show(primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init()
    self.systemItem = systemItem
    style = systemItem == .done || systemItem == .save ? .done : .plain
    self.primaryAction = primaryAction
    title = systemItem.title
    image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  private func show(_ action: UIAction?) {
    guard let action, systemItem == nil else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  /// A space of that width, in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space that takes its share of what the other items leave.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// The width of the content in a bar in points, without space around it.
  func contentWidth(in bar: UIView) -> CGFloat {
    if width > 0 { return width }
    switch systemItem {
    case .fixedSpace: return max(width, 0)
    case .flexibleSpace: return 0
    default: break
    }
    if let customView {
      let content = customView.intrinsicContentSize.width
      return content == UIView.noIntrinsicMetric ? customView.bounds.width : content
    }
    return image?.size.width
      ?? bar.measured(.systemFont(ofSize: UIFont.labelFontSize)).width(of: title ?? "")
  }

  var isSpace: Bool { systemItem == .fixedSpace || systemItem == .flexibleSpace }

  /// Does what a tap on the item does. Whether there was anything to do.
  func perform() -> Bool {
    guard isEnabled, let primaryAction else { return false }
    primaryAction.perform(sender: self)
    return true
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
