/// The attributes that constrain the start, the end and the size of views in a format string.
@MainActor
struct FormatEdges {
  let axis: NSLayoutConstraint.Axis
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  /// The attribute of the superview to which a standard space at the start leads.
  let startMargin: NSLayoutConstraint.Attribute
  let endMargin: NSLayoutConstraint.Attribute
  /// Whether views follow each other from right to left.
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

  /// The attribute at which the space before an item ends.
  func start(of item: any LayoutItem) -> NSLayoutConstraint.Attribute {
    betweenBaselines && item.hasText(at: .firstBaseline) ? .firstBaseline : start
  }

  /// The attribute at which the space after an item begins.
  func end(of item: any LayoutItem) -> NSLayoutConstraint.Attribute {
    betweenBaselines && item.hasText(at: .lastBaseline) ? .lastBaseline : end
  }
}

extension LayoutItem {
  /// Whether the item has text with this baseline.
  fileprivate func hasText(at attribute: NSLayoutConstraint.Attribute) -> Bool {
    (self as? UIView)?.baselineFont(at: attribute) != nil
  }
}
