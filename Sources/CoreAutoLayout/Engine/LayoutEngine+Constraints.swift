internal import Cassowary

/// Constraints that become rows of the solver, and constraints that are left out because not all
/// can be met.
extension LayoutEngine {
  /// The kinds of required constraints, in the order in which they join.
  enum JoinClass: Int {
    /// Constraints created by the system: for autoresizing masks, guides and most content sizes.
    case system
    /// Constraints held by a view whose identifier marks them as the system's.
    case systemNamed
    case app
    /// Content sizes of which a priority is required: they yield to all other constraints.
    case content
  }

  func joinClass(of constraint: NSLayoutConstraint) -> JoinClass {
    if let content = constraint as? NSContentSizeLayoutConstraint, content.isRequired {
      return .content
    }
    if constraint.activationIndex == 0 { return .system }
    return constraint.isSystemOwned ? .systemNamed : .app
  }

  private func joins(_ first: NSLayoutConstraint, before second: NSLayoutConstraint) -> Bool {
    let (firstClass, secondClass) = (joinClass(of: first), joinClass(of: second))
    if firstClass != secondClass { return firstClass.rawValue < secondClass.rawValue }
    return first.activationIndex < second.activationIndex
  }

  /// Adds constraints to the solver, in order. Those that can't be met are broken, and their
  /// conflicts are recorded.
  ///
  /// - Returns: The broken constraints.
  @discardableResult
  func join(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] {
    var parts: [Constraint] = []
    parts.reserveCapacity(constraints.count * 2)
    var entries: [Int] = []
    entries.reserveCapacity(constraints.count)
    for constraint in constraints {
      guard let entry = begin(constraint) else { continue }
      entries.append(entry)
      parts.append(table.entries[entry].first.constraint)
      if let second = table.entries[entry].second { parts.append(second.constraint) }
    }
    let results = solver.add(parts)
    // Handles are set before refusals are noted, since a conflict may name constraints that follow
    // in the list.
    var refusals: [(constraint: NSLayoutConstraint, refusal: Refusal)] = []
    var next = 0
    for entry in entries {
      for part in 0..<table.entries[entry].count {
        switch results[next] {
        case .success(let handle): table.entries[entry][part].handle = handle
        case .failure(let refusal):
          if let constraint = table.entries[entry].constraint {
            refusals.append((constraint, refusal))
          }
        }
        next += 1
      }
    }
    for (constraint, refusal) in refusals {
      note(refusal, refusing: constraint)
      yieldContents()
    }
    return refusals.map(\.constraint)
  }

  /// Adds a constraint to the solver. If it can't be met it is broken, and its conflict is
  /// recorded.
  private func join(_ constraint: NSLayoutConstraint) -> Bool {
    guard let entry = begin(constraint) else { return true }
    for part in 0..<table.entries[entry].count {
      do {
        table.entries[entry][part].handle = try solver.add(table.entries[entry][part].constraint)
      } catch {
        note(error, refusing: constraint)
        yieldContents()
      }
    }
    return !table.isBroken(entryAt: entry)
  }

  /// Creates the entry of a constraint, whose parts are not in the solver yet; nil if an item has
  /// left the hierarchy.
  private func begin(_ constraint: NSLayoutConstraint) -> Int? {
    guard let sum = sum(of: constraint), accepts(constraint, sum.expression) else { return nil }
    drop(constraint)
    let entry = table.add(entry(for: constraint, sum.expression), for: constraint)
    if sum.crossesScrolling { acrossScrolling.append(constraint) }
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
      onBaselines.append(constraint)
    }
    return entry
  }

  /// Raises UIKit's exception for a constraint of which the solver can make nothing, once.
  private func accepts(_ constraint: NSLayoutConstraint, _ expression: LinearExpression) -> Bool {
    let isPossible = !constraint.isIncompatible && expression.constant.isFinite
    if !isPossible, !constraint.isRefused {
      constraint.isRefused = true
      if constraint.isIncompatible {
        constraint.refuseIncompatibleAnchors()
      } else {
        constraint.refuse(constant: -expression.constant)
      }
    }
    return isPossible
  }

  /// Adds a constraint to the solver after others have joined; false if only a rebuild can tell
  /// which constraints are then broken.
  ///
  /// A constraint that can't be met is broken if all others in the conflict join before it. If one
  /// of them joins after it, that one may have to be broken instead.
  func enter(_ constraint: NSLayoutConstraint) -> Bool {
    let noted = conflicts.count
    return join(constraint) || areDecided(conflicts[noted...])
  }

  /// Adds several new constraints to the solver after others have joined; false as for a single
  /// one.
  func enter(_ constraints: [NSLayoutConstraint]) -> Bool {
    let noted = conflicts.count
    join(constraints)
    return areDecided(conflicts[noted...])
  }

  /// Whether the constraints broken in new conflicts would be broken in a rebuild too.
  private func areDecided(_ new: ArraySlice<LayoutConflict>) -> Bool {
    new.allSatisfy { conflict in
      conflict.constraints.dropFirst().allSatisfy { joins($0, before: conflict.broken) }
    }
  }

  /// Tries broken constraints again in the order of joining, after all changes are in the solver.
  /// Their conflicts precede new ones.
  func retry(_ broken: [NSLayoutConstraint]) -> Bool {
    let new = conflicts
    conflicts.removeAll()
    for constraint in broken where constraint.isActive {
      guard joinClass(of: constraint) == .app else { return false }
      drop(constraint)
      guard enter(constraint) else { return false }
    }
    conflicts += new
    return true
  }

  /// The entry of a constraint: one linear constraint, or two for a content size.
  private func entry(
    for constraint: NSLayoutConstraint, _ expression: LinearExpression
  ) -> LayoutTable.Entry {
    guard let content = constraint as? NSContentSizeLayoutConstraint, let node = content.firstNode
    else {
      let part = LayoutTable.Entry.Part(
        expression, Relation(constraint.relation), constraint.priority, rank: rank(of: constraint))
      return LayoutTable.Entry(constraint: constraint, first: part)
    }
    let rank = contentRank(of: node, content.axis)
    let parts = parts(of: content)
    func part(_ index: Int) -> LayoutTable.Entry.Part {
      LayoutTable.Entry.Part(
        constraint: Constraint(
          expression, parts[index].relation, priority: parts[index].priority, rank: rank + index))
    }
    return LayoutTable.Entry(
      constraint: constraint, first: part(0), second: parts.count > 1 ? part(1) : nil)
  }
}

extension LayoutTable.Entry.Part {
  /// Creates a part that is not in the solver yet.
  fileprivate init(
    _ expression: LinearExpression, _ relation: Relation, _ priority: UILayoutPriority, rank: Int
  ) {
    constraint = Constraint(expression, relation, priority: Priority(priority), rank: rank)
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
  /// The layout accepts only priorities that the solver has too.
  init(_ priority: UILayoutPriority) { self = Priority(priority.rawValue) ?? .required }
}
