internal import Cassowary
import Foundation

extension LayoutEngine {
  /// The constraint as a linear one over the variables; nil if an item has left the hierarchy.
  func linear(_ constraint: NSLayoutConstraint) -> LinearExpression? {
    guard let container = constraint.container,
      let first = side(
        constraint.firstItem, constraint.firstAttribute, constraint.firstOffset, in: container)
    else { return nil }
    let constant = withinLimits(constraint.constant)
    guard constraint.secondAttribute != .notAnAttribute else { return first - constant }
    guard
      let second = side(
        constraint.secondItem, constraint.secondAttribute, constraint.secondOffset, in: container)
    else { return nil }
    return first - Double(constraint.multiplier) * second - constant
  }

  /// The number, or the nearest that the solver still resolves to fractions of a point.
  func withinLimits(_ number: CGFloat) -> Double {
    let limit = 1e9
    let value = Double(number)
    guard abs(value) > limit else { return value }
    if !hasWarnedOfLimits {
      hasWarnedOfLimits = true
      LayoutLog.write(
        "NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A "
          + "smaller value will be substituted, but this problem should be fixed.  This will be "
          + "logged only once.")
    }
    return value < 0 ? -limit : limit
  }

  /// One side: an attribute of an item, or the distance between two.
  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ offset: AnchorOffset?,
    in container: UIView
  ) -> LinearExpression? {
    guard let offset else { return side(item, attribute, in: container) }
    guard let start = side(offset.startItem, offset.start, in: container),
      let end = side(offset.endItem, offset.end, in: container)
    else { return nil }
    return end - start
  }

  /// One attribute, in the coordinates of the constraint's container.
  ///
  /// From right to left, leading is the right edge counted leftwards, so that constants keep their
  /// meaning and inequalities their sense.
  private func side(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, in container: UIView
  ) -> LinearExpression? {
    guard let item = item as? any LayoutItem else { return nil }
    guard attribute.isDirectional,
      container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return place(of: item, attribute.leftToRight, in: container) }
    return place(of: item, attribute.rightToLeft, in: container).map { -1 * $0 }
  }

  /// An attribute that does not depend on the reading direction.
  ///
  /// Constraints hold between alignment rectangles; the unknowns are those of frames.
  private func place(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute, in container: UIView
  ) -> LinearExpression? {
    guard let axis = attribute.axis, let span = span(of: item, attribute, axis, in: container)
    else { return nil }
    let view = item as? UIView
    let insets = view?.alignmentRectInsets ?? .zero
    let margins = attribute.isMargin ? view?.layoutMargins ?? .zero : .zero
    let (before, after) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    var start: LinearExpression { span.start + Double(before) }
    var end: LinearExpression { span.start + span.length - Double(after) }
    var middle: LinearExpression {
      span.start + span.length * 0.5 + Double(before - after) / 2
    }
    switch attribute {
    case .width, .height: return span.length - Double(before + after)
    case .left, .top: return start
    case .right, .bottom: return end
    case .centerX, .centerY: return middle
    case .leftMargin: return start + Double(margins.left)
    case .topMargin: return start + Double(margins.top)
    case .rightMargin: return end - Double(margins.right)
    case .bottomMargin: return end - Double(margins.bottom)
    case .centerXWithinMargins: return middle + Double(margins.left - margins.right) / 2
    case .centerYWithinMargins: return middle + Double(margins.top - margins.bottom) / 2
    case .firstBaseline: return firstBaseline(of: item, in: container)
    case .lastBaseline: return lastBaseline(of: item, in: container)
    case .leading, .trailing, .leadingMargin, .trailingMargin, .notAnAttribute: return nil
    }
  }

  /// Where an item starts on an axis, in the coordinates of the container, and how long it is.
  ///
  /// The edges of a container that scrolls are those of its content; its size is its own.
  private func span(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute,
    _ axis: NSLayoutConstraint.Axis, in container: UIView
  ) -> (start: LinearExpression, length: LinearExpression)? {
    var item = item
    if item === container, attribute.kind != .size, let content = container.contentGuide {
      item = content
    }
    guard let size = item.layoutVariables?.size, let start = origin(of: item, axis, in: container)
    else { return nil }
    return (start, LinearExpression(size[axis]))
  }

  private func firstBaseline(of item: any LayoutItem, in container: UIView) -> LinearExpression? {
    guard let view = item as? UIView else { return place(of: item, .bottom, in: container) }
    let bearer = view.forFirstBaselineLayout
    if bearer !== view { return firstBaseline(of: bearer, in: container) }
    guard let offset = view.firstBaselineOffsetFromTop else {
      return place(of: view, .bottom, in: container)
    }
    return place(of: view, .top, in: container).map { $0 + Double(offset) }
  }

  private func lastBaseline(of item: any LayoutItem, in container: UIView) -> LinearExpression? {
    guard let view = item as? UIView else { return place(of: item, .bottom, in: container) }
    let bearer = view.forLastBaselineLayout
    if bearer !== view { return lastBaseline(of: bearer, in: container) }
    return place(of: view, .bottom, in: container).map {
      $0 - Double(view.lastBaselineOffsetFromBottom)
    }
  }

  /// Where an item starts, in the coordinates of a view around it: the sum of the origins between,
  /// less what the views between are scrolled by.
  private func origin(
    of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in container: UIView
  ) -> LinearExpression? {
    if item === container { return LinearExpression() }
    var start = LinearExpression()
    var place: (any LayoutItem)? = item
    while let current = place {
      guard let variable = current.layoutVariables?.origin[axis] else { return nil }
      start.terms.append(Term(variable))
      guard let outer = (current as? UIView)?.superview ?? (current as? UILayoutGuide)?.owningView
      else { return nil }
      if outer === container { return start }
      // The stored origin: `minX` is the other edge of a rectangle whose width fell below zero.
      let scrolled = outer.bounds.origin
      start.constant -= Double(axis == .horizontal ? scrolled.x : scrolled.y)
      place = outer
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var leftToRight: Self {
    switch self {
    case .leading: .left
    case .trailing: .right
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }

  fileprivate var rightToLeft: Self {
    switch self {
    case .leading: .right
    case .trailing: .left
    case .leadingMargin: .rightMargin
    case .trailingMargin: .leftMargin
    default: self
    }
  }
}

/// The solver's expressions; Foundation has another type of that name.
typealias LinearExpression = Cassowary.Expression
