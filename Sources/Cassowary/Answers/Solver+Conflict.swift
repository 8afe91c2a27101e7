/// Finding a minimal set of required constraints and edits that exclude each other.
///
/// The certificate of a program that can't be met names reduced rows; what was substituted in
/// them belongs to the conflict too. A deletion filter (Chinneck and Dravnieks, "Locating minimal
/// infeasible constraint sets in linear programs", ORSA Journal on Computing 1991) makes the set
/// minimal, if it is not.
extension Solver {
  /// A demand of a conflict: a row, and the name it goes by.
  struct HardDemand {
    var cells: [SparseMatrix.Cell]
    var constant: Double
    var isEquality: Bool
    var member: Conflict.Member
    /// How much the row gains for each unit that is added to the member's constant.
    var gain: Double
  }

  /// The conflict among what some rows were reduced from.
  mutating func conflict(of rows: [Int], with new: HardDemand? = nil) -> Conflict {
    var demands = self.demands(of: rows)
    if let new {
      for cell in new.cells
      where elimination.variables[cell.column].isParameter
        && requirement.visit(variable: cell.column)
      {
        demands.append(edit(of: cell.column))
      }
      demands.append(new)
    }
    demands.sort { $0.member < $1.member }
    // Coefficients of very different sizes can hide a conflict from the rows as they came.
    return minimal(demands) ?? contradiction(in: demands)
      ?? Conflict(members: demands.map(\.member))
  }

  mutating func conflict(of impossible: ImpossibleComponent) -> Conflict {
    conflict(of: rows(of: impossible.certificate, in: impossible.component))
  }

  /// The rows that a certificate names.
  func rows(of certificate: Certificate, in component: Component) -> [Int] {
    let named = Set(certificate.parts.map(\.quantity))
    return component.rows.indices.filter { named.contains(program.quantities[$0]) }
      .map { component.rows[$0] }
  }

  /// All that was put together to reduce some rows, and the edits in it.
  private mutating func demands(of rows: [Int]) -> [HardDemand] {
    requirement.begin(variables: variables.placeCount, rows: constraints.placeCount)
    var open = rows.filter { requirement.visit(row: $0) }
    var demands: [HardDemand] = []
    var next = 0
    while next < open.count {
      let row = open[next]
      next += 1
      for cell in elimination.multipliers.cells(ofRow: row) {
        let variable = elimination.multipliers.column(of: cell)
        if let definition = elimination.definition(of: variable),
          requirement.visit(row: definition)
        {
          open.append(definition)
        }
      }
      for cell in elimination.matrix.cells(ofRow: elimination.raw(row)) {
        let variable = elimination.matrix.column(of: cell)
        guard elimination.variables[variable].isParameter, requirement.visit(variable: variable)
        else {
          continue
        }
        demands.append(edit(of: variable))
      }
      if !constraints[row].isBound { demands.append(demand(of: row)) }
    }
    return demands
  }

  func demand(of row: Int) -> HardDemand {
    let record = constraints[row]
    return HardDemand(
      cells: cells(ofRow: row), constant: elimination.rows[row].rawConstant,
      isEquality: record.isEquality, member: .constraint(handle(at: row)),
      gain: record.sign / record.scale)
  }

  private func edit(of variable: Int) -> HardDemand {
    HardDemand(
      cells: [SparseMatrix.Cell(column: variable, coefficient: 1)],
      constant: -forms.values[variable], isEquality: true,
      member: .edit(self.variable(at: variable)),
      gain: -1)
  }

  /// Leaves out every demand without which the others can't be met either; nil if all can.
  private mutating func minimal(_ demands: [HardDemand]) -> Conflict? {
    guard var certificate = certificate(of: demands) else { return nil }
    var kept = certificate.parts.map { demands[$0.quantity] }
    for index in certificate.parts.indices { certificate.parts[index].quantity = index }
    if isMinimal(certificate, kept) {
      return Conflict(members: kept.map(\.member), repairs: repairs(certificate, kept))
    }
    if self.certificate(of: kept) == nil { kept = demands }
    var index = 0
    while index < kept.count {
      var fewer = kept
      fewer.remove(at: index)
      if self.certificate(of: fewer) == nil { index += 1 } else { kept = fewer }
    }
    return Conflict(
      members: kept.map(\.member), repairs: kept.indices.map { repair(of: $0, in: kept) })
  }

