internal import Cassowary

extension LayoutEngine {
  /// Passes the changes since the last solve on to the solver; false if a rebuild is needed.
  ///
  /// The broken constraints depend on the present constraints alone, never on the order of changes:
  /// if the changes leave open which are broken, the result is false.
  func absorbChanges() -> Bool {
    guard let rootView = root.container, knows(root) else { return false }
    var visits = LayoutVisits()
    rootView.takeVisits(&visits, for: self)
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
      guard table.index(of: constraint) == nil else { continue }
      guard enter(constraint) else { return false }
    }
    if changes.baselines || !visits.contents.isEmpty, !followBaselines() { return false }
    guard retry(broken) else { return false }
    for constraint in changes.reordered { rerank(constraint) }
    for node in changes.closed { rerankContent(of: node) }
    logConflicts()
    return true
  }

  // MARK: Changes of views

  private func absorb(_ visits: LayoutVisits) -> Bool {
    if !visits.newcomers.isEmpty || !visits.guides.isEmpty {
      var items: [LayoutNode] = []
      for view in visits.newcomers {
        view.refreshSystemGuides()
        items.append(view.node)
        items += view.guideNodes
      }
      for guide in visits.guides { items.append(guide.node) }
      admit(items)
    }
    for view in visits.insets where !followInsets(of: view) { return false }
    for view in visits.frames where !followFrame(of: view) { return false }
    for guide in visits.guides {
      guide.refresh()
      for constraint in guide.systemConstraints where !enter(constraint) { return false }
    }
    var brought: [NSLayoutConstraint] = []
    for constraint in constraints(of: visits.newcomers) where table.index(of: constraint) == nil {
      brought.append(constraint)
    }
    guard enter(brought) else { return false }
    for view in visits.contents where !remeasure(view) { return false }
    return true
  }

  /// Updates the guides of a view, and the constraints on its margins, to its insets.
  private func followInsets(of view: any LayoutContainer) -> Bool {
    view.refreshSystemGuides()
    let node = view.node
    let onMargins = node.naming.all.filter {
      $0.firstNode === node && $0.firstAttribute.isMargin
        || $0.secondNode === node && $0.secondAttribute.isMargin
    }
    return onMargins.allSatisfy(setSolverConstant)
  }

  /// Updates the constraints that stand for a view's frame.
  private func followFrame(of view: any LayoutContainer) -> Bool {
    guard let index = table.index(of: view.node), !table.items[index].isAutoresizingKnown else {
      return true
    }
    let old = table.items[index].autoresizing
    let new =
      view.translatesAutoresizingMaskIntoConstraints ? view.makeAutoresizingConstraints() : []
    table.items[index].autoresizing = new
    table.items[index].isAutoresizingKnown = !new.isEmpty
    guard old.count == new.count else {
      for constraint in old { drop(constraint) }
      changes.removed = true
      return new.allSatisfy(enter)
    }
    for (before, after) in zip(old, new) {
      if before.isEqualLine(after), let entry = table.index(of: before) {
        table.hand(entry, to: after)
      } else {
        drop(before)
      }
    }
    return new.allSatisfy { table.index(of: $0) != nil || enter($0) }
  }

  // MARK: Changes of constraints

  /// Passes the constraint's constant on to the solver; false if the required constraints can't
  /// follow.
  func setSolverConstant(of constraint: NSLayoutConstraint) -> Bool {
    // A broken constraint gets its constant when it is tried again.
    guard let entry = table.index(of: constraint), !table.isBroken(entryAt: entry) else {
      return true
    }
    if table.isYielding(entryAt: entry) { return false }
    guard let expression = linear(constraint) else { return false }
    guard expression.constant.isFinite else {
      constraint.refuse(constant: -expression.constant)
      return true
    }
    return setSolverConstant(expression.constant, in: entry)
  }

  private func setSolverConstant(_ constant: Double, in entry: Int) -> Bool {
    for part in 0..<table.entries[entry].count {
      guard let handle = table.entries[entry][part].handle else { return false }
      table.entries[entry][part].constraint.expression.constant = constant
      do {
        try solver.setConstant(constant, of: handle)
      } catch {
        return false
      }
    }
    return true
  }

  private func setSolverPriority(of constraint: NSLayoutConstraint) -> Bool {
    guard let entry = table.index(of: constraint), let handle = table.entries[entry].first.handle
    else { return true }
    do {
      table.entries[entry].first.constraint.priority = Priority(constraint.priority)
      try solver.setPriority(Priority(constraint.priority), of: handle)
      return true
    } catch {
      return false
    }
  }

  /// Updates the constraints on baselines to the views and fonts that now have these baselines.
  private func followBaselines() -> Bool {
    // Constraints that have left the engine are removed here.
    onBaselines.removeAll { table.index(of: $0) == nil }
    for constraint in onBaselines {
      guard let entry = table.index(of: constraint), !table.isBroken(entryAt: entry),
        let expression = linear(constraint)
      else { continue }
      let known = table.entries[entry].first.constraint.expression
      guard expression != known else { continue }
      if expression.terms == known.terms {
        guard setSolverConstant(expression.constant, in: entry) else { return false }
      } else {
        drop(constraint)
        guard enter(constraint) else { return false }
      }
    }
    return true
  }
}

extension NSLayoutConstraint {
  /// Whether both have the same second attribute, multiplier and constant, but for rounding errors.
  fileprivate func isEqualLine(_ other: NSLayoutConstraint) -> Bool {
    secondAttribute == other.secondAttribute
      && abs(multiplier - other.multiplier) < LayoutTolerance.multiplier
      && abs(constant - other.constant) < LayoutTolerance.constant
  }
}
