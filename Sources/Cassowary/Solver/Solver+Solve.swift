extension Solver {
  /// Computes the solution, unless it is up to date.
  public mutating func solve() {
    guard !isSolved else { return }
    // The required constraints can be met, since each was checked. If rounding errors suggest
    // otherwise, the next change tries again.
    obstacle = follow()
    isSolved = true
  }

  /// The variable's value in the solution.
  public mutating func value(of variable: Variable) -> Double {
    if !isSolved { solve() }
    return forms.values[system.column(of: variable)]
  }

  /// The values of all variables, in order of creation.
  public mutating func values() -> [(variable: Variable, value: Double)] {
    solve()
    return system.variables.places.map { (system.variable(at: $0), forms.values[$0]) }
  }

  /// Replaces the elements of a list by the values of all variables, in order of creation. This is
  /// the fastest way to read them repeatedly.
  public mutating func values(into list: inout [Double]) {
    solve()
    list.removeAll(keepingCapacity: true)
    if system.variables.count == system.variables.placeCount {
      list.append(contentsOf: forms.values.elements)
    } else {
      for column in system.variables.places { list.append(forms.values[column]) }
    }
  }

  /// The variables whose values may have changed since the last call, each once.
  public mutating func takeChanges() -> [Variable] {
    solve()
    return forms.takeChanges().compactMap {
      system.variables.isPresent($0) ? system.variable(at: $0) : nil
    }
  }

  /// Limits the work of the searches that follow. Each of the three kinds, for a solution, for
  /// whether required constraints can be met, and for the parts of a conflict, gives up when it has
  /// done so much. Without a limit each search still ends, but a system of thousands of entangled
  /// constraints may take hours.
  ///
  /// - Parameter limit: The number of coefficients that are made, or that pivots read or change.
  ///   A hundred million of them took about a second where this was measured.
  public mutating func limitWork(to limit: Int) {
    program.limitWork(to: limit)
    feasibility.limitWork(to: limit)
    conflicts.limitWork(to: limit)
  }

  /// Whether the solution is known to be optimal at every priority: no search for it gave up, and
  /// nothing prevented it.
  public mutating func isOptimal() -> Bool {
    solve()
    return obstacle == nil
      && partition.ids.allSatisfy { pieces.inForce($0)?.gaveUp != true }
  }
}

// MARK: - Steps

extension Solver {
  /// Updates all rows, and watches those with parameters alone.
  ///
  /// Afterwards ``reduced`` has the rows that were reduced anew.
  mutating func prepare() {
    growLists()
    system.elimination.takeReduced(into: &reduced)
    for row in reduced where system.constraints.isPresent(row) { pieces.watch(row, of: system) }
  }

  /// Updates the solution to all changes, and to the present values of the parameters.
  ///
  /// - Returns: Nil, or the reason why there is no solution. The values are then unchanged.
  mutating func follow() -> Refusal? {
    if !isSolved || pieces.hasEntangled { divide() }
    var unsolved = pieces.listUnsolved()
    if !moved.isEmpty {
      for owner in pieces.watches.fired(forms.values) {
        switch owner {
        case .row(let row):
          if !system.holds(row, at: forms.values) { return refusal(for: .rows([row])) }
        case .component(let id): unsolved.append(id)
        }
      }
      // An owner of a watch of several parameters may be listed several times.
      unsolved = unsolved.sortedWithoutDuplicates()
        .filter { pieces.inForce($0)?.contains(forms.values) != true }
    }
    if let obstacle = answer(unsolved) { return refusal(for: obstacle) }
    moved.removeAll(keepingCapacity: true)
    isSolved = true
    obstacle = nil
    return nil
  }

  /// Divides the changed variables into components.
  private mutating func divide() {
    prepare()
    system.elimination.takeChanges(into: &changes)
    for id in pieces.entangled { partition.dissolve(id) }
    for variable in changes.loosened { partition.loosen(variable) }
    for variable in changes.mentioned {
      // The variables that depend on it may have been brought to zero in another order.
      if let id = partition.component(of: variable), pieces.inForce(id)?.isOpen == true {
        partition.loosen(variable)
      }
    }
    for variable in changes.redefined {
      if let row = system.elimination.definition(of: variable) { pieces.endWatch(row) }
      propagation.begin(with: variable, system.elimination, &forms)
    }
    pieces.follow(partition.divide(system.elimination))
    for variable in changes.shifted {
      if let id = partition.component(of: variable) { pieces.forget(id) }
    }
  }

