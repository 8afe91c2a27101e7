/// A natural size that a document has for a view in its design: lengths in points,
/// `noIntrinsicMetric` for none; nil for the view's own.
package struct DesignSize: Hashable, Sendable {
  package var width: CGFloat?
  package var height: CGFloat?
  /// The axis on which contents of the same priority keep their sizes where there is no room for
  /// all; nil if the size is kept like theirs.
  package var yielding: NSLayoutConstraint.Axis?

  package init(
    width: CGFloat? = nil, height: CGFloat? = nil, yielding: NSLayoutConstraint.Axis? = nil
  ) {
    self.width = width
    self.height = height
    self.yielding = yielding
  }
}

extension UIView {
  func contentSizeInvalidated() {
    setNeedsDisplay()
    superview?.setNeedsLayout()
    superview?.contentSizeChanged(of: self)
    if !isApartFromLayout { waitForEngine(.contentSize) }
  }

  func setContentPriority(
    _ priority: UILayoutPriority, _ kind: WritableKeyPath<ContentPriorities, UILayoutPriority>,
    _ axis: NSLayoutConstraint.Axis
  ) {
    // On devices 0 is stored too: the content then has no say in that direction.
    guard priority.rawValue == 0 || priority.isLegal() else { return }
    guard statedContentPriorities[axis][keyPath: kind] != priority else { return }
    statedContentPriorities[axis][keyPath: kind] = priority
    contentSizeInvalidated()
  }

  /// The natural size that a document gives the view in its design, in place of its own.
  package var designSize: DesignSize? {
    get { storedRareState?.designSize }
    set {
      guard newValue != designSize else { return }
      rareState.designSize = newValue
      contentSizeInvalidated()
    }
  }

  /// The priorities that were set, or for a size of the design that yields, a little less.
  package var contentPriorities: PerAxis<ContentPriorities> {
    guard let axis = designSize?.yielding else { return statedContentPriorities }
    var priorities = statedContentPriorities
    let resistance = priorities[axis].compressionResistance
    priorities[axis].compressionResistance = UILayoutPriority(max(0, resistance.rawValue - 1))
    return priorities
  }

  /// The intrinsic size, or that of the design.
  package var naturalSize: CGSize {
    guard let designSize else { return intrinsicContentSize }
    let own = intrinsicContentSize
    return CGSize(width: designSize.width ?? own.width, height: designSize.height ?? own.height)
  }

  /// The content size for a width. A text has the design's height where it has the design's width,
  /// and is broken anew in a narrower room.
  package func flowedSize(forWidth width: CGFloat) -> CGSize? {
    guard let designSize, let height = designSize.height else {
      return contentSize(forWidth: width)
    }
    guard let designWidth = designSize.width, let own = contentSize(forWidth: width) else {
      return nil
    }
    return width + 0.5 < designWidth ? own : CGSize(width: designWidth, height: height)
  }

  /// The size of a frame whose alignment rectangle has the intrinsic size, for containers that set
  /// frames; `noIntrinsicMetric` on an axis without one.
  package var intrinsicFrameSize: CGSize {
    var size = naturalSize
    let insets = alignmentRectInsets
    if size.width != UIView.noIntrinsicMetric { size.width += insets.left + insets.right }
    if size.height != UIView.noIntrinsicMetric { size.height += insets.top + insets.bottom }
    return size
  }

  /// The intrinsic size. A length that is not finite raises an exception, and counts as none.
  package var legalContentSize: CGSize {
    var size = naturalSize
    func refuse(_ length: CGFloat, _ attribute: NSLayoutConstraint.Attribute) {
      let constraint = NSLayoutConstraint(
        validatedFirst: node, attribute, .equal, second: nil, .notAnAttribute, multiplier: 1,
        constant: 0)
      constraint.refuse(constant: length)
    }
    if !size.width.isFinite {
      refuse(size.width, .width)
      size.width = UIView.noIntrinsicMetric
    }
    if !size.height.isFinite {
      refuse(size.height, .height)
      size.height = UIView.noIntrinsicMetric
    }
    return size
  }
}
