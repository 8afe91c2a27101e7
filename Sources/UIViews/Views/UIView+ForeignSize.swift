import Foundation

/// The sizes of the app's views in bars, fields and rows, which place them without constraints of
/// the app's.
extension UIView {
  /// The size of the frame that a bar, a field or a row gives the view, in points.
  ///
  /// A view asks for a size by its content or by constraints, and else has the one that the app has
  /// given to it. Constraints count for a view that does without a mask or a frame, or that has a
  /// length by constraints of its own.
  /// - Parameter fits: Whether constraints count at all, as in newer versions of iOS.
  package func foreignSize(fits: Bool) -> CGSize {
    guard fits, isSizedByConstraints else {
      var size = intrinsicFrameSize
      if size.width == UIView.noIntrinsicMetric { size.width = ownSize.width }
      if size.height == UIView.noIntrinsicMetric { size.height = ownSize.height }
      return size
    }
    return freshFittingSize(UIView.layoutFittingCompressedSize)
  }

  private var isSizedByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints || arrangesByConstraints
      || ownSize == .zero && holdsConstraints || hasLengthConstraint
  }

  private var hasLengthConstraint: Bool {
    constraints.contains {
      $0.firstItem === self && ($0.firstAttribute == .width || $0.firstAttribute == .height)
    }
  }

  /// Keeps a view without a mask at a place, by constraints that give way to those of the app.
  func hold(_ item: UIView, at frame: CGRect) {
    let lines: [(NSLayoutConstraint.Attribute, CGFloat, UILayoutPriority)] = [
      (.left, frame.minX - bounds.minX, .almostPlaced),
      (.top, frame.minY - bounds.minY, .almostPlaced),
      (.width, frame.width, .fittingSizeLevel), (.height, frame.height, .fittingSizeLevel),
    ]
    if item.rareState.places.isEmpty {
      item.rareState.places = lines.map { attribute, constant, priority in
        let isLength = attribute == .width || attribute == .height
        let made = NSLayoutConstraint(
          item: item, attribute: attribute, relatedBy: .equal, toItem: isLength ? nil : self,
          attribute: isLength ? .notAnAttribute : attribute, multiplier: 1, constant: constant)
        made.identifier = "UIView-Encapsulated-Item-Place"
        made.priority = priority
        return made
      }
      NSLayoutConstraint.activate(item.rareState.places)
    }
    for (constraint, line) in zip(item.rareState.places, lines) where constraint.constant != line.1
    {
      constraint.constant = line.1
    }
  }
}

extension UILayoutPriority {
  /// The priority of the place that a bar, a field or a row gives to a view of the app's.
  fileprivate static let almostPlaced = UILayoutPriority(999)
}
