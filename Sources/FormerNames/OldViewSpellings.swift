// Members of views and stacks in Swift 1 and 2.

extension OldSpellings where Self: UIView {
  @available(*, deprecated, renamed: "isHidden")
  public var hidden: Bool {
    get { isHidden }
    set { isHidden = newValue }
  }

  @available(*, deprecated, renamed: "isUserInteractionEnabled")
  public var userInteractionEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }

  @available(*, deprecated, renamed: "translatesAutoresizingMaskIntoConstraints")
  public func setTranslatesAutoresizingMaskIntoConstraints(_ flag: Bool) {
    translatesAutoresizingMaskIntoConstraints = flag
  }

  @available(*, deprecated, renamed: "bringSubviewToFront(_:)")
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  @available(*, deprecated, renamed: "sendSubviewToBack(_:)")
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  @available(*, deprecated, renamed: "insertSubview(_:at:)")
  public func insertSubview(_ view: UIView, atIndex index: Int) { insertSubview(view, at: index) }

  @available(*, deprecated, renamed: "exchangeSubview(at:withSubviewAt:)")
  public func exchangeSubviewAtIndex(_ index1: Int, withSubviewAtIndex index2: Int) {
    exchangeSubview(at: index1, withSubviewAt: index2)
  }

  @available(*, deprecated, renamed: "isDescendant(of:)")
  public func isDescendantOfView(_ view: UIView) -> Bool { isDescendant(of: view) }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertPoint(_ point: CGPoint, toView view: UIView?) -> CGPoint {
    convert(point, to: view)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertPoint(_ point: CGPoint, fromView view: UIView?) -> CGPoint {
    convert(point, from: view)
  }

  @available(*, deprecated, renamed: "convert(_:to:)")
  public func convertRect(_ rect: CGRect, toView view: UIView?) -> CGRect {
    convert(rect, to: view)
  }

  @available(*, deprecated, renamed: "convert(_:from:)")
  public func convertRect(_ rect: CGRect, fromView view: UIView?) -> CGRect {
    convert(rect, from: view)
  }

  @available(*, deprecated, message: "It is a property now")
  public func intrinsicContentSize() -> CGSize { intrinsicContentSize }

  @available(*, deprecated, message: "It is a property now")
  public func hasAmbiguousLayout() -> Bool { hasAmbiguousLayout }

  @available(*, deprecated, renamed: "contentHuggingPriority(for:)")
  public func contentHuggingPriorityForAxis(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    contentHuggingPriority(for: axis)
  }

  @available(*, deprecated, renamed: "setContentHuggingPriority(_:for:)")
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) {
    setContentHuggingPriority(priority, for: axis)
  }

  @available(*, deprecated, renamed: "contentCompressionResistancePriority(for:)")
  public func contentCompressionResistancePriorityForAxis(
    _ axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    contentCompressionResistancePriority(for: axis)
  }

  @available(*, deprecated, renamed: "setContentCompressionResistancePriority(_:for:)")
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, forAxis axis: NSLayoutConstraint.Axis
  ) {
    setContentCompressionResistancePriority(priority, for: axis)
  }

  @available(*, deprecated, renamed: "constraintsAffectingLayout(for:)")
  public func constraintsAffectingLayoutForAxis(
    _ axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    constraintsAffectingLayout(for: axis)
  }

  @available(*, deprecated, renamed: "systemLayoutSizeFitting(_:)")
  public func systemLayoutSizeFittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(targetSize)
  }

  @available(
    *, deprecated,
    renamed: "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"
  )
  public func systemLayoutSizeFittingSize(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  @available(*, deprecated, renamed: "alignmentRect(forFrame:)")
  public func alignmentRectForFrame(_ frame: CGRect) -> CGRect { alignmentRect(forFrame: frame) }

  @available(*, deprecated, renamed: "frame(forAlignmentRect:)")
  public func frameForAlignmentRect(_ alignmentRect: CGRect) -> CGRect {
    frame(forAlignmentRect: alignmentRect)
  }
}

extension OldSpellings where Self: UIStackView {
  @available(*, deprecated, renamed: "isBaselineRelativeArrangement")
  public var baselineRelativeArrangement: Bool {
    get { isBaselineRelativeArrangement }
    set { isBaselineRelativeArrangement = newValue }
  }

  @available(*, deprecated, renamed: "isLayoutMarginsRelativeArrangement")
  public var layoutMarginsRelativeArrangement: Bool {
    get { isLayoutMarginsRelativeArrangement }
    set { isLayoutMarginsRelativeArrangement = newValue }
  }

  @available(*, deprecated, renamed: "insertArrangedSubview(_:at:)")
  public func insertArrangedSubview(_ view: UIView, atIndex stackIndex: Int) {
    insertArrangedSubview(view, at: stackIndex)
  }
}
