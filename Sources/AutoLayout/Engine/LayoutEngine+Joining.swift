internal import Cassowary

/// Constraints that join the solver, and those that are left out because not all can be met.
extension LayoutEngine {
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

  private func joins(_ first: NSLayoutConstraint, before second: NSLayoutConstraint) -> Bool {
    let (firstClass, secondClass) = (joinClass(of: first), joinClass(of: second))
    if firstClass != secondClass { return firstClass.rawValue < secondClass.rawValue }
    return first.activationIndex < second.activationIndex
  }

  /// Adds constraints to the solver, in order; those that can't be met are broken, and their
  /// conflicts noted.
  ///
  /// - Returns: The broken ones.
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
    // All handles first: a conflict names constraints that came later too.
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
    for (constraint, refusal) in refusals { note(refusal, refusing: constraint) }
    return refusals.map(\.constraint)
  }

  /// Adds the constraint to the solver; if it can't be met it is broken, and its conflict noted.
  private func join(_ constraint: NSLayoutConstraint) -> Bool {
    guard let entry = begin(constraint) else { return true }
    for part in 0..<table.entries[entry].count {
      do {
        table.entries[entry][part].handle = try solver.add(table.entries[entry][part].constraint)
      } catch {
        note(error, refusing: constraint)
      }
    }
    return !table.entries[entry].isBroken
  }

  /// Gives the constraint an entry with what stands for it, which is not in the solver yet; nil if an
  /// item has left the hierarchy.
  private func begin(_ constraint: NSLayoutConstraint) -> Int? {
    guard let sum = sum(of: constraint) else { return nil }
    drop(constraint)
    let entry = table.add(entry(for: constraint, sum.expression), for: constraint)
    if sum.crossesScrolling { acrossScrolling.append(constraint) }
    if constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
      onBaselines.append(constraint)
    }
    return entry
  }

  /// Adds a constraint to the solver when others have joined already; false if only a rebuild can
  /// say which constraints are then broken.
  ///
  /// One that does not fit in is broken if it conflicts with constraints that join before it; if it
  /// conflicts with a later one, that one may have to go instead.
  func enter(_ constraint: NSLayoutConstraint) -> Bool {
    let noted = conflicts.count
    return join(constraint) || areDecided(conflicts[noted...])
  }

  /// The same for constraints that are new together.
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

  /// Tries constraints again that were broken, in the order of joining, when all that changed is in
  /// the solver: their conflicts go before those that are new.
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

  /// What stands for a constraint of the layout: its linear constraint, or two for a content's size.
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
    return LayoutTable.Entry(
      constraint: constraint,
      first: .init(expression, .greaterThanOrEqual, content.compressionResistance, rank: rank),
      second: .init(expression, .lessThanOrEqual, content.hugging, rank: rank + 1))
  }
}

extension LayoutTable.Entry.Part {
  /// What is not in the solver yet.
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
  /// The layout only lets priorities through that the solver has too.
  init(_ priority: UILayoutPriority) { self = Priority(priority.rawValue) ?? .required }
}
