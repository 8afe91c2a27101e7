internal import Cassowary
import Foundation

extension LayoutEngine {
  /// Tells the solver what changed since it last solved; false if only a rebuild can.
  ///
  /// What is broken depends on the constraints alone, never on how the layout came to be what it
  /// is: wherever the changes leave that open, the answer is false.
  func absorbChanges() -> Bool {
    guard !changes.isEmpty else { return true }
    for change in changes.insets where !followInsets(of: change.view) { return false }
    let changes = changes
    beginCollectingChanges()
    for constraint in changes.constants where !setSolverConstant(of: constraint) { return false }
    for constraint in changes.priorities where !setSolverPriority(of: constraint) { return false }
    for view in changes.contents.map(\.view) where view.needsContentSize {
      guard view.layoutVariables != nil, !usesBaselines, remeasure(view) else { return false }
    }
    if changes.rootSize, rootSizeIsGiven, !editRootSize() { return false }
    for change in changes.autoresized where !followFrame(of: change.view) { return false }
    guard retryBroken() else { return false }
    if !changes.activated.isEmpty || changes.removed {
      let installed = installedConstraints
      collectClosings(installed)
      for constraint in changes.activated.sorted(by: { $0.activationIndex < $1.activationIndex })
      where constraint.isActive {
        guard constraint.engineEntry?.parts.isEmpty ?? true else { continue }
        guard join(constraint) else { return false }
      }
      rerankContents()
    }
    logConflicts()
    return true
  }

  /// Tries each broken constraint again, in the order of joining.
  ///
  /// One that now fits in is met. One that does not stays broken if it conflicts with constraints
  /// that join before it; if it conflicts with a later one, that one may have to go instead.
  private func retryBroken() -> Bool {
    let broken = conflicts.map(\.broken)
    conflicts.removeAll()
    for constraint in broken where constraint.isActive {
      guard joinClass(of: constraint) == .app else { return false }
      if let entry = constraint.engineEntry { drop(entry) }
      if join(constraint) { continue }
      guard let others = conflicts.last?.constraints.dropFirst(),
        others.allSatisfy({ joins($0, before: constraint) })
      else { return false }
    }
    return true
  }

  private func joins(_ first: NSLayoutConstraint, before second: NSLayoutConstraint) -> Bool {
    let (firstClass, secondClass) = (joinClass(of: first), joinClass(of: second))
    if firstClass != secondClass { return firstClass.rawValue < secondClass.rawValue }
    return first.activationIndex < second.activationIndex
  }

  /// Another view may bear a baseline now, as when a stack hides one of its views.
  func baselinesChanged() { if usesBaselines { setNeedsRebuild() } }

  /// Whether a constraint is about a baseline, which moves with the content.
  private var usesBaselines: Bool {
    items.contains { reference in
      (reference.item as? UIView)?.installedConstraints.contains {
        $0.firstAttribute.isBaseline || $0.secondAttribute.isBaseline
      } ?? false
    }
  }

  /// Gives the solver the constraint's constant; false if the required constraints can't follow.
  func setSolverConstant(of constraint: NSLayoutConstraint) -> Bool {
    // What is broken is told its constant when it is tried again.
    guard let entry = constraint.engineEntry, !entry.parts.isEmpty, !entry.isBroken else {
      return true
    }
    guard let expression = linear(constraint) else { return false }
    for index in entry.parts.indices {
      guard let handle = entry.parts[index].handle else { return false }
      entry.parts[index].constraint.expression.constant = expression.constant
      do {
        try solver.setConstant(expression.constant, of: handle)
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

  /// Brings the guides of a view, and the constraints on its margins, up to its insets.
  private func followInsets(of view: UIView) -> Bool {
    view.refreshSystemGuides()
    let onMargins = sequence(first: view, next: \.superview).flatMap(\.installedConstraints)
      .filter {
        $0.firstItem === view && $0.firstAttribute.isMargin
          || $0.secondItem === view && $0.secondAttribute.isMargin
      }
    return onMargins.allSatisfy(setSolverConstant)
  }

  /// Makes the constraints that stand for a view's frame agree with it.
  private func followFrame(of view: UIView) -> Bool {
    guard view.autoresizingConstraints == nil else { return true }
    guard view.layoutVariables != nil, let old = view.joinedAutoresizing,
      let superview = view.superview
    else { return false }
    let new = AutoresizingConstraints(of: view, in: superview)
    view.autoresizingConstraints = new
    for (before, after) in zip(old.all, new.all) where !before.isEqualLine(after) {
      guard let entry = before.engineEntry else { return false }
      drop(entry)
    }
    for (before, after) in zip(old.all, new.all) {
      if before.isEqualLine(after) {
        after.engineEntry = before.engineEntry
        for part in after.engineEntry?.parts ?? [] {
          if let handle = part.handle { owners[handle] = after }
        }
      } else if !join(after) {
        return false
      }
    }
    return true
  }

  /// The closing constraints may be others now, and with them the ranks of the content sizes.
  private func rerankContents() {
    for case let view as UIView in items.lazy.map(\.item) {
      for content in [view.contentSizeConstraints.horizontal, view.contentSizeConstraints.vertical]
      {
        guard let content, let entry = content.engineEntry else { continue }
        let rank = contentRank(of: view, content.axis)
        for index in entry.parts.indices where entry.parts[index].constraint.rank != rank + index {
          entry.parts[index].constraint.rank = rank + index
          if let handle = entry.parts[index].handle { solver.setRank(rank + index, of: handle) }
        }
      }
    }
  }
}

extension NSLayoutConstraint {
  /// Whether both say the same of the same item, but for rounding errors.
  fileprivate func isEqualLine(_ other: NSLayoutConstraint) -> Bool {
    secondAttribute == other.secondAttribute && abs(multiplier - other.multiplier) < 1e-9
      && abs(constant - other.constant) < 1e-7
  }
}
