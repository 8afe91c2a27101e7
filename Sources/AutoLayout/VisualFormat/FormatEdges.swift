/// The attributes that a line of views starts, ends and is measured by.
@MainActor
struct FormatEdges {
  let axis: NSLayoutConstraint.Axis
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  /// What the standard space at the superview's start and end leads to.
  let startMargin: NSLayoutConstraint.Attribute
  let endMargin: NSLayoutConstraint.Attribute
  /// Whether the line runs against the coordinates, from right to left.
  let isMirrored: Bool
  private let betweenBaselines: Bool

  init(_ orientation: VisualFormat.Orientation, _ options: NSLayoutConstraint.FormatOptions) {
    axis = orientation == .vertical ? .vertical : .horizontal
    betweenBaselines = axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let direction = options.intersection(.directionMask)
    isMirrored = axis == .horizontal && direction == .directionRightToLeft
    (start, end, startMargin, endMargin) =
      switch (axis, direction) {
      case (.vertical, _): (.top, .bottom, .topMargin, .bottomMargin)
      case (_, .directionLeftToRight): (.left, .right, .leftMargin, .rightMargin)
      case (_, .directionRightToLeft): (.right, .left, .rightMargin, .leftMargin)
      default: (.leading, .trailing, .leadingMargin, .trailingMargin)
      }
  }

  var size: NSLayoutConstraint.Attribute { axis == .vertical ? .height : .width }

  /// Where the space before an item ends.
  func start(of item: any LayoutItem) -> NSLayoutConstraint.Attribute {
    betweenBaselines && item.hasText(at: .firstBaseline) ? .firstBaseline : start
  }

  /// Where the space after an item begins.
  func end(of item: any LayoutItem) -> NSLayoutConstraint.Attribute {
    betweenBaselines && item.hasText(at: .lastBaseline) ? .lastBaseline : end
  }
}

extension LayoutItem {
  /// Whether a text gives the item the baseline.
  fileprivate func hasText(at attribute: NSLayoutConstraint.Attribute) -> Bool {
    (self as? UIView)?.baselineFont(at: attribute) != nil
  }
}
