import Foundation

/// Where a constraint stands when priorities leave a choice: of two that could yield, the lower does.
///
/// Constraints rank in the order of their activation. A view's content size ranks just below the
/// last constraint on that axis which has the view as its first item, because on devices the first
/// item of the constraint that closes a chain keeps the size of its content and the others give
/// way. The system's own constraints rank lowest.
extension LayoutEngine {
  private static let rankStep = 1 << 20

  func rank(of constraint: NSLayoutConstraint) -> Int {
    constraint.activationIndex * Self.rankStep + Self.rankStep - 1
  }

  func contentRank(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Int {
    let closing = closings[ObjectIdentifier(view)]?[axis] ?? 0
    return closing * Self.rankStep + min(view.layoutOrder * 2, Self.rankStep - 4)
  }

  /// Finds anew which constraint is the last to name each item first.
  func collectClosings(_ installed: [NSLayoutConstraint]) {
    closings.removeAll(keepingCapacity: true)
    for constraint in installed {
      guard let item = constraint.firstItem else { continue }
      closings[ObjectIdentifier(item), default: PerAxis(both: 0)][constraint.axis] =
        constraint.activationIndex
    }
  }
}
