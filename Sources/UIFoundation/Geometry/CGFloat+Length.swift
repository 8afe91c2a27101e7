extension CGFloat {
  /// The length, in points, if a layout can reckon with it.
  ///
  /// NaN, infinities and lengths beyond a billion points, whose sums might be infinite, are `nil`.
  package var usableLength: CGFloat? { magnitude <= 1e9 ? self : nil }
}

extension CGSize {
  /// The size with 0 for each length that is negative or that a layout can't reckon with.
  package var usable: CGSize {
    CGSize(width: max(0, width.usableLength ?? 0), height: max(0, height.usableLength ?? 0))
  }
}

extension UIEdgeInsets {
  /// The insets with 0 for each that a layout can't reckon with.
  package var usable: UIEdgeInsets {
    UIEdgeInsets(
      top: top.usableLength ?? 0, left: left.usableLength ?? 0, bottom: bottom.usableLength ?? 0,
      right: right.usableLength ?? 0)
  }
}
