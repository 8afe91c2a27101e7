extension UIView {
  /// Whether the margins at the sides grow until they leave no more than the readable width between
  /// them, as Interface Builder's "Follow Readable Width" has it. False by default.
  ///
  /// UIKit has no public property for it, only the attribute `layoutMarginsFollowReadableWidth` of
  /// Interface Builder documents. The widths are those of ``readableContentGuide``.
  package var layoutMarginsFollowReadableWidth: Bool {
    get { storedRareState?.followsReadableWidth ?? false }
    set {
      guard newValue != layoutMarginsFollowReadableWidth else { return }
      rareState.followsReadableWidth = newValue
      updateMargins()
    }
  }

  /// The margins with as much more at both sides as the width between them exceeds the readable
  /// width.
  func readable(_ margins: UIEdgeInsets) -> UIEdgeInsets {
    let limit = ReadableWidth.limit(for: traitCollection.preferredContentSizeCategory)
    let excess = bounds.width - margins.left - margins.right - limit
    guard excess > 0 else { return margins }
    var margins = margins
    margins.left += excess / 2
    margins.right += excess / 2
    return margins
  }
}
