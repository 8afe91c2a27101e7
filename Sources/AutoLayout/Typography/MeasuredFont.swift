import Foundation

/// A font with the text metrics of the place where it is used. All lengths are in points.
struct MeasuredFont {
  let pointSize: CGFloat
  let metrics: TextMetrics

  /// The height of one row of text.
  var lineHeight: CGFloat { metrics.rowHeight(ofSize: pointSize) }
  /// The distance from the baseline up to the top of the row.
  var ascender: CGFloat { lineHeight * metrics.ascent }
  /// The distance from the baseline to the bottom of the row, as a negative number.
  var descender: CGFloat { ascender - lineHeight }
  /// The width of one column of text.
  var columnWidth: CGFloat { metrics.columnWidth(ofSize: pointSize) }

  /// The width of the text on one line.
  func width(of text: String) -> CGFloat {
    CGFloat(text.reduce(0) { $0 + $1.columns }) * columnWidth
  }

  /// The number of whole columns that fit into a width; `nil` if there are a million or more.
  func columns(in width: CGFloat) -> Int? {
    guard width > 0 else { return 0 }
    let columns = width / columnWidth
    // Widths are sums of multiples of a column; a rounding error must not cost a column.
    return columns < 1_000_000 ? Int((columns + 1e-6).rounded(.down)) : nil
  }
}

extension UIFont {
  nonisolated func measured(by metrics: TextMetrics) -> MeasuredFont {
    MeasuredFont(pointSize: pointSize, metrics: metrics)
  }
}
