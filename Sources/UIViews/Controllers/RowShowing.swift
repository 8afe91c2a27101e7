/// A controller whose view is a row of a table, or an item of a collection, that is shown by
/// itself.
package protocol RowShowing: UIViewController {
  /// The size with which the row is drawn, in points, if a list chooses its height at other widths;
  /// nil for a row whose height was chosen, or has no constraints to follow.
  var drawnRowSize: CGSize? { get }
}

extension RowShowing {
  /// The height that a list with automatic heights gives the row in a size, in points: the one that
  /// its constraints demand, or the height of the size where they leave it open.
  ///
  /// The height stays at the width with which the row is drawn, and in a size of another height
  /// than the drawn one, which somebody has chosen.
  ///
  /// - Returns: Nil if the height stays.
  package func rowHeight(in size: CGSize) -> CGFloat? {
    guard let drawn = drawnRowSize, size.height == drawn.height, size.width != drawn.width,
      let view = viewIfLoaded
    else { return nil }
    let height = view.systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
    guard height.isFinite, height > 0 else { return nil }
    return view.roundedUpToPixels(height)
  }
}
