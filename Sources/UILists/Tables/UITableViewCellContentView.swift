@_spi(Package) import UIViews

/// The content view of a row, a header or a footer. Its margins at the sides follow the table, or
/// else the row and the window.
final class UITableViewCellContentView: UIView {
  private let verticalMargin: CGFloat
  /// The margin at the sides as long as the view is in no window: that of the table which measures
  /// the view.
  var outerMargin: CGFloat? {
    didSet { if outerMargin != oldValue { updateMargins() } }
  }

  /// - Parameter verticalMargin: The margin above and below the content, in points.
  init(verticalMargin: CGFloat) {
    self.verticalMargin = verticalMargin
    super.init(frame: .zero)
    insetsLayoutMarginsFromSafeArea = false
  }

  required init?(coder: NSCoder) { nil }

  override var defaultMargins: UIEdgeInsets {
    // Up to iOS 10 rows have the margins of all views.
    guard traitCollection.values.systemVersion >= 11 else { return super.defaultMargins }
    let side = side
    let inner =
      (superview as? UITableViewCell)?.hasAccessory == true ? CellMetrics.accessorySpace : side
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return UIEdgeInsets(
      top: verticalMargin, left: isReversed ? inner : side, bottom: verticalMargin,
      right: isReversed ? side : inner)
  }

  /// The margin at the sides of a row without an accessory, in points.
  var side: CGFloat {
    (superview ?? self).rowMargin(outside: outerMargin)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updateMargins()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    superview?.setNeedsLayout()
    // The table measures its rows again.
    superview?.superview?.setNeedsLayout()
  }
}

extension UIView {
  /// The margin at the sides of this row, header or footer without an accessory, in points.
  /// - Parameter outer: That of the table which measures it outside of any window.
  func rowMargin(outside outer: CGFloat? = nil) -> CGFloat {
    if let table = superview as? UITableView { return table.rowMargin }
    if let outer, window == nil { return outer }
    return RowMargin(of: self, width: bounds.width, hasTable: false).side
  }
}
