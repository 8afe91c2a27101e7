@_spi(Package) import UIViews

/// A bar of buttons, at the bottom of the screen.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor open class UIToolbar: UIView {
  open var items: [UIBarButtonItem]? {
    didSet {
      removeViews(of: oldValue ?? [], except: items ?? [])
      for item in items ?? [] { item.bar = self }
      setNeedsLayout()
    }
  }
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var barStyle: UIBarStyle = .default { didSet { setNeedsDisplay() } }
  open var standardAppearance = UIToolbarAppearance() { didSet { setNeedsDisplay() } }
  open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { setNeedsDisplay() } }
  open var isTranslucent = true {
    didSet { if isTranslucent != oldValue { translucencyChanged() } }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    adoptPriorities(of: .toolbar)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    adoptPriorities(of: .toolbar)
    coder.decodeDocument(self, as: UIToolbar.self)
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: SystemBar.tool.height(
        in: traitCollection, at: isAboveIndicator ? .aboveIndicator : .screen))
  }

  /// Whether the toolbar lies above a home indicator: the screen has one, and no other toolbar is
  /// between.
  private var isAboveIndicator: Bool {
    guard (window?.screen ?? .main).configuration.hasHomeIndicator else { return false }
    return superview?.constraints.contains { constraint in
      let ends = [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ]
      return ends.contains { $0.0 === self && $0.1 == .bottom }
        && ends.contains { $0.0 is UIToolbar && $0.1 == .top }
    } != true
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: intrinsicContentSize.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeItemViews()
  }

  @_spi(Package) open override func tapped(at point: CGPoint) -> Bool {
    (slot(at: point)?.item as? UIBarButtonItem)?.perform() ?? false
  }

  @_spi(Package) open override var drawnBackgroundColor: UIColor? {
    backgroundColor ?? barTintColor
      ?? (scrollEdgeAppearance ?? standardAppearance).backgroundColor ?? barStyle.backgroundColor
  }

  @_spi(Package) open override var drawing: Drawing { drawnBar() }
}

extension UIToolbar: BarShowing, BarItemFraming {
  package var slots: [BarSlot] {
    let height = min(bounds.height, intrinsicContentSize.height)
    let room = row(at: bounds.minY, height: height)
    let slots = BarRow(items ?? [], of: self).slots(in: room)
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return slots }
    return slots.map { $0.mirrored(in: safeBounds) }
  }
}

extension BarSlot {
  func mirrored(in bounds: CGRect) -> BarSlot {
    var slot = self
    slot.frame = frame.mirrored(in: bounds)
    return slot
  }
}
