extension Solver {
  /// Adds a constraint.
  ///
  /// - Throws: ``Refusal`` if a number is not finite or too large, or if the constraint is
  ///   required and the required constraints and edits leave no room for it.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(Refusal) -> Handle {
    let record = try record(constraint)
    compactConstraints()
    prepare()
    if record.isRequired {
      let reduced = elimination.reduce(record.row)
      if !canJoin(reduced, isEquality: record.isEquality) {
        throw .conflict(conflict(with: record))
      }
    }
    let index = constraints.append(record)
    let place = constraints.placeCount - 1
    for cell in record.row.cells { mentions[cell.variable].append(place) }
    enter(place)
    isSolved = false
    return Handle(index: index, hint: place)
  }

  /// Adds those constraints that can join, one after the other.
  ///
  /// - Returns: For each its handle, or why it was left out.
  public mutating func add(_ constraints: [Constraint]) -> [Result<Handle, Refusal>] {
    constraints.map { constraint in
      do throws(Refusal) { return .success(try add(constraint)) } catch { return .failure(error) }
    }
  }

  /// Removes a constraint.
  ///
  /// - Precondition: The solver has it.
  public mutating func remove(_ handle: Handle) {
    let place = place(of: handle)
    let record = constraints[place]
    for cell in record.row.cells { mentions[cell.variable].removeFirst(equal: place) }
    withdraw(place)
    constraints.remove(at: place, leaving: Record())
    isSolved = false
  }

  /// Changes the constant of a constraint's expression; its place in the order stays.
  ///
  /// - Throws: ``Refusal``, in whose conflict the constraint is named by its handle.
  public mutating func setConstant(_ constant: Double, of handle: Handle) throws(Refusal) {
    guard constant.isFinite else { throw .notFinite }
    let place = place(of: handle)
    let scaled = constant * constraints[place].sign / constraints[place].scale
    guard abs(scaled) <= Self.largestConstant else { throw .tooLarge(constant) }
    guard scaled != constraints[place].row.constant else { return }
    try change(place) {
      $0.row.constant = scaled
      $0.row.magnitude = abs(scaled)
    }
  }

  /// Changes the priority of a constraint; its place in the order stays.
  ///
  /// - Throws: ``Refusal`` if it becomes required and can't join; the conflict names it by its
  ///   handle.
  public mutating func setPriority(_ priority: Priority, of handle: Handle) throws(Refusal) {
    let place = place(of: handle)
    guard priority != constraints[place].priority else { return }
    try change(place) { $0.priority = priority }
  }

  /// Changes which of two tied constraints yields: the one with the lower rank.
  public mutating func setRank(_ rank: Int, of handle: Handle) {
    constraints[place(of: handle)].rank = rank
    isSolved = false
  }

  /// Whether the solver has that constraint.
  public func contains(_ handle: Handle) -> Bool {
    constraints.place(of: handle.index, hint: handle.hint) != nil
  }

  func place(of handle: Handle) -> Int {
    guard let place = constraints.place(of: handle.index, hint: handle.hint) else {
      preconditionFailure("\(handle) is not a constraint of this solver")
    }
    return place
  }

  func handle(at place: Int) -> Handle {
    Handle(index: constraints.names[place], hint: place)
  }

  private mutating func change(_ place: Int, _ edit: (inout Record) -> Void) throws(Refusal) {
    let before = self
    withdraw(place)
    edit(&constraints[place])
    isSolved = false
    guard constraints[place].isRequired else { return enter(place) }
    if constraints[place].isEquality {
      isEliminated = false
      if let conflict = conflictOfAll() {
        self = before
        throw .conflict(conflict)
      }
    } else {
      prepare()
      let reduced = elimination.reduce(constraints[place].row)
      if !canJoin(reduced, isEquality: false) {
        let conflict = conflictNaming(place)
        self = before
        throw .conflict(conflict)
      }
      enter(place)
    }
  }

  private mutating func compactConstraints() {
    guard constraints.isSparse else { return }
    _ = constraints.compact()
    listMentions()
    isEliminated = false
  }

  mutating func listMentions() {
    mentions = [[Int]](repeating: [], count: variables.placeCount)
    for place in 0..<constraints.placeCount where constraints.isPresent[place] {
      for cell in constraints[place].row.cells { mentions[cell.variable].append(place) }
    }
  }

  /// The constraint as the solver keeps it.
  private func record(_ constraint: Constraint) throws(Refusal) -> Record {
    var record = Record()
    record.relation = constraint.relation
    record.priority = constraint.priority
    record.rank = constraint.rank

    var cells = constraint.expression.terms.map {
      LinearForm.Cell(variable: place(of: $0.variable), coefficient: $0.coefficient)
    }
    cells.sort { $0.variable < $1.variable }
    var joined: [LinearForm.Cell] = []
    for cell in cells {
      if joined.last?.variable == cell.variable {
        joined[joined.count - 1].coefficient += cell.coefficient
      } else {
        joined.append(cell)
      }
    }
    guard joined.allSatisfy({ $0.coefficient.isFinite }), constraint.expression.constant.isFinite
    else { throw .notFinite }
    joined.removeAll { $0.coefficient == 0 }

    let largest = joined.reduce(0) { max($0, abs($1.coefficient)) }
    if largest > 0 {
      record.scale = Double(sign: .plus, exponent: largest.exponent, significand: 1)
    }
    record.row.cells = joined
    record.row.constant = constraint.expression.constant
    record.row.scale(by: record.sign / record.scale)
    guard abs(record.row.constant) <= Self.largestConstant else {
      throw .tooLarge(constraint.expression.constant)
    }
    record.row.magnitude = abs(record.row.constant)
    return record
  }
}
