extension Solver {
  /// Adds a constraint.
  ///
  /// - Throws: ``Refusal`` if a number is not finite or too large, or if the constraint is
  ///   required and the required constraints and edits leave no room for it.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(Refusal) -> Handle {
    try draw(constraint)
    if draft.record.isRequired, !system.hasFreshVariable(draft.entries) {
      try refuse(HardDemand(draft))
    }
    let handle = system.add(draft)
    isSolved = false
    compactIfSparse()
    // Closing gaps may have moved the row.
    return system.handle(at: system.row(of: handle))
  }

  /// Adds the constraints that can be met together with those before them, one after the other.
  ///
  /// - Returns: The handle of each constraint, or the reason why it was refused.
  public mutating func add(_ constraints: [Constraint]) -> [Result<Handle, Refusal>] {
    var results: [Result<Handle, Refusal>] = []
    results.reserveCapacity(constraints.count)
    add(constraints[...], &results)
    return results
  }

  /// Adds all constraints at once if they can be met, and otherwise each half by itself, so that a
  /// refused constraint is found without a check of each of the others.
  ///
  /// Several constraints are added faster without a check of each, and checked together. The state
  /// before is kept in case that fails, which pays only if they are not few beside the present
  /// ones.
  private mutating func add(
    _ constraints: ArraySlice<Constraint>, _ results: inout [Result<Handle, Refusal>]
  ) {
    if constraints.count > 8, constraints.count * 4 > constraintCount {
      let before = (system, pieces, isSolved)
      if let handles = addUnseen(constraints) {
        for handle in handles { results.append(.success(handle)) }
        return
      }
      (system, pieces, isSolved) = before
      let middle = constraints.startIndex + constraints.count / 2
      add(constraints[..<middle], &results)
      add(constraints[middle...], &results)
      return
    }
    for constraint in constraints {
      do throws(Refusal) {
        results.append(.success(try add(constraint)))
      } catch {
        results.append(.failure(error))
      }
    }
  }

  /// Adds constraints without a check of each, and checks them together; nil if they can't all be
  /// met, in which case some of them have been added.
  private mutating func addUnseen(_ constraints: ArraySlice<Constraint>) -> [Handle]? {
    var handles: [Handle] = []
    handles.reserveCapacity(constraints.count)
    system.makeRoom(
      constraints: constraints.count,
      terms: constraints.reduce(0) { $0 + $1.expression.terms.count })
    for constraint in constraints {
      do throws(Refusal) { try draw(constraint) } catch { return nil }
      handles.append(system.add(draft))
    }
    isSolved = false
    return obstacleOfChange() == nil ? handles : nil
  }

  /// Removes a constraint.
  ///
  /// - Precondition: The solver has it.
  public mutating func remove(_ handle: Handle) {
    let row = system.row(of: handle)
    pieces.endWatch(row)
    system.remove(row)
    isSolved = false
    compactIfSparse()
  }

  /// Changes the constant of a constraint's expression. Its place in the order stays the same.
  ///
  /// - Throws: ``Refusal``, whose conflict names the constraint by its handle.
  public mutating func setConstant(_ constant: Double, of handle: Handle) throws(Refusal) {
    guard constant.isFinite else { throw .notFinite }
    let row = system.row(of: handle)
    let record = system.constraints[row]
    let scaled = constant * record.sign / record.scale
    guard abs(scaled) <= Self.largestConstant else { throw .tooLarge(constant) }
    let before = system.elimination.rows[row].givenConstant
    guard scaled != before else { return }
    prepare()
    system.elimination.setConstant(scaled, of: row)
    isSolved = false
    guard record.isRequired, let obstacle = obstacleOfChange() else { return }
    let refusal = refusal(for: obstacle)
    system.elimination.setConstant(before, of: row)
    throw refusal
  }

  /// Changes the priority of a constraint. Its place in the order stays the same.
  ///
  /// - Throws: ``Refusal`` if it becomes required but can't be met. The conflict names it by its
  ///   handle.
  public mutating func setPriority(_ priority: Priority, of handle: Handle) throws(Refusal) {
    let row = system.row(of: handle)
    guard priority != system.constraints[row].priority else { return }
    if priority.isRequired, !system.hasFreshVariable(system.entries(of: row)) {
      try refuse(system.demand(of: row))
    }
    setPriority(priority, of: row)
  }

  /// Makes a constraint ``Priority/almostRequired``: unlike a requirement, that can't be refused.
  public mutating func relax(_ handle: Handle) {
    setPriority(.almostRequired, of: system.row(of: handle))
  }

  private mutating func setPriority(_ priority: Priority, of row: Row) {
    pieces.endWatch(row)
    system.setPriority(priority, of: row)
    isSolved = false
  }

  /// Changes the rank of a constraint: of two tied constraints, the one with the lower rank yields.
  public mutating func setRank(_ rank: Int, of handle: Handle) {
    system.setRank(rank, of: system.row(of: handle))
    isSolved = false
  }

  /// Whether the solver has a constraint with this handle.
  public func contains(_ handle: Handle) -> Bool {
    system.constraints.place(of: handle.name, hint: handle.hint) != nil
  }

  /// Fills ``draft`` with a constraint.
  private mutating func draw(_ constraint: Constraint) throws(Refusal) {
    draft.begin(constraint)
    for term in constraint.expression.terms {
      draft.add(term.coefficient, column: system.column(of: term.variable))
    }
    try draft.finish(constant: constraint.expression.constant)
  }
}

// MARK: - Feasibility

extension Solver {
  /// Throws unless a row can be required in addition to the present ones.
  private mutating func refuse(_ demand: HardDemand) throws(Refusal) {
    prepare()
    switch feasibility.obstacle(to: demand, in: &system, at: forms.values) {
    case nil: return
    case .gaveUp: throw .gaveUp
    case .rows(let rows):
      throw .conflict(conflicts.conflict(of: rows, with: demand, in: system, at: forms.values))
    }
  }

  /// The obstacle to the changes since the last ``prepare()``; nil if there is none.
  ///
  /// - Parameter seeds: Independent variables to be checked too.
  mutating func obstacleOfChange(around seeds: [Column] = []) -> Feasibility.Obstacle? {
    prepare()
    // A watched row that now defines a variable can be met.
    let watched: [Row] = pieces.watches.fired(forms.values).compactMap {
      if case .row(let row) = $0, system.elimination.pivot(of: row) == nil { row } else { nil }
    }
    return feasibility.obstacle(
      inReduced: reduced, around: seeds, watched: watched, in: system, at: forms.values)
  }

  mutating func refusal(for obstacle: Feasibility.Obstacle) -> Refusal {
    switch obstacle {
    case .gaveUp: .gaveUp
    case .rows(let rows):
      .conflict(conflicts.conflict(of: rows, in: system, at: forms.values))
    }
  }
}
