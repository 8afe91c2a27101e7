@_spi(Package) import UIViews

/// The methods that a tab bar calls when a tab is selected.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbardelegate>
@preconcurrency @MainActor public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A bar of tabs at the bottom of the screen, one of which is selected.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitabbar>
@preconcurrency @MainActor open class UITabBar: UIView {
  /// How tabs share the width of the bar.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  open weak var delegate: (any UITabBarDelegate)?
  open var items: [UITabBarItem]? {
    didSet {
      for item in items ?? [] { item.bar = self }
      if let selectedItem, !(items ?? []).contains(where: { $0 === selectedItem }) {
        self.selectedItem = nil
      }
      setNeedsLayout()
    }
  }
  open weak var selectedItem: UITabBarItem? { didSet { setNeedsDisplay() } }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var barStyle: UIBarStyle = .default { didSet { setNeedsDisplay() } }
  /// Has no effect: the tabs fill the bar.
  open var itemPositioning: ItemPositioning = .automatic
  /// The width of centred tabs, in points. It has no effect.
  open var itemWidth: CGFloat = 0
  /// The space between centred tabs, in points. It has no effect.
  open var itemSpacing: CGFloat = 0
  /// Not drawn.
  open var backgroundImage: UIImage?
  /// Not drawn.
  open var shadowImage: UIImage?
  /// Not drawn.
  open var selectionIndicatorImage: UIImage?
  /// Not drawn.
  open var unselectedItemTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var standardAppearance = UITabBarAppearance() { didSet { setNeedsDisplay() } }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { setNeedsDisplay() } }
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { translucencyChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptPriorities(of: .tabBar)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptPriorities(of: .tabBar)
    coder.decodeDocument(self, as: UITabBar.self)
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The height of the tabs and of the safe area below them.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: itemHeight + safeAreaInsets.bottom)
  }

  private var itemHeight: CGFloat { SystemBar.tab.height(in: traitCollection) }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  @_spi(Package) open override func tapped(at point: CGPoint) -> Bool {
    guard let item = slots.first(where: { $0.frame.contains(point) })?.item as? UITabBarItem,
      item.isEnabled
    else { return false }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
    return true
  }

  @_spi(Package) open override var drawnBackgroundColor: UIColor? {
    backgroundColor ?? barTintColor
      ?? (scrollEdgeAppearance ?? standardAppearance).backgroundColor ?? barStyle.backgroundColor
  }

  @_spi(Package) open override var drawing: Drawing { drawnBar() }
}

extension UITabBar: BarShowing {
  package var slots: [BarSlot] {
    let items = items ?? []
    guard !items.isEmpty else { return [] }
    let room = safeBounds
    let width = room.width / CGFloat(items.count)
    let height = min(bounds.height, itemHeight)
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return items.enumerated().map { index, item in
      let isSelected = item === selectedItem
      let slot = BarSlot(
        role: .tab(isSelected: isSelected), text: item.title,
        image: isSelected ? item.selectedImage ?? item.image : item.image,
        isEnabled: item.isEnabled,
        frame: CGRect(
          x: room.minX + width * CGFloat(index), y: bounds.minY, width: width, height: height),
        item: item,
        badge: item.badgeValue.map {
          Drawing.Badge(text: $0, color: drawn(item.badgeColor ?? .systemRed))
        })
      return isReversed ? slot.mirrored(in: room) : slot
    }
  }
}
