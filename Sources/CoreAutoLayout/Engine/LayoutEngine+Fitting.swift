internal import Cassowary

/// The size that a fitting view should come close to, and the priority of each of its lengths.
package struct FittingTarget {
  package var size: CGSize
  package var priorities: PerAxis<UILayoutPriority>
  /// Whether texts of several lines that have been laid out keep the width at which they were last
  /// wrapped, where the target leaves the width open.
  package var keepsWrappedTexts = false

  package init(size: CGSize, priorities: PerAxis<UILayoutPriority>) {
    self.size = size
    self.priorities = priorities
  }
}

extension LayoutEngine {
  /// The size of a free root that should come close to the target; nil if it has no constraints.
  package func size(fitting target: FittingTarget) -> CGSize? {
    keepsWrappedTexts = target.keepsWrappedTexts && target.priorities.horizontal != .required
    rebuild()
    guard let size = table.variables(of: root)?.size, solver.constraintCount > 0 else { return nil }
    wish(for: size.horizontal, target.size.width, target.priorities.horizontal)
    wish(for: size.vertical, target.size.height, target.priorities.vertical)
    flowContents()
    return frame(of: root)?.size
  }

  private func wish(for length: Variable, _ points: CGFloat, _ priority: UILayoutPriority) {
    let wish = Constraint(length, .equal, withinLimits(points), priority: Priority(priority))
    do {
      try solver.add(wish)
    } catch {
      // The view's own required constraints take precedence over a required target.
      var lesser = wish
      lesser.priority = Priority(UILayoutPriority.required - 1)
      _ = try? solver.add(lesser)
    }
  }
}
