extension Solver {
  /// Adds a constraint.
  ///
  /// - Throws: ``Refusal`` if a number is not finite or too large, or if the constraint is
  ///   required and the required constraints and edits leave no room for it.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(Refusal) -> Handle {
    try draw(constraint)
    if draft.record.isRequired, !hasFreshVariable(draft.cells),
      let conflict = conflict(with: demand(of: draft))
    {
      throw .conflict(conflict)
    }
    appendDraft()
    isSolved = false
    compactIfSparse()
    return handle(at: constraints.placeCount - 1)
  }

  /// Adds those constraints that can join, one after the other.
  ///
  /// - Returns: For each its handle, or why it was left out.
  public mutating func add(_ constraints: [Constraint]) -> [Result<Handle, Refusal>] {
    // Many are more quickly let in unseen and looked at together; a copy is kept for when that
    // fails, which pays only where they are not few beside those that are there.
    if constraints.count > 8, constraints.count * 4 > constraintCount {
      let before = self
      if let handles = addUnseen(constraints) { return handles.map { .success($0) } }
      self = before
    }
    return constraints.map { constraint in
      do throws(Refusal) { return .success(try add(constraint)) } catch { return .failure(error) }
    }
  }

  /// Adds constraints all of which can join; nil if one can't, and then some of them are in.
  private mutating func addUnseen(_ constraints: [Constraint]) -> [Handle]? {
    var handles: [Handle] = []
    handles.reserveCapacity(constraints.count)
    for constraint in constraints {
      do throws(Refusal) { try draw(constraint) } catch { return nil }
      handles.append(appendDraft())
    }
    isSolved = false
    return conflictOfChange() == nil ? handles : nil
  }

  /// Adds what is in ``draft``.
  @discardableResult
  private mutating func appendDraft() -> Handle {
    draft.record.index = addedCount
    addedCount += 1
    _ = append(draft.record, draft.cells, constant: draft.constant)
    return handle(at: constraints.placeCount - 1)
  }

  /// Removes a constraint.
  ///
  /// - Precondition: The solver has it.
  public mutating func remove(_ handle: Handle) {
    removeRow(place(of: handle))
    isSolved = false
    compactIfSparse()
  }

  /// Changes the constant of a constraint's expression; its place in the order stays.
  ///
  /// - Throws: ``Refusal``, in whose conflict the constraint is named by its handle.
  public mutating func setConstant(_ constant: Double, of handle: Handle) throws(Refusal) {
    guard constant.isFinite else { throw .notFinite }
    let place = place(of: handle)
    let scaled = constant * constraints[place].sign / constraints[place].scale
    guard abs(scaled) <= Self.largestConstant else { throw .tooLarge(constant) }
    let before = elimination.rows[place].rawConstant
    guard scaled != before else { return }
    prepare()
    elimination.setConstant(scaled, of: place)
    isSolved = false
    guard constraints[place].isRequired, let conflict = conflictOfChange() else { return }
    elimination.setConstant(before, of: place)
    throw .conflict(conflict)
  }

  /// Changes the priority of a constraint; its place in the order stays.
  ///
  /// - Throws: ``Refusal`` if it becomes required and can't join; the conflict names it by its
  ///   handle.
  public mutating func setPriority(_ priority: Priority, of handle: Handle) throws(Refusal) {
    let place = place(of: handle)
    guard priority != constraints[place].priority else { return }
    if priority.isRequired, !hasFreshVariable(cells(ofRow: place)),
      let conflict = conflict(with: demand(of: place))
    {
      throw .conflict(conflict)
    }
    endWatch(place)
    elimination.withdraw(place)
    constraints[place].priority = priority
    elimination.enter(place, as: constraints[place].role)
    isSolved = false
  }

  /// Changes which of two tied constraints yields: the one with the lower rank.
  public mutating func setRank(_ rank: Int, of handle: Handle) {
    let place = place(of: handle)
    constraints[place].rank = rank
    elimination.touch(place)
    isSolved = false
  }

  /// Whether the solver has that constraint.
  public func contains(_ handle: Handle) -> Bool {
    constraints.place(of: handle.name, hint: handle.hint) != nil
  }

  private func demand(of draft: Draft) -> HardDemand {
    HardDemand(
      cells: draft.cells, constant: draft.constant, isEquality: draft.record.isEquality,
      member: .new, gain: draft.record.sign / draft.record.scale)
  }

  func place(of handle: Handle) -> Int {
    guard let place = constraints.place(of: handle.name, hint: handle.hint) else {
      preconditionFailure("\(handle) is not a constraint of this solver")
    }
    return place
  }

  func handle(at place: Int) -> Handle {
    Handle(index: constraints[place].index, name: constraints.name(at: place), hint: place)
  }

  /// The cells of a row as it came.
  func cells(ofRow place: Int) -> [SparseMatrix.Cell] {
    elimination.matrix.row(elimination.raw(place))
  }

  /// Puts a constraint into ``draft``.
  private mutating func draw(_ constraint: Constraint) throws(Refusal) {
    draft.begin(constraint)
    for term in constraint.expression.terms {
      draft.add(term.coefficient, column: place(of: term.variable))
    }
    try draft.finish(constant: constraint.expression.constant)
  }
}
