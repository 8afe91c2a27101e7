internal import Cassowary
import Foundation

/// A size that a view is asked to come close to, and how much either side of it matters.
struct FittingTarget {
  var size: CGSize
  var priorities: PerAxis<UILayoutPriority>
}

extension LayoutEngine {
  /// The root's size where it is free but for a wish; nil if there is not one constraint.
  func size(fitting target: FittingTarget) -> CGSize? {
    rebuild()
    guard let size = table.variables(of: root)?.size, solver.constraintCount > 0 else {
      return nil
    }
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
      // What the view requires itself wins over a target that is required.
      var lesser = wish
      lesser.priority = Priority(UILayoutPriority.required - 1)
      _ = try? solver.add(lesser)
    }
  }
}
