import Foundation

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
    guard contentPriorities[axis][keyPath: kind] != priority else { return }
    contentPriorities[axis][keyPath: kind] = priority
    contentSizeInvalidated()
  }

  /// The size of a frame whose alignment rectangle has the intrinsic size, for containers that set
  /// frames; `noIntrinsicMetric` on an axis without one.
  var intrinsicFrameSize: CGSize {
    var size = intrinsicContentSize
    let insets = alignmentRectInsets
    if size.width != UIView.noIntrinsicMetric { size.width += insets.left + insets.right }
    if size.height != UIView.noIntrinsicMetric { size.height += insets.top + insets.bottom }
    return size
  }

  /// The intrinsic size. A length that is not finite raises an exception, and counts as none.
  var legalContentSize: CGSize {
    var size = intrinsicContentSize
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
