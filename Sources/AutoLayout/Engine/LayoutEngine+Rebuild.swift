internal import Cassowary
import Foundation

extension LayoutEngine {
  /// Builds the whole system from the tree.
  ///
  /// The order in which required constraints join decides which of them are left out where not all
  /// can be met: first the window's size, then the system's own, then the app's as activated.
  func rebuild() {
    solver = Solver()
    owners.removeAll(keepingCapacity: true)
    conflicts.removeAll()
    refreshGuides()
    beginCollectingChanges()
    collectItems()
    fixRootSize()

    let installed = installedConstraints
    collectClosings(installed)
    let own = systemConstraints
    let required = installed.filter { $0.priority == .required }
    join(own)
    join(required.filter { joinClass(of: $0) == .systemNamed })
    join(required.filter { joinClass(of: $0) == .app })
    join(installed.filter { $0.priority != .required })
    logConflicts()
  }

  /// The kinds of required constraints, in the order in which they join.
  enum JoinClass: Int {
    /// What the system makes itself: autoresizing masks, guides, content sizes.
    case system
    /// What is held by a view, and bears a name that is the system's.
    case systemNamed
    case app
  }

  func joinClass(of constraint: NSLayoutConstraint) -> JoinClass {
    if constraint.activationIndex == 0 { return .system }
    return constraint.isSystemOwned ? .systemNamed : .app
  }

  private func collectItems() {
    items.removeAll(keepingCapacity: true)
    flowingViews.removeAll()
    root.forEachInLayout { view in
      view.layoutOrder = items.count
      admit(view, isRoot: view === root)
      for guide in view.allGuides { admit(guide, isRoot: false) }
    }
  }

  private func admit(_ item: any LayoutItem, isRoot: Bool) {
    item.layoutVariables = LayoutVariables(in: &solver, isRoot: isRoot)
    items.append(UnretainedItem(item: item))
  }

  /// Whether the root's size is given from outside, as a window's is, or found by the constraints.
  var rootSizeIsGiven: Bool { root.translatesAutoresizingMaskIntoConstraints }

  private func fixRootSize() {
    guard rootSizeIsGiven else { return }
    editRootSize()
  }

  /// Hands the root's size to the solver; false if the required constraints can't follow.
  @discardableResult
  func editRootSize() -> Bool {
    guard let size = root.layoutVariables?.size else { return true }
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

  private func refreshGuides() {
    root.forEachInHierarchy { $0.refreshSystemGuides() }
  }

  /// The constraints that the hierarchy's views hold, in the order of their activation.
  var installedConstraints: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    root.forEachInHierarchy { all += $0.installedConstraints }
    return all.sorted { $0.activationIndex < $1.activationIndex }
  }

  /// What the system adds: autoresizing masks, its guides' constraints, content sizes.
  private var systemConstraints: [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    root.forEachInLayout { view in
      all += autoresizingConstraints(of: view)
      for guide in view.systemGuides.all { all += guide.systemConstraints }
    }
    root.forEachInLayout { view in all += contentSizeConstraints(of: view) }
    return all
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

  private func join(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { join(constraint) }
  }

  /// Adds the constraint to the solver; if it can't be met it is broken, and its conflict noted.
  @discardableResult
  func join(_ constraint: NSLayoutConstraint) -> Bool {
    let entry = EngineEntry()
    constraint.engineEntry = entry
    for part in parts(of: constraint) {
      var joined = EngineEntry.Part(constraint: part, handle: nil)
      do {
        let handle = try solver.add(part)
        owners[handle] = constraint
        joined.handle = handle
      } catch {
        note(error, refusing: constraint)
      }
      entry.parts.append(joined)
    }
    return !entry.isBroken
  }

  /// The linear constraints that stand for one of the layout's.
  private func parts(of constraint: NSLayoutConstraint) -> [Constraint] {
    guard let expression = linear(constraint) else { return [] }
    guard let content = constraint as? NSContentSizeLayoutConstraint,
      let view = content.firstItem as? UIView
    else {
      return [
        Constraint(
          expression, Relation(constraint.relation), priority: Priority(constraint.priority),
          rank: rank(of: constraint))
      ]
    }
    let rank = contentRank(of: view, content.axis)
    return [
      Constraint(
        expression, .greaterThanOrEqual, priority: Priority(content.compressionResistance),
        rank: rank),
      Constraint(
        expression, .lessThanOrEqual, priority: Priority(content.hugging), rank: rank + 1),
    ]
  }

  func drop(_ entry: EngineEntry) {
    for handle in entry.parts.compactMap(\.handle) {
      owners[handle] = nil
      solver.remove(handle)
    }
    entry.parts.removeAll()
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    switch relation {
    case .lessThanOrEqual: self = .lessThanOrEqual
    case .equal: self = .equal
    case .greaterThanOrEqual: self = .greaterThanOrEqual
    }
  }
}

extension Priority {
  /// The layout only lets priorities through that the solver has too.
  init(_ priority: UILayoutPriority) { self = Priority(priority.rawValue) ?? .required }
}
