/// A side of a view that a constraint pins to the same side of its superview, of its margins, or of
/// a guide of it.
struct SuperviewPin: Sendable {
  let view: Int
  let side: EdgeSide
}

extension CheckedLayout {
  /// The pin that a constraint is; nil for any other constraint, such as one from a leading edge to
  /// the superview's middle.
  func superviewPin(_ entry: CheckedConstraints.Entry) -> SuperviewPin? {
    let live = entry.live
    guard let first = entry.first, let second = entry.second, live.relation == .equal,
      live.multiplier == 1
    else { return nil }
    let sides = [(first, live.firstAttribute), (second, live.secondAttribute)]
    for (inner, outer) in [(sides[0], sides[1]), (sides[1], sides[0])] {
      guard inner.0.guide == nil, items[inner.0.view].parent == outer.0.view,
        let side = side(inner.1, of: inner.0.view),
        side == self.side(outer.1.ofEdge, of: outer.0.view)
      else { continue }
      return SuperviewPin(view: inner.0.view, side: side)
    }
    return nil
  }
}

extension NSLayoutConstraint.Attribute {
  /// The edge for a margin along it; any other attribute itself.
  fileprivate var ofEdge: NSLayoutConstraint.Attribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
