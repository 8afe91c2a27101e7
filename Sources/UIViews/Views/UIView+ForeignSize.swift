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

  /// Keeps a view without a mask at a place, by constraints that give way to those of the app. Its
  /// size follows its content around the same middle, unless there is less room than it asks for.
  func hold(_ item: UIView, at frame: CGRect) {
    let isSqueezed = item.foreignSize(fits: true).width > frame.width + 0.5
    let lines: [(NSLayoutConstraint.Attribute, CGFloat, UILayoutPriority)] = [
      (.centerX, frame.midX - bounds.minX, .almostPlaced),
      (.centerY, frame.midY - bounds.minY, .almostPlaced),
      (.width, frame.width, isSqueezed ? .almostPlaced : .fittingSizeLevel),
      (.height, frame.height, .fittingSizeLevel),
    ]
    if item.rareState.places.isEmpty {
      let origins: [NSLayoutConstraint.Attribute] = [.left, .top, .notAnAttribute, .notAnAttribute]
      item.rareState.places = zip(lines, origins).map { line, origin in
        let made = NSLayoutConstraint(
          item: item, attribute: line.0, relatedBy: .equal,
          toItem: origin == .notAnAttribute ? nil : self, attribute: origin, multiplier: 1,
          constant: line.1)
        made.identifier = "UIView-Encapsulated-Item-Place"
        made.priority = line.2
        return made
      }
      NSLayoutConstraint.activate(item.rareState.places)
    }
    for (constraint, line) in zip(item.rareState.places, lines) {
      if constraint.constant != line.1 { constraint.constant = line.1 }
      if constraint.priority != line.2 { constraint.priority = line.2 }
    }
  }
}

extension UILayoutPriority {
  /// The priority of the place that a bar, a field or a row gives to a view of the app's.
  fileprivate static let almostPlaced = UILayoutPriority(999)
}
