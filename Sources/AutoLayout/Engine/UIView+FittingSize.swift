internal import Cassowary
import Foundation

/// A size that a view is asked to come close to, and how much either side of it matters.
struct FittingTarget {
  var size: CGSize
  var priorities: PerAxis<UILayoutPriority>
}

extension UIView {
  /// The size that the view's constraints lead to where they are its only ones, besides a wish for
  /// the target's.
  ///
  /// A view in which nothing is constrained has the size that fits its content.
  func fittingSize(_ target: FittingTarget) -> CGSize {
    guard target.size.width.isFinite, target.size.height.isFinite,
      target.priorities.horizontal.isLegal(), target.priorities.vertical.isLegal()
    else { return .zero }
    updateConstraintsIfNeeded()
    let suspended = SuspendedLayout(of: self)
    defer { suspended.resume() }
    guard let size = LayoutEngine(root: self).size(fitting: target) else {
      return roundedUpToPixels(sizeThatFits(target.size))
    }
    return roundedUpToPixels(size)
  }
}

extension LayoutEngine {
  /// The root's size where it is free but for a wish; nil if there is not one constraint.
  fileprivate func size(fitting target: FittingTarget) -> CGSize? {
    isFitting = true
    rebuild()
    guard let size = root.node.variables?.size, solver.constraintCount > 0 else { return nil }
    wish(for: size.horizontal, target.size.width, target.priorities.horizontal)
    wish(for: size.vertical, target.size.height, target.priorities.vertical)
    flowContents()
    return frame(of: root.node)?.size
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

/// What the engine of a hierarchy knows of a view and all that lies in it, put aside while another
/// engine works on them.
@MainActor
private struct SuspendedLayout {
  private struct Item {
    var node: LayoutNode
    var variables: LayoutVariables?
    var isMoved: Bool
    var isFlowing: Bool
  }

  private struct View {
    var view: UIView
    var pending: PendingPasses
    var knowsContentSize: Bool
    var contentSizeConstraints: PerAxis<NSContentSizeLayoutConstraint?>
    var autoresizing: AutoresizingConstraints?
    var joinedAutoresizing: AutoresizingConstraints?
  }

  private var items: [Item] = []
  private var views: [View] = []
  private var entries: [(constraint: NSLayoutConstraint, entry: EngineEntry?)] = []

  init(of root: UIView) {
    root.forEachInLayout { view in
      for node in [view.node] + view.allGuides.map(\.node) {
        items.append(
          Item(
            node: node, variables: node.variables, isMoved: node.isMoved,
            isFlowing: node.isFlowing))
      }
      views.append(
        View(
          view: view, pending: view.pending, knowsContentSize: view.knowsContentSize,
          contentSizeConstraints: view.contentSizeConstraints,
          autoresizing: view.autoresizingConstraints,
          joinedAutoresizing: view.joinedAutoresizing))
      let guides = view.systemGuides?.all ?? []
      for constraint in view.node.held.all + guides.flatMap(\.systemConstraints) {
        entries.append((constraint, constraint.engineEntry))
      }
      view.knowsContentSize = false
      view.contentSizeConstraints = PerAxis(both: nil)
      view.autoresizingConstraints = nil
      view.joinedAutoresizing = nil
    }
  }

  func resume() {
    for item in items {
      item.node.variables = item.variables
      item.node.isMoved = item.isMoved
      item.node.isFlowing = item.isFlowing
    }
    for known in views {
      known.view.pending.formUnion(known.pending)
      known.view.knowsContentSize = known.knowsContentSize
      known.view.contentSizeConstraints = known.contentSizeConstraints
      known.view.autoresizingConstraints = known.autoresizing
      known.view.joinedAutoresizing = known.joinedAutoresizing
    }
    for (constraint, entry) in entries { constraint.engineEntry = entry }
  }
}