  /// Finds the solutions of components at the parameters' values.
  ///
  /// - Returns: Nil, or the obstacle to a solution. All values are then unchanged.
  private mutating func answer(_ ids: [Component.ID]) -> Feasibility.Obstacle? {
    var open: [ZeroLevel.OpenProgram] = []
    /// The new piece of each component; nil if a stored one is valid again.
    var answers: [(id: Component.ID, piece: Piece?)] = []
    for id in ids {
      if pieces.canRecall(id, at: forms.values) {
        answers.append((id, nil))
        continue
      }
      counts.componentsSolved += 1
      let component = partition[id]
      if component.isAlone,
        system.elimination.variables[component.columns[0]].dependentCount == 0
      {
        answers.append((id, .zero))
        continue
      }
      if let (value, isOpen) = line.optimum(of: component, of: system, at: forms.values) {
        let optimum = Optimum(component: component, values: [value], isOpen: isOpen, gaveUp: false)
        answers.append((id, finder.piece(around: optimum, of: system, at: forms.values)))
        continue
      }
      defer {
        counts.pivots += program.pivots
        program.giveBack()
      }
      if let obstacle = minimise(component) { return obstacle }
      let isOpen = program.isLive
      if isOpen { program.breakTies(component, of: system) }
      if program.isLive {
        open.append(ZeroLevel.OpenProgram(id: id, columns: component.columns, program: program))
      } else {
        if program.gaveUp { counts.abandonedSearches += 1 }
        let optimum = Optimum(
          component: component, values: program.values(columns: component.columns.count),
          isOpen: isOpen, gaveUp: program.gaveUp)
        answers.append((id, finder.piece(around: optimum, of: system, at: forms.values)))
      }
    }
    for (id, piece) in answers {
      if let piece { pieces.enforce(piece, in: id) } else { pieces.recall(id, at: forms.values) }
      takePiece(of: id)
    }
    propagation.run(system.elimination, &forms)
    for parameter in moved { forms.follow(parameter) }
    if !open.isEmpty { answer(open) }
    return nil
  }

  /// Loads a component and minimises its violations.
  ///
  /// - Returns: Nil, or the obstacle to its demands.
  private mutating func minimise(_ component: Component) -> Feasibility.Obstacle? {
    program.load(component, of: system, at: forms.values, from: basis)
    switch program.meetDemands() {
    case .met: break
    case .impossible(let certificate):
      return .rows(program.rows(of: certificate, in: component))
    case .gaveUp: return .gaveUp
    }
    program.meetPriorities(component, of: system)
    program.remember(component, in: &basis)
    return nil
  }

  /// Finds the solutions of open components, after those of all others are known.
  private mutating func answer(_ open: [ZeroLevel.OpenProgram]) {
    var level = ZeroLevel(open)
    level.settle(
      system.elimination.withDependents(level.columns), &system.elimination, forms.values)
    for group in level.groups {
      if group.gaveUp { counts.abandonedSearches += 1 }
      var optimum = optimum(of: group)
      optimum.gaveUp = group.gaveUp
      let piece = finder.piece(around: optimum, of: system, at: forms.values)
      for id in group.ids {
        let columns = partition[id].columns
        pieces.enforce(piece.part(columns, of: optimum.component.columns), in: id)
        if columns.contains(where: { system.elimination.variables[$0].dependentCount > 0 }) {
          pieces.setEntangled(id, with: group)
        }
        takePiece(of: id)
      }
    }
    propagation.run(system.elimination, &forms)
  }

  /// The optimum of components that were brought to zero together.
  mutating func optimum(of group: ZeroLevel.Group) -> Optimum {
    let components = group.ids.map { partition[$0] }
    let columns = Set(components.flatMap(\.columns))
    let zeros = group.zeros.map {
      DependentRow($0, columns: columns, &system.elimination, forms)
    }
    return Optimum(joining: Array(zip(components, group.values)), zeros: zeros)
  }

  private mutating func takePiece(of id: Component.ID) {
    guard let piece = pieces.inForce(id) else { return }
    propagation.take(piece, of: partition[id].columns, system.elimination, &forms)
  }
}
