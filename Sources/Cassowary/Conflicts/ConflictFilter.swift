/// The search for a minimal set of required constraints and edits that can't all be met.
///
/// The certificate of an infeasible program names reduced rows; the rows substituted in them belong
/// to the conflict too. If the set is not minimal, a deletion filter (Chinneck and Dravnieks,
/// "Locating minimal infeasible constraint sets in linear programs", ORSA Journal on Computing
/// 1991) makes it so.
struct ConflictFilter: Sendable {
  private var program = LinearProgram()
  private var vertex = Vertex()
  private var visitedColumns = Marks<Column>()
  private var visitedRows = Marks<Row>()
  /// Whether a search has given up since the conflict was begun.
  private var gaveUp = false

  /// The conflict of a new demand with the rows from which some rows were reduced.
  mutating func conflict(
    of rows: [Row], with new: HardDemand? = nil, in system: System, at values: LinearProgram.Values
  ) -> Conflict {
    defer { program.giveBack() }
    gaveUp = false
    visitedColumns.begin(count: system.variables.placeCount)
    visitedRows.begin(count: system.constraints.placeCount)
    var demands = self.demands(of: rows, system, values)
    if let new {
      addEdits(in: new.entries, to: &demands, system, values)
      demands.append(new)
    }
    demands.sort { $0.member < $1.member }
    // Coefficients of very different sizes can hide a conflict from the rows as given.
    return minimal(demands, system.elimination) ?? contradiction(in: demands)
      ?? Conflict(members: demands.map(\.member), isMinimal: false)
  }

  mutating func limitPivots(to limit: Int) { program.limitPivots(to: limit) }

  var work: Int { program.tableau.work }

  mutating func limitWork(to limit: Int) { program.limitWork(to: limit) }

  /// The demands of all rows from which some rows were reduced, and of the edits in them.
  private mutating func demands(
    of rows: [Row], _ system: System, _ values: LinearProgram.Values
  ) -> [HardDemand] {
    let elimination = system.elimination
    var open = rows.filter { visitedRows.visit($0) }
    var demands: [HardDemand] = []
    var next = 0
    while next < open.count {
      let row = open[next]
      next += 1
      for cell in elimination.multipliers.cells(ofRow: row) {
        let variable = elimination.multipliers.column(of: cell)
        if let definition = elimination.definition(of: variable), visitedRows.visit(definition) {
          open.append(definition)
        }
      }
      let demand = system.demand(of: row)
      addEdits(in: demand.entries, to: &demands, system, values)
      if !system.constraints[row].isBound { demands.append(demand) }
    }
    return demands
  }

  /// Adds the edits of the parameters in a row that have not been visited.
  private mutating func addEdits(
    in entries: [Entry], to demands: inout [HardDemand], _ system: System,
    _ values: LinearProgram.Values
  ) {
    for entry in entries
    where system.elimination.isParameter(entry.column) && visitedColumns.visit(entry.column) {
      demands.append(system.demand(ofEdit: entry.column, at: values))
    }
  }

  /// Leaves out every demand without which the others still can't be met; nil if all can be met.
  private mutating func minimal(
    _ demands: [HardDemand], _ elimination: Elimination
  ) -> Conflict? {
    let columns = demands.columns
    guard let certificate = certificate(of: demands, columns, elimination) else { return nil }
    var kept = certificate.parts.map { demands[$0.demand] }
    if isMinimal(kept, columns, elimination) {
      return Conflict(members: kept.map(\.member), repairs: certificate.repairs(kept))
    }
    if self.certificate(of: kept, kept.columns, elimination) == nil { kept = demands }
    var index = 0
    while index < kept.count {
      if program.hasNoWorkLeft { return Conflict(members: kept.map(\.member), isMinimal: false) }
      var fewer = kept
      fewer.remove(at: index)
      if self.certificate(of: fewer, fewer.columns, elimination) == nil {
        index += 1
      } else {
        kept = fewer
      }
    }
    let repairs = kept.indices.map { repair(of: $0, in: kept, elimination) }
    return Conflict(members: kept.map(\.member), repairs: repairs, isMinimal: !gaveUp)
  }

