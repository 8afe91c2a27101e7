/// A constraint that keeps two views beside each other apart: the end of one and the beginning of
/// the next.
struct SpacingGap: Sendable {
  /// The index of the view that ends first, and of the one that begins after it.
  let before: Int
  let after: Int
  /// The edges of the gap, as of an item at the first place and one at the second.
  let distance: EdgeExpression
  /// The space that the constraint asks for, in points.
  let least: Double
  let isHorizontal: Bool
  /// On the other axis the two have something in common.
  var facing: [EdgeCondition] {
    let (one, other) = (EdgePlace.first, EdgePlace.second)
    return isHorizontal
      ? [one.bottom > other.top, other.bottom > one.top]
      : [one.right > other.left, other.right > one.left]
  }
  /// Whether the distance is to be just that, and not at least that.
  let isExact: Bool
  let isOptional: Bool
}

extension CheckedLayout {
  /// The spaces between siblings that constraints ask for, in the order of the constraints.
  var gaps: [SpacingGap] { constraints.all.compactMap(gap) }

  private func gap(of entry: CheckedConstraints.Entry) -> SpacingGap? {
    let live = entry.live
    guard let first = entry.first, let second = entry.second, first.guide == nil,
      second.guide == nil, first.view != second.view,
      items[first.view].parent == items[second.view].parent, live.multiplier == 1,
      isUpright(first.view), isUpright(second.view),
      let one = side(live.firstAttribute, of: first.view),
      let other = side(live.secondAttribute, of: second.view), one.isOpposite(of: other)
    else { return nil }
    // The first item begins where the second ends, or the other way round.
    let beginsLater = one == .left || one == .top
    let wanted: NSLayoutConstraint.Relation =
      beginsLater ? .greaterThanOrEqual : .lessThanOrEqual
    guard live.relation == .equal || live.relation == wanted else { return nil }
    // A constraint for leading and trailing counts the other way where leading is right.
    let isMirrored =
      (live.firstAttribute == .leading || live.firstAttribute == .trailing)
      && views[first.view].effectiveUserInterfaceLayoutDirection == .rightToLeft
    let constant = Double(isMirrored ? -live.constant : live.constant)
    let isHorizontal = one == .left || one == .right
    return SpacingGap(
      before: beginsLater ? second.view : first.view, after: beginsLater ? first.view : second.view,
      distance: isHorizontal
        ? EdgePlace.second.left - EdgePlace.first.right
        : EdgePlace.second.top - EdgePlace.first.bottom,
      least: beginsLater ? constant : -constant, isHorizontal: isHorizontal,
      isExact: live.relation == .equal, isOptional: live.priority < .required)
  }

  /// The side of a view that an attribute is, in the window; nil for another attribute.
  func side(_ attribute: NSLayoutConstraint.Attribute, of index: Int) -> EdgeSide? {
    let isMirrored = views[index].effectiveUserInterfaceLayoutDirection == .rightToLeft
    return switch attribute {
    case .left: .left
    case .right: .right
    case .leading: isMirrored ? .right : .left
    case .trailing: isMirrored ? .left : .right
    case .top: .top
    case .bottom: .bottom
    default: nil
    }
  }
}

extension EdgeSide {
  fileprivate func isOpposite(of other: EdgeSide) -> Bool {
    switch (self, other) {
    case (.left, .right), (.right, .left), (.top, .bottom), (.bottom, .top): true
    default: false
    }
  }
}
