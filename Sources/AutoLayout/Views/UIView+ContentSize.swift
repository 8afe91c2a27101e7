import Foundation

/// How strongly a view holds to the size of its content, on one axis.
struct ContentPriorities: Equatable {
  /// Against growing beyond the content.
  var hugging = UILayoutPriority.defaultLow
  /// Against shrinking below the content.
  var compressionResistance = UILayoutPriority.defaultHigh
}

extension UIView {
  func contentSizeInvalidated() {
    needsContentSize = true
    superview?.setNeedsLayout()
    layoutEngine?.contentSizeChanged(of: self)
  }

  func setContentPriority(
    _ priority: UILayoutPriority, _ kind: WritableKeyPath<ContentPriorities, UILayoutPriority>,
    _ axis: NSLayoutConstraint.Axis
  ) {
    guard priority.rawValue > 0, priority <= .required else {
      LayoutException.raise(
        .internalInconsistency,
        "It's illegal to set priority:\(shortest(priority.rawValue)).  Priorities must be greater "
          + "than 0 and less or equal to NSLayoutPriorityRequired, which is 1000.000000.")
      return
    }
    guard contentPriorities[axis][keyPath: kind] != priority else { return }
    contentPriorities[axis][keyPath: kind] = priority
    contentSizeInvalidated()
  }
}
