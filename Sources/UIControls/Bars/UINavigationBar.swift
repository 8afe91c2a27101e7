@_spi(Package) import UIViews

/// The methods that a navigation bar calls when an item is popped, and before it is.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationbardelegate>
@preconcurrency @MainActor public protocol UINavigationBarDelegate: AnyObject {
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem)
    -> Bool
  { true }
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}

/// A bar with the title of the screen and buttons at its sides, at the top of the screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationbar>
@preconcurrency @MainActor open class UINavigationBar: UIView, NavigationItemShowing {
  open weak var delegate: (any UINavigationBarDelegate)?
  /// The items of the stack, the one on top last.
  open var items: [UINavigationItem]? {
    didSet {
      for item in oldValue ?? [] { item.bar = nil }
      for item in items ?? [] { item.bar = self }
      contentChanged()
    }
  }
  open var topItem: UINavigationItem? { items?.last }
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// Whether the title is shown in large letters below the buttons.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { contentChanged() } }
  }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var barStyle: UIBarStyle = .default { didSet { setNeedsDisplay() } }
  /// Not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// Not drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// Not drawn.
  open var shadowImage: UIImage?
  /// Not drawn: the back button has the system's chevron.
  open var backIndicatorImage: UIImage?
  /// Not drawn.
  open var backIndicatorTransitionMaskImage: UIImage?
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { translucencyChanged() } }
  }

  open var standardAppearance = UINavigationBarAppearance() { didSet { setNeedsDisplay() } }
  open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
  open var compactAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { setNeedsDisplay() } }

  /// The action of the back button, set by a navigation controller; without one the item is popped.
  package var goBack: (() -> Void)?
  /// The custom views that are in the bar.
  private var itemViews: [UIView] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptPriorities(of: .navigationBar)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptPriorities(of: .navigationBar)
    coder.decodeDocument(self, as: UINavigationBar.self)
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }

  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    items = (items ?? []) + [item]
  }

  /// Removes the top item and returns it; `nil` if there is no item before it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = topItem, backItem != nil else { return nil }
    items?.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  package func contentChanged() {
    let views = currentItemViews
    for view in itemViews where !views.contains(where: { $0 === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
    itemViews = views
    for item in (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? []) {
      item.bar = self
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Whether the title is large: as the item says, or else as the items before it do.
  private var hasLargeTitleMode: Bool {
    (items ?? []).last { $0.largeTitleDisplayMode != .automatic }?.largeTitleDisplayMode != .never
  }

  private var currentItemViews: [UIView] {
    guard let item = topItem else { return [] }
    let items = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
    return items.compactMap(\.customView) + [item.titleView, item.searchBar].compactMap { $0 }
  }

  // MARK: Size

  /// Whether the bar is in a sheet that leaves a part of the screen free, set by a navigation
  /// controller.
  package var isInSheet = false {
    didSet { if isInSheet != oldValue { contentChanged() } }
  }

  private var rowHeight: CGFloat {
    SystemBar.navigation.height(in: traitCollection, at: isInSheet ? .sheet : .screen)
  }

  private var promptHeight: CGFloat { topItem?.prompt == nil ? 0 : 30 }

  private var showsLargeTitle: Bool {
    // Large titles came with iOS 11.
    return prefersLargeTitles && topItem != nil && traitCollection.verticalSizeClass != .compact
      && traitCollection.systemVersion >= 11 && hasLargeTitleMode
  }

  /// Whether the search bar of the item on top is out of sight, set by a navigation controller.
  package var hidesSearchBar = false {
    didSet { if hidesSearchBar != oldValue { contentChanged() } }
  }

  private var shownSearchBar: UIView? { hidesSearchBar ? nil : topItem?.searchBar }

  private var largeTitleHeight: CGFloat { showsLargeTitle ? ControlMetrics.largeTitleHeight : 0 }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: promptHeight + rowHeight + largeTitleHeight
        + (shownSearchBar == nil ? 0 : ControlMetrics.barSearchHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
    if let view = topItem?.titleView { placeItem(view, at: titleViewFrame(of: view)) }
    guard let search = topItem?.searchBar else { return }
    search.isHidden = hidesSearchBar
    let y = bounds.minY + promptHeight + rowHeight + largeTitleHeight
    placeItem(
      search,
      at: CGRect(
        x: bounds.minX, y: y, width: bounds.width, height: ControlMetrics.barSearchHeight))
  }

  /// The frame of a view in place of the title: of its own size, in the middle of the bar. A search
  /// bar takes all of the room.
  private func titleViewFrame(of view: UIView) -> CGRect {
    var size = view.foreignSize(fits: fitsItems)
    let room = titleRoom
    if view is UISearchBar { size.width = room.width }
    size.width = min(size.width, room.width)
    if size.height >= UIView.layoutFittingExpandedSize.height { size.height = room.height }
    return CGRect(
      x: min(max(bounds.midX - size.width / 2, room.minX), room.maxX - size.width),
      y: room.midY - size.height / 2, width: size.width, height: size.height)
  }

  @_spi(Package) open override func tapped(at point: CGPoint) -> Bool {
    guard let slot = slot(at: point) else { return false }
    if slot.role == .back { return back() }
    return (slot.item as? UIBarButtonItem)?.perform() ?? false
  }

  private func back() -> Bool {
    guard let topItem, delegate?.navigationBar(self, shouldPop: topItem) ?? true else {
      return false
    }
    if let goBack { goBack() } else { popItem(animated: true) }
    return true
  }

  @_spi(Package) open override var drawnBackgroundColor: UIColor? {
    let appearance =
      topItem?.scrollEdgeAppearance ?? topItem?.standardAppearance ?? scrollEdgeAppearance
      ?? standardAppearance
    return backgroundColor ?? barTintColor ?? appearance.backgroundColor
      ?? barStyle.backgroundColor
  }

  @_spi(Package) open override var drawing: Drawing { drawnBar(isAbove: true) }
}

extension UINavigationBar: BarShowing, BarItemFraming {
  /// The row of the buttons, between the margins.
  private var row: CGRect {
    row(at: bounds.minY + promptHeight, height: min(rowHeight, bounds.height))
  }

  private var leftSlots: [BarSlot] {
    guard let topItem else { return [] }
    var slots: [BarSlot] = []
    var room = row
    let left = topItem.leftBarButtonItems ?? []
    let showsBack = left.isEmpty || topItem.leftItemsSupplementBackButton
    if let backItem, !topItem.hidesBackButton, showsBack {
      let text = backItem.backTitle
      let width = measured(.systemFont(ofSize: UIFont.labelFontSize)).width(of: "‹ " + text)
      slots.append(
        BarSlot(
          role: .back, text: text,
          frame: CGRect(x: room.minX, y: room.minY, width: width, height: room.height)))
      room.origin.x += width + ControlMetrics.barItem.spacing
    }
    return slots + BarRow(left, of: self).slots(in: room)
  }

  private var rightSlots: [BarSlot] {
    // The first of the right items is the outermost.
    let items = BarRow((topItem?.rightBarButtonItems ?? []).reversed(), of: self)
    let width = items.width
    return items.slots(
      in: CGRect(x: row.maxX - width, y: row.minY, width: width, height: row.height))
  }

  /// The range of the row, left to right, that the buttons leave to the title.
  private var titleRoom: CGRect {
    let spacing = ControlMetrics.barItem.spacing
    let left = leftSlots.map(\.frame.maxX).max().map { $0 + spacing } ?? row.minX
    let right = rightSlots.map(\.frame.minX).min().map { $0 - spacing } ?? row.maxX
    return CGRect(x: left, y: row.minY, width: max(0, right - left), height: row.height)
  }

  package var slots: [BarSlot] {
    guard let topItem else { return [] }
    var slots = leftSlots + rightSlots
    if let prompt = topItem.prompt {
      slots.append(
        BarSlot(
          role: .prompt, text: prompt,
          frame: CGRect(x: row.minX, y: bounds.minY, width: row.width, height: promptHeight)))
    }
    if topItem.titleView == nil, let title = topItem.title { slots.append(titleSlot(title)) }
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return slots }
    return slots.map { $0.mirrored(in: safeBounds) }
  }

  private func titleSlot(_ title: String) -> BarSlot {
    guard !showsLargeTitle else {
      return BarSlot(
        role: .title(isLarge: true), text: title,
        frame: CGRect(
          x: row.minX, y: row.maxY, width: row.width, height: ControlMetrics.largeTitleHeight))
    }
    let room = titleRoom
    let width = min(
      measured(.boldSystemFont(ofSize: UIFont.labelFontSize)).width(of: title), room.width)
    return BarSlot(
      role: .title(isLarge: false), text: title,
      frame: CGRect(
        x: min(max(bounds.midX - width / 2, room.minX), room.maxX - width), y: room.minY,
        width: width, height: room.height))
  }
}

extension UINavigationItem {
  /// The title of the back button that leads to this item.
  fileprivate var backTitle: String {
    if let title = backBarButtonItem?.title { return title }
    return switch backButtonDisplayMode {
    case .default: backButtonTitle ?? title ?? "Back"
    case .generic: "Back"
    case .minimal: ""
    }
  }
}
