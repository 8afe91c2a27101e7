internal import Cassowary
import Foundation

extension LayoutEngine {
  /// Builds the whole system from the tree.
  ///
  /// The order in which required constraints join decides which of them are left out where not all
  /// can be met: first the window's size, then the system's own, then the app's as activated.
  func rebuild() {
    solver = Solver()
    generation = Self.generations
    Self.generations += 1
    nodes.removeAll(keepingCapacity: true)
    nodeCount = 0
    flowing.removeAll()
    unfitted.removeAll()
    moved.removeAll()
    onBaselines.removeAll()
    acrossScrolling.removeAll()
    conflicts.removeAll()
    beginCollectingChanges()

    var views: [UIView] = []
    var items: [LayoutNode] = []
    root.forEachInLayout { view in
      view.refreshSystemGuides()
      view.pending.subtract([.engine, .engineBelow, .contentSize, .insets, .autoresizing])
      views.append(view)
      items.append(view.node)
      for guide in view.allGuides { items.append(guide.node) }
    }
    for node in items {
      node.variables = nil
      node.isMoved = false
    }
    // The root's size comes first, whenever it came to be the root.
    admit([root.node])
    admit(items)
    if rootSizeIsGiven { editRootSize() }
    join(constraints(of: views))
    logConflicts()
  }

  /// The constraints that views bring with them, in the order in which they join.
  func constraints(of views: [UIView]) -> [NSLayoutConstraint] {
    var held: [NSLayoutConstraint] = []
    for view in views { held += view.node.held.all }
    var order: [Numbered] = []
    for (place, constraint) in held.enumerated() {
      order.append(Numbered(number: constraint.activationIndex, place: place))
    }
    order.sort()
    var (named, required, optional) = (
      [NSLayoutConstraint](), [NSLayoutConstraint](), [NSLayoutConstraint]()
    )
    for item in order {
      let constraint = held[item.place]
      if constraint.priority != .required {
        optional.append(constraint)
      } else if constraint.isSystemOwned {
        named.append(constraint)
      } else {
        required.append(constraint)
      }
    }
    return systemConstraints(of: views) + named + required + optional
  }

  /// What the system adds: autoresizing masks, its guides' constraints, content sizes.
  private func systemConstraints(of views: [UIView]) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    for view in views {
      all += autoresizingConstraints(of: view)
      for guide in view.systemGuides?.all ?? [] { all += guide.systemConstraints }
    }
    for view in views { all += contentSizeConstraints(of: view) }
    return all
  }

  /// Whether the root's size is given from outside, as a window's is, or found by the constraints.
  var rootSizeIsGiven: Bool { root.translatesAutoresizingMaskIntoConstraints && !isFitting }

  /// Hands the root's size to the solver; false if the required constraints can't follow.
  @discardableResult
  func editRootSize() -> Bool {
    guard let size = root.node.variables?.size else { return true }
    do {
      try solver.edit([
        (size.horizontal, withinLimits(root.bounds.width)),
        (size.vertical, withinLimits(root.bounds.height)),
      ])
      return true
    } catch {
      return false
    }
  }

  func autoresizingConstraints(of view: UIView) -> [NSLayoutConstraint] {
    guard view !== root, view.translatesAutoresizingMaskIntoConstraints,
      let superview = view.superview
    else { return [] }
    if let known = view.autoresizingConstraints { return known.all }
    let made = AutoresizingConstraints(of: view, in: superview)
    view.autoresizingConstraints = made
    return made.all
  }
}
