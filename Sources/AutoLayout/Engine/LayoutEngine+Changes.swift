internal import Cassowary
import Foundation

extension LayoutEngine {
  /// Tells the solver what changed since it last solved; false if only a rebuild can.
  ///
  /// What is broken depends on the constraints alone, never on how the layout came to be what it
  /// is: wherever the changes leave that open, the answer is false.
  func absorbChanges() -> Bool {
    guard let visits = takeVisits() else { return false }
    let changes = changes
    beginCollectingChanges()
    let broken = conflicts.map(\.broken)
    conflicts.removeAll()
    if changes.rootSize, rootSizeIsGiven, !editRootSize() { return false }
    for constraint in changes.constants where !setSolverConstant(of: constraint) { return false }
    for constraint in changes.priorities where !setSolverPriority(of: constraint) { return false }
    guard absorb(visits) else { return false }
    for constraint in changes.activated.sorted(by: { $0.activationIndex < $1.activationIndex })
    where constraint.isActive {
      guard constraint.engineEntry?.parts.isEmpty ?? true else { continue }
      guard enter(constraint) else { return false }
    }
    if changes.baselines || !visits.contents.isEmpty, !followBaselines() { return false }
    guard retry(broken) else { return false }
    for constraint in changes.reordered { rerank(constraint) }
    for node in changes.closed { rerankContent(of: node) }
    logConflicts()
    return true
  }

  // MARK: What views have to tell

  /// The views that wait for the engine, by reason; parents first.
  struct Visits {
    /// Views that are new, each with all that lies in it.
    var newcomers: [UIView] = []
    /// Guides that are new in views that are not.
    var guides: [UILayoutGuide] = []
    var insets: [UIView] = []
    var contents: [UIView] = []
    var autoresized: [UIView] = []
  }

  /// Collects what views wait for; nil if the engine does not even know the root.
  private func takeVisits() -> Visits? {
    guard knows(root.node) else { return nil }
    var visits = Visits()
    visit(root, &visits)
    return visits
  }

  private func visit(_ view: UIView, _ visits: inout Visits) {
    let pending = view.pending
    view.pending.subtract([.engine, .engineBelow, .contentSize, .insets, .autoresizing])
    guard knows(view.node) else {
      visits.newcomers.append(view)
      for subview in view.subviews where !subview.isApartFromLayout { visit(subview, &visits) }
      return
    }
    if pending.contains(.engine) {
      visits.guides += view.allGuides.filter { !knows($0.node) }
      if pending.contains(.insets) { visits.insets.append(view) }
      if pending.contains(.contentSize) { visits.contents.append(view) }
      if pending.contains(.autoresizing), view !== root { visits.autoresized.append(view) }
    }
    guard pending.contains(.engineBelow) else { return }
    for subview in view.subviews
    where !subview.isApartFromLayout && !subview.pending.isDisjoint(with: [.engine, .engineBelow]) {
      visit(subview, &visits)
    }
  }

  private func absorb(_ visits: Visits) -> Bool {
    if !visits.newcomers.isEmpty || !visits.guides.isEmpty {
      var items: [LayoutNode] = []
      for view in visits.newcomers {
        view.refreshSystemGuides()
        items.append(view.node)
        for guide in view.allGuides { items.append(guide.node) }
      }
      for guide in visits.guides { items.append(guide.node) }
      admit(items)
    }
    for view in visits.insets where !followInsets(of: view) { return false }
    for view in visits.autoresized where !followFrame(of: view) { return false }
    for guide in visits.guides {
      guide.refresh()
      for constraint in guide.systemConstraints where !enter(constraint) { return false }
    }
    var brought: [NSLayoutConstraint] = []
    for constraint in constraints(of: visits.newcomers)
    where constraint.engineEntry?.parts.isEmpty ?? true {
      brought.append(constraint)
    }
    guard enter(brought) else { return false }
    for view in visits.contents where !view.knowsContentSize {
      if !remeasure(view) { return false }
    }
    return true
  }

  /// Brings the guides of a view, and the constraints on its margins, up to its insets.
  private func followInsets(of view: UIView) -> Bool {
    view.refreshSystemGuides()
    let onMargins = view.node.naming.all.filter {
      $0.firstItem === view && $0.firstAttribute.isMargin
        || $0.secondItem === view && $0.secondAttribute.isMargin
    }
    return onMargins.allSatisfy(setSolverConstant)
  }

  /// Makes the constraints that stand for a view's frame agree with it.
  private func followFrame(of view: UIView) -> Bool {
    let old = view.joinedAutoresizing?.all ?? []
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      for constraint in old { if let entry = constraint.engineEntry { drop(entry) } }
      view.joinedAutoresizing = nil
      view.autoresizingConstraints = nil
      changes.removed = true
      return true
    }
    guard view.autoresizingConstraints == nil else { return true }
    let new = AutoresizingConstraints(of: view, in: superview)
    view.autoresizingConstraints = new
    guard old.count == new.all.count else { return new.all.allSatisfy(enter) }
    for (before, after) in zip(old, new.all) {
      if before.isEqualLine(after), let entry = before.engineEntry {
        after.engineEntry = entry
      } else if let entry = before.engineEntry {
        drop(entry)
      }
    }
    return new.all.allSatisfy { $0.engineEntry != nil || enter($0) }
  }

  // MARK: What constraints have to tell

  /// Gives the solver the constraint's constant; false if the required constraints can't follow.
  func setSolverConstant(of constraint: NSLayoutConstraint) -> Bool {
    // What is broken is told its constant when it is tried again.
    guard let entry = constraint.engineEntry, !entry.parts.isEmpty, !entry.isBroken else {
      return true
    }
    guard let expression = linear(constraint) else { return false }
    return setSolverConstant(expression.constant, in: entry)
  }

  private func setSolverConstant(_ constant: Double, in entry: EngineEntry) -> Bool {
    for index in entry.parts.indices {
      guard let handle = entry.parts[index].handle else { return false }
      entry.parts[index].constraint.expression.constant = constant
      do {
        try solver.setConstant(constant, of: handle)
      } catch {
        return false
      }
    }
    return true
  }

  private func setSolverPriority(of constraint: NSLayoutConstraint) -> Bool {
    guard let entry = constraint.engineEntry, let handle = entry.parts.first?.handle else {
      return true
    }
    do {
      entry.parts[0].constraint.priority = Priority(constraint.priority)
      try solver.setPriority(Priority(constraint.priority), of: handle)
      return true
    } catch {
      return false
    }
  }

  /// Makes the constraints on baselines agree with the content that bears these.
  private func followBaselines() -> Bool {
    // What has left the engine since is let go of here.
    onBaselines.removeAll { constraint in
      constraint.engineEntry.map { $0.generation != generation || $0.parts.isEmpty } ?? true
    }
    for constraint in onBaselines {
      guard let entry = constraint.engineEntry, let part = entry.parts.first, !entry.isBroken,
        let expression = linear(constraint), expression != part.constraint.expression
      else { continue }
      if expression.terms == part.constraint.expression.terms {
        guard setSolverConstant(expression.constant, in: entry) else { return false }
      } else {
        drop(entry)
        guard enter(constraint) else { return false }
      }
    }
    return true
  }
}

extension NSLayoutConstraint {
  /// Whether both say the same of the same item, but for rounding errors.
  fileprivate func isEqualLine(_ other: NSLayoutConstraint) -> Bool {
    secondAttribute == other.secondAttribute && abs(multiplier - other.multiplier) < 1e-9
      && abs(constant - other.constant) < 1e-7
  }
}