  /// Whether a certificate is evidently minimal, so that its demands can be met without any one of
  /// them.
  ///
  /// They can if only one linear combination of their gradients is zero, since that one has a part
  /// of each (Gleeson and Ryan, "Identifying minimally infeasible subsystems of inequalities", ORSA
  /// Journal on Computing 1990). Variables with a bound do not count, since their bounds stay.
  private mutating func isMinimal(
    _ demands: [HardDemand], _ columns: [Column], _ elimination: Elimination
  ) -> Bool {
    vertex.begin(columns: columns.count, parameters: 0)
    for demand in demands {
      vertex.beginRow()
      for entry in demand.entries where !elimination.isRestricted(entry.column) {
        vertex.add(entry.coefficient, ofColumn: columns.place(of: entry.column))
      }
      vertex.take()
    }
    return vertex.rank == demands.count - 1
  }

  /// The change of a member's constant with which all others can be met: the least amount by which
  /// it is missed while they hold. Bounds of variables can be in conflict by several certificates,
  /// each of which needs a change of its own.
  private mutating func repair(
    of index: Int, in demands: [HardDemand], _ elimination: Elimination
  ) -> Double {
    load(demands, demands.columns, elimination)
    let demand = program.removeDemand(at: index)
    // If a search gives up, the change is the least one found.
    _ = program.meetDemands()
    program.settle([
      Tableau.Cost(quantity: demand.quantity, rise: demand.isEquality ? 1 : 0, fall: 1)
    ])
    gaveUp = gaveUp || program.gaveUp
    return -program.value(of: demand.quantity) / demands[index].gain
  }

  /// The conflict of demands with a linear combination that has no variables and can't hold.
  ///
  /// This is exact in proportion to the numbers, while a program leaves every row a little
  /// tolerance. Bounds of variables have no part in it.
  private mutating func contradiction(in demands: [HardDemand]) -> Conflict? {
    let columns = demands.columns
    vertex.begin(columns: columns.count, parameters: demands.count)
    for (index, demand) in demands.enumerated() {
      let rank = vertex.rank
      vertex.beginRow()
      for entry in demand.entries {
        vertex.add(entry.coefficient, ofColumn: columns.place(of: entry.column))
      }
      vertex.add(constant: demand.constant)
      vertex.add(1, ofParameter: index)
      vertex.take()
      guard vertex.rank == rank else { continue }
      let sum = vertex.row[columns.count]
      let factors = Array(vertex.row[(columns.count + 1)...])
      let parts = demands.indices.filter { factors[$0] != 0 }
      let size = parts.reduce(0) { max($0, abs(factors[$1] * demands[$1].constant)) }
      guard abs(sum) > Tolerance.contradiction * size,
        parts.allSatisfy({ demands[$0].isEquality || factors[$0] * sum < 0 })
      else { continue }
      return Conflict(
        members: parts.map { demands[$0].member },
        repairs: parts.map { -sum / factors[$0] / demands[$0].gain })
    }
    return nil
  }

  /// A linear combination of demands that can't hold.
  private struct DemandCertificate {
    var missed: Double
    var parts: [(demand: Int, rate: Double)]

    /// The change of each member's constant with which the others can be met, if there is no other
    /// certificate.
    func repairs(_ demands: [HardDemand]) -> [Double] {
      zip(parts, demands).map { -missed / $0.rate / $1.gain }
    }
  }

  /// The certificate of demands that can't be met; nil if they can, or if the search gave up.
  private mutating func certificate(
    of demands: [HardDemand], _ columns: [Column], _ elimination: Elimination
  ) -> DemandCertificate? {
    load(demands, columns, elimination)
    guard let first = program.demands.first?.quantity else { return nil }
    let feasibility = program.meetDemands()
    gaveUp = gaveUp || program.gaveUp
    guard case .impossible(let certificate) = feasibility else { return nil }
    var parts: [(demand: Int, rate: Double)] = []
    parts.reserveCapacity(certificate.parts.count)
    for (quantity, rate) in certificate.parts where quantity >= first {
      parts.append((quantity.place - first.place, rate))
    }
    return DemandCertificate(missed: certificate.missed, parts: parts)
  }

  /// Loads the demands: first the variables, then a row for each demand.
  private mutating func load(
    _ demands: [HardDemand], _ columns: [Column], _ elimination: Elimination
  ) {
    program.begin(columns: columns.count, rows: demands.count)
    for (place, column) in columns.enumerated() where elimination.isRestricted(column) {
      program.restrict(column: place)
    }
    let magnitude = demands.reduce(0) { max($0, abs($1.constant)) }
    for demand in demands {
      program.require(
        demand.entries, constant: demand.constant, isEquality: demand.isEquality, columns,
        magnitude: magnitude)
    }
  }
}
