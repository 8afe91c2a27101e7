@_spi(Package) import AutoLayout
import Foundation

/// The sides of constraints as sums of frames' parts.
///
/// A constraint counts in the coordinates of the view that holds it, and means the alignment
/// rectangles of views.
extension Hierarchy {
  /// - Parameters:
  ///   - container: The view that holds the constraint.
  ///   - isDirectional: Whether a side of the constraint is leading or trailing: where one reads
  ///     from right to left, both sides then count leftwards.
  /// - Returns: Nil if the object is not in the container.
  func side(
    _ object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in container: UIView,
    isDirectional: Bool
  ) -> FrameSum? {
    switch attribute {
    case .width: return length(of: object, .width)
    case .height: return length(of: object, .height)
    case .firstBaseline, .lastBaseline: return baseline(of: object, attribute, in: container)
    default: break
    }
    let turns =
      isDirectional && container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let point = Point(attribute, fromRightToLeft: turns),
      let sum = place(of: object, point, in: container)
    else { return nil }
    guard turns, point.isHorizontal else { return sum }
    var opposite = FrameSum()
    opposite.add(sum, times: -1)
    return opposite
  }

  /// A point of a rectangle on one axis.
  private struct Point {
    var isHorizontal: Bool
    /// How much of the length is before it: 0 for the first edge, 1 for the last.
    var share: Double
    var isInMargins = false

    init(isHorizontal: Bool, share: Double) {
      (self.isHorizontal, self.share) = (isHorizontal, share)
    }

    init?(_ attribute: NSLayoutConstraint.Attribute, fromRightToLeft: Bool) {
      let (first, last) = fromRightToLeft ? (1.0, 0.0) : (0.0, 1.0)
      switch attribute {
      case .left, .leftMargin: self.init(isHorizontal: true, share: 0)
      case .right, .rightMargin: self.init(isHorizontal: true, share: 1)
      case .leading, .leadingMargin: self.init(isHorizontal: true, share: first)
      case .trailing, .trailingMargin: self.init(isHorizontal: true, share: last)
      case .centerX, .centerXWithinMargins: self.init(isHorizontal: true, share: 0.5)
      case .top, .topMargin: self.init(isHorizontal: false, share: 0)
      case .bottom, .bottomMargin: self.init(isHorizontal: false, share: 1)
      case .centerY, .centerYWithinMargins: self.init(isHorizontal: false, share: 0.5)
      default: return nil
      }
      switch attribute {
      case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins:
        isInMargins = true
      default: break
      }
    }
  }

  private func length(of object: AnyObject, _ part: Part) -> FrameSum? {
    guard let item = place(of: object) else { return nil }
    var sum = FrameSum()
    sum.add(item, part, times: 1)
    if let insets = (object as? UIView)?.alignmentRectInsets {
      sum.constant -= part == .width ? insets.left + insets.right : insets.top + insets.bottom
    }
    return sum
  }

  private func place(of object: AnyObject, _ point: Point, in container: UIView) -> FrameSum? {
    var sum = FrameSum()
    if let view = object as? UIView {
      for insets in [view.alignmentRectInsets] + (point.isInMargins ? [view.layoutMargins] : []) {
        let (before, after) =
          point.isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
        sum.constant += (1 - point.share) * before - point.share * after
      }
    }
    // The edges of a scroll view are its content's in its own constraints; its center is its own.
    var object = object
    if object === container, point.share != 0.5 {
      object = contentGuide(of: container) ?? object
    }
    guard let item = place(of: object) else { return nil }
    sum.add(item, point.isHorizontal ? .width : .height, times: point.share)
    var current = item
    while items[current].object !== container {
      guard let owner = items[current].owner, let around = items[owner].view else { return nil }
      sum.add(current, point.isHorizontal ? .left : .top, times: 1)
      if around !== container {
        sum.constant -= point.isHorizontal ? around.bounds.minX : around.bounds.minY
      }
      current = owner
    }
    return sum
  }

  private func baseline(
    of object: AnyObject, _ attribute: NSLayoutConstraint.Attribute, in container: UIView
  ) -> FrameSum? {
    func sum(_ share: Double, plus distance: CGFloat) -> FrameSum? {
      var sum = place(of: object, Point(isHorizontal: false, share: share), in: container)
      sum?.constant += distance
      return sum
    }
    guard let view = object as? UIView else { return sum(1, plus: 0) }
    let isFirst = attribute == .firstBaseline
    let bearer = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if bearer !== view { return baseline(of: bearer, attribute, in: container) }
    if let distance = view.baselineOffsetFromCenter { return sum(0.5, plus: distance) }
    guard isFirst else { return sum(1, plus: -view.lastBaselineOffsetFromBottom) }
    return view.firstBaselineOffsetFromTop.map { sum(0, plus: $0) } ?? sum(1, plus: 0)
  }
}
