import AutoLayout
import Foundation

/// The constraints of the selected view as distances. Constraints on its subviews are drawn when these are selected,
/// and those of intrinsic sizes are not distances.
extension SceneHost {
  func drawnDimensions(
    of live: [UIView], _ snapshot: SceneSnapshot, _ views: [DrawnView],
    _ options: ViewPainter.Options
  ) -> [DimensionLine] {
    guard let index = options.selection.flatMap(snapshot.index(of:)), live.indices.contains(index)
    else { return [] }
    let selected = live[index]
    let named = selected.constraintsNamingView
    let ids = describe(named, among: currentConstraints, in: currentInventory)
      .map(\.id)
    let lines = zip(named, ids).compactMap { constraint, id -> DimensionLine? in
      guard options.showsConstraintLines || id == options.constraint else { return nil }
      guard constraint.isDistance(for: selected), let ends = constraint.ends(for: selected),
        let container = constraint.container
      else { return nil }
      let isHorizontal = constraint.axis == .horizontal
      // The distance in the container, as a rectangle without area.
      let line =
        isHorizontal
        ? CGRect(x: ends.lowerBound, y: container.bounds.midY, width: ends.length, height: 0)
        : CGRect(x: container.bounds.midX, y: ends.lowerBound, width: 0, height: ends.length)
      let shown =
        live.firstIndex { $0 === container }.map { views[$0].place(of: line) }
        ?? container.convert(line, to: window)
      return DimensionLine(
        id: id, axis: isHorizontal ? .horizontal : .vertical,
        ends: isHorizontal ? shown.minX...shown.maxX : shown.minY...shown.maxY,
        length: ends.length, isSize: constraint.isSize,
        relation: DimensionLine.Relation(constraint.relation), isBroken: constraint.isBroken,
        isOptional: constraint.priority.rawValue < 1000)
    }
    // The selected one is drawn over the others.
    return lines.filter { $0.id != options.constraint }
      + lines.filter { $0.id == options.constraint }
  }
}

extension NSLayoutConstraint {
  fileprivate var isSize: Bool { firstAttribute == .width || firstAttribute == .height }

  /// Whether a constraint is drawn for a view: as its length, or as a distance to an item outside it.
  fileprivate func isDistance(for view: UIView) -> Bool {
    guard isActive, !(self is NSContentSizeLayoutConstraint),
      !(self is NSAutoresizingMaskLayoutConstraint)
    else { return false }
    if isSize, firstItem !== view, secondItem !== view { return false }
    return [firstItem, secondItem].allSatisfy { item in
      let other = item as? UIView ?? (item as? UILayoutGuide)?.owningView
      return other.map { $0 === view || !$0.isDescendant(of: view) } ?? true
    }
  }

  /// The ends of the line drawn for a view, in the coordinates of the ``container``.
  fileprivate func ends(for view: UIView) -> ClosedRange<CGFloat>? {
    let one: CGFloat?
    let other: CGFloat?
    if isSize {
      let isHorizontal = axis == .horizontal
      one = position(of: isHorizontal ? .left : .top, of: view)
      other = position(of: isHorizontal ? .right : .bottom, of: view)
    } else {
      guard secondItem != nil else { return nil }
      (one, other) = (position(of: .first), position(of: .second))
    }
    guard let one, let other else { return nil }
    return min(one, other)...max(one, other)
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension DimensionLine.Relation {
  fileprivate init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .atMost
      case .greaterThanOrEqual: .atLeast
      }
  }
}
