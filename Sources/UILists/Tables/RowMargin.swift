/// What the margin at the sides of rows, headers and footers depends on, as the frames in public
/// Interface Builder documents show it.
///
/// | iOS | rows | margin in points |
/// |---|---|---|
/// | up to 10 | all; at the end of an accessory alone, as content has all views' margins | 15 |
/// | 11, 12 | narrower than 414 points, others | 16, 20 |
/// | 13 | without a table, on a narrow phone with a home button | 15 |
/// | since 13 | narrower than 414 points, or on a narrow screen | 16 |
/// | since 13 | others | 20 |
/// | since 16 | from 375 points on, on a phone without a home button | 20 |
///
/// In Interface Builder the margin of rows without a table is that of the device on its canvas, and
/// so is that of a controller's own table, whatever size the row or the controller's view has.
///
/// A screen whose root views have another margin than 16 or 20 points has that one in its rows.
struct RowMargin {
  /// The width of the table, or of a row without one, in points.
  var width: CGFloat
  var hasTable: Bool
  /// The margin of root views in the window, in points: 20 on wide screens, else 16.
  var rootMargin: CGFloat
  /// Whether the screen is that of a phone without a home button.
  var isOfPhoneWithHousing: Bool
  /// The major version of iOS.
  var version: Int

  private static let narrow: CGFloat = 16
  private static let wide: CGFloat = 20

  /// The margin in points.
  var side: CGFloat {
    guard rootMargin == Self.narrow || rootMargin == Self.wide else { return rootMargin }
    guard version >= 11 else { return 15 }
    guard version >= 13 else { return width < 414 ? Self.narrow : Self.wide }
    if version >= 16, isOfPhoneWithHousing { return width < 375 ? Self.narrow : Self.wide }
    if version == 13, !hasTable, !isOfPhoneWithHousing, rootMargin < Self.wide { return 15 }
    return min(rootMargin, width < 414 ? Self.narrow : Self.wide)
  }
}

extension RowMargin {
  /// The margin around a view that is as wide as its rows.
  /// - Parameter width: The width of the table or row, in points.
  @MainActor init(of view: UIView, width: CGFloat, hasTable: Bool) {
    let (traits, window) = (view.traitCollection, view.window)
    let screen = (window?.screen ?? .main).configuration
    let isRoot = hasTable && view.next is UIViewController
    self.init(
      width: isRoot ? max(width, screen.canvasWidth ?? 0) : width, hasTable: hasTable,
      rootMargin: screen.canvasWidth.map { $0 < 414 ? Self.narrow : Self.wide }
        ?? window?.layoutMargin ?? screen.layoutMargin,
      isOfPhoneWithHousing: traits.userInterfaceIdiom == .phone && screen.hasHomeIndicator,
      version: traits.values.systemVersion)
  }
}

extension UITableView {
  /// The margin at the sides of rows, and of an inset table around them, in points.
  var rowMargin: CGFloat { RowMargin(of: self, width: bounds.width, hasTable: true).side }
}
