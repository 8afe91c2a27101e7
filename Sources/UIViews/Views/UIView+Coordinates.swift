extension UIView {
  /// The point in the other view's coordinates; in those of the window or the root if it is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? root
    if let shift = shift(to: target) { return CGPoint(x: point.x + shift.x, y: point.y + shift.y) }
    return point.applying(map(to: target))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    (view ?? root).convert(point, to: Optional(self))
  }

  /// The rectangle in the other view's coordinates. If a transform between them rotates it, the
  /// result is the smallest rectangle around it.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let target = view ?? root
    if let shift = shift(to: target) { return rect.offsetBy(dx: shift.x, dy: shift.y) }
    return rect.applying(map(to: target))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    (view ?? root).convert(rect, to: Optional(self))
  }

  /// The translation from this view's coordinates to the other's, which has no rounding errors; nil
  /// if there is a transform between them.
  private func shift(to other: UIView) -> CGPoint? {
    // Between neighbours, as in the search for a touched view, there is no need to walk up to the
    // root.
    let (outer, others) = (superview, other.superview)
    if outer === other { return isTransformed ? nil : originInSuperview }
    if others === self {
      guard !other.isTransformed else { return nil }
      let origin = other.originInSuperview
      return CGPoint(x: -origin.x, y: -origin.y)
    }
    guard let own = originInRoot, let others = other.originInRoot else { return nil }
    let way = CGPoint(x: own.x - others.x, y: own.y - others.y)
    let (root, otherRoot) = (root, other.root)
    guard root !== otherRoot, !root.isTransformed, !otherRoot.isTransformed else { return way }
    // Roots of two hierarchies are as if they were in one view.
    let (start, end) = (root.originInSuperview, otherRoot.originInSuperview)
    return CGPoint(x: way.x + start.x - end.x, y: way.y + start.y - end.y)
  }

  /// The position of the origin of the view's bounds in the bounds of the hierarchy's root; nil if
  /// there is a transform between them.
  package var originInRoot: CGPoint? {
    var origin = CGPoint.zero
    var view = self
    while let superview = view.superview {
      if view.isTransformed { return nil }
      let step = view.originInSuperview
      origin.x += step.x
      origin.y += step.y
      view = superview
    }
    return origin
  }

  /// The position of the origin of the view's bounds in the superview's bounds, if the view has no
  /// transform.
  private var originInSuperview: CGPoint {
    let (frame, bounds) = (storedOrigin, storedBounds.origin)
    return CGPoint(x: frame.x - bounds.x, y: frame.y - bounds.y)
  }

  private func map(to other: UIView) -> CGAffineTransform {
    mapToRoot.concatenating(other.mapToRoot.inverted())
  }

  /// The transform from the view's coordinates to those of the hierarchy's root.
  package var mapToRoot: CGAffineTransform {
    sequence(first: self, next: \.superview).reduce(.identity) { map, view in
      view.superview == nil ? map : map.concatenating(view.mapToSuperview)
    }
  }

  /// The transform from the view's coordinates to its superview's, which acts about the center.
  package var mapToSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }
}