  /// Whether it is plain that the demands of a certificate can be met if any one is left out.
  ///
  /// They can if only one sum of multiples of their gradients is zero, for that one has a part of
  /// each (Gleeson and Ryan, "Identifying minimally infeasible subsystems of inequalities", ORSA
  /// Journal on Computing 1990). Variables with a bound do not count: the bounds stay.
  private mutating func isMinimal(_ certificate: Certificate, _ demands: [HardDemand]) -> Bool {
    let named = certificate.parts.map { demands[$0.quantity] }
    var columns = columns(of: named)
    columns.removeAll { elimination.variables[$0].isRestricted }
    program.setColumns(columns)
    program.vertex.begin(columns: columns.count, parameters: 0)
    for demand in named {
      program.vertex.beginRow()
      for cell in demand.cells where !elimination.variables[cell.column].isRestricted {
        program.vertex.add(cell.coefficient, ofColumn: program.column(of: cell.column))
      }
      program.vertex.take()
    }
    return program.vertex.rank == named.count - 1
  }

  /// By how much each member's constant would have to change for the others to let it be, where
  /// no other certificate holds.
  private func repairs(_ certificate: Certificate, _ demands: [HardDemand]) -> [Double] {
    certificate.parts.map { -certificate.missed / $0.rate / demands[$0.quantity].gain }
  }

  /// By how much a member's constant would have to change for the others to let it be: what it
  /// misses at best while they hold. Bounds of variables can be in the way by several
  /// certificates, each of which asks for a change of its own.
  private mutating func repair(of index: Int, in demands: [HardDemand]) -> Double {
    load(demands)
    let demand = program.demands.remove(at: index)
    _ = program.tableau.meet(program.demands)
    program.tableau.settle([
      Tableau.Cost(quantity: demand.quantity, rise: demand.isEquality ? 1 : 0, fall: 1)
    ])
    return -program.tableau.value(of: demand.quantity) / demands[index].gain
  }

  /// The conflict of demands of which a sum of multiples leaves no variable, and can't be.
  ///
  /// This is exact in proportion to the numbers, where a program has to leave every row a little
  /// freedom. Bounds of variables have no part in it.
  private mutating func contradiction(in demands: [HardDemand]) -> Conflict? {
    let columns = columns(of: demands)
    program.setColumns(columns)
    program.vertex.begin(columns: columns.count, parameters: demands.count)
    for (index, demand) in demands.enumerated() {
      let rank = program.vertex.rank
      program.vertex.beginRow()
      for cell in demand.cells {
        program.vertex.add(cell.coefficient, ofColumn: program.column(of: cell.column))
      }
      program.vertex.add(constant: demand.constant)
      program.vertex.add(1, ofParameter: index)
      program.vertex.take()
      guard program.vertex.rank == rank else { continue }
      let sum = program.vertex.row[columns.count]
      let factors = Array(program.vertex.row[(columns.count + 1)...])
      let parts = demands.indices.filter { factors[$0] != 0 }
      let size = parts.reduce(0) { max($0, abs(factors[$1] * demands[$1].constant)) }
      guard abs(sum) > 1e-13 * size,
        parts.allSatisfy({ demands[$0].isEquality || factors[$0] * sum < 0 })
      else { continue }
      return Conflict(
        members: parts.map { demands[$0].member },
        repairs: parts.map { -sum / factors[$0] / demands[$0].gain })
    }
    return nil
  }

  /// Nil if the demands can be met; else why not, by the indices of the demands.
  private mutating func certificate(of demands: [HardDemand]) -> Certificate? {
    load(demands)
    guard let first = program.demands.first?.quantity,
      var certificate = program.tableau.meet(program.demands)
    else { return nil }
    certificate.parts.removeAll { $0.quantity < first }
    for index in certificate.parts.indices { certificate.parts[index].quantity -= first }
    return certificate
  }

  /// Loads the demands into ``program``: variables, then a row for each demand.
  private mutating func load(_ demands: [HardDemand]) {
    let columns = columns(of: demands)
    program.begin(columns)
    for (index, column) in columns.enumerated() where elimination.variables[column].isRestricted {
      program.tableau.restrict(index)
    }
    let magnitude = demands.reduce(0) { max($0, abs($1.constant)) }
    for demand in demands {
      let quantity = program.tableau.addRow(constant: demand.constant)
      for cell in demand.cells {
        program.tableau.addTerm(program.column(of: cell.column), cell.coefficient)
      }
      program.demands.append(
        Tableau.Demand(
          quantity: quantity, isEquality: demand.isEquality,
          tolerance: Record.tolerance(constant: demand.constant, magnitude: magnitude)))
    }
  }

  /// The variables of some demands, in order.
  private func columns(of demands: [HardDemand]) -> [Int] {
    var all: [Int] = []
    for demand in demands { for cell in demand.cells { all.append(cell.column) } }
    all.sort()
    var columns: [Int] = []
    for column in all where columns.last != column { columns.append(column) }
    return columns
  }
}
