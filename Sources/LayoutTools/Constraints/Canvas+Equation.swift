import InterfaceBuilder

extension Canvas {
  /// The constant with which a constraint holds for the frames on the canvas, in points; nil if an
  /// item isn't on the canvas.
  ///
  /// Rounded to thousandths if that removes only a rounding error of the frames.
  public func constant(
    of first: NewConstraint.Side, relativeTo second: NewConstraint.Side?,
    multiplier: Multiplier = .one
  ) -> Double? {
    guard let holder = holder(of: first.item, second?.item) else { return nil }
    let isMirrored =
      holder.isRightToLeft
      && (first.attribute.isDirectional || second?.attribute.isDirectional == true)
    func value(_ side: NewConstraint.Side) -> Double? {
      item(side.item)?.value(of: side.attribute, in: holder, isMirrored: isMirrored)
    }
    guard let left = value(first) else { return nil }
    guard let second else { return left.settled }
    return value(second).map { (left - multiplier.value * $0).settled }
  }

  /// By how many points the left side of a constraint is greater than its right side on the canvas;
  /// nil if an item isn't there.
  public func residual(of constraint: NewConstraint) -> Double? {
    constant(
      of: constraint.first, relativeTo: constraint.second, multiplier: constraint.multiplier
    ).map { $0 - constraint.constant }
  }
}

extension CanvasItem {
  /// The value of an attribute in points: a size, or a place in the coordinates of the view that
  /// holds the constraint.
  /// - Parameter isMirrored: Whether places count leftwards, as they do from right to left in a
  ///   constraint that has a leading or trailing attribute.
  func value(of attribute: LayoutAttribute, in holder: CanvasItem, isMirrored: Bool) -> Double {
    switch attribute {
    case .width: return frame.width
    case .height: return frame.height
    default: break
    }
    let bounds = attribute.isMargin ? marginFrame : frame
    switch attribute.withoutMargin {
    case .top: return bounds.y - holder.frame.y
    case .bottom: return bounds.maxY - holder.frame.y
    case .centerY: return bounds.midY - holder.frame.y
    case .firstBaseline: return frame.y + (firstBaseline ?? 0) - holder.frame.y
    case .lastBaseline: return frame.y + (lastBaseline ?? frame.height) - holder.frame.y
    default: break
    }
    let x =
      switch attribute.withoutMargin {
      case .left: bounds.x
      case .right: bounds.maxX
      case .leading: isMirrored ? bounds.maxX : bounds.x
      case .trailing: isMirrored ? bounds.x : bounds.maxX
      default: bounds.midX
      }
    return isMirrored ? holder.frame.x - x : x - holder.frame.x
  }

  /// The frame within the layout margins; a guide has none.
  public var marginFrame: Rect {
    guard kind == .view else { return frame }
    return Rect(
      x: frame.x + margins.leading, y: frame.y + margins.top,
      width: frame.width - margins.leading - margins.trailing,
      height: frame.height - margins.top - margins.bottom)
  }
}
