/// Finding a minimal set of required constraints and edits that exclude each other.
///
/// Farkas multipliers of a program that can't be met name a small set; a deletion filter
/// (Chinneck and Dravnieks, "Locating minimal infeasible constraint sets in linear programs",
/// ORSA Journal on Computing 1991) makes it minimal. The search widens from where the conflict
/// was noticed, since most are local.
extension Solver {
  /// A demand of a conflict: a row, and the name it goes by.
  struct HardDemand {
    var row: LinearForm
    var isEquality: Bool
    var member: Conflict.Member
  }

  /// The conflict of a constraint that was refused.
  func conflict(with new: Record) -> Conflict {
    let demand = HardDemand(row: new.row, isEquality: new.isEquality, member: .new)
    return conflict(around: new.row.cells.map(\.variable), with: demand)
  }

  /// The conflict of a constraint that the solver has.
  func conflictNaming(_ place: Int) -> Conflict {
    let record = constraints[place]
    let demand = HardDemand(
      row: record.row, isEquality: record.isEquality, member: .constraint(handle(at: place)))
    return conflict(around: record.row.cells.map(\.variable), with: demand)
  }

  /// A conflict that is noticed at some variables; `demand` is a part of it.
  func conflict(around seeds: [Int], with demand: HardDemand? = nil) -> Conflict {
    var neighbourhood = Neighbourhood(seeds: seeds, demand: demand, in: self)
    var radius = 1
    while true {
      let grew = neighbourhood.grow(by: radius, in: self)
      radius *= 2
      if let culprits = self.culprits(of: neighbourhood.demands) {
        let chosen = culprits.map { neighbourhood.demands[$0] }
        return minimal(self.culprits(of: chosen) == nil ? neighbourhood.demands : chosen)
      }
      // Only rounding can hide the conflict from this search; then name all that is near.
      if !grew { return Conflict(members: neighbourhood.demands.map(\.member).sorted()) }
    }
  }

  /// Leaves out every demand without which the others can't be met either.
  private func minimal(_ demands: [HardDemand]) -> Conflict {
    var kept = demands
    var index = 0
    while index < kept.count {
      var fewer = kept
      fewer.remove(at: index)
      if culprits(of: fewer) != nil { kept = fewer } else { index += 1 }
    }
    return Conflict(members: kept.map(\.member).sorted())
  }

  /// Nil if the demands can be met, else the indices of some that can't.
  private func culprits(of demands: [HardDemand]) -> [Int]? {
    let columns = Set(demands.flatMap { $0.row.cells.map(\.variable) }).sorted()
    var number = [Int](repeating: -1, count: variables.placeCount)
    for (index, column) in columns.enumerated() { number[column] = index }
    var tableau = Tableau(restricted: columns.map { variables[$0].isRestricted })
    let magnitude = demands.reduce(0) { max($0, abs($1.row.constant)) }
    let rows = demands.map { demand in
      let quantity = tableau.addRow(constant: demand.row.constant)
      for cell in demand.row.cells { tableau.addTerm(number[cell.variable], cell.coefficient) }
      return Tableau.Demand(
        quantity: quantity, isEquality: demand.isEquality,
        tolerance: Record.tolerance(constant: demand.row.constant, magnitude: magnitude))
    }
    guard let culprits = tableau.meet(rows) else { return nil }
    return culprits.filter { $0 >= columns.count }.map { $0 - columns.count }
  }

  /// The required constraints and edits near some variables.
  private struct Neighbourhood {
    private(set) var demands: [HardDemand] = []
    private var knows: [Bool]
    private var includes: [Bool]

    init(seeds: [Int], demand: HardDemand?, in solver: Solver) {
      knows = [Bool](repeating: false, count: solver.variables.placeCount)
      includes = [Bool](repeating: false, count: solver.constraints.placeCount)
      if let demand {
        if case .constraint(let handle) = demand.member {
          includes[solver.place(of: handle)] = true
        }
        demands.append(demand)
      }
      learn(seeds, in: solver)
    }

    /// Takes in the constraints that share a variable, as often as `steps` says.
    mutating func grow(by steps: Int, in solver: Solver) -> Bool {
      var grew = false
      for _ in 0..<steps {
        var reached: [Int] = []
        for place in 0..<solver.constraints.placeCount
        where solver.constraints.isPresent[place] && !includes[place] {
          let record = solver.constraints[place]
          guard record.isRequired, record.row.cells.contains(where: { near($0, in: solver) })
          else { continue }
          includes[place] = true
          reached.append(place)
        }
        for place in reached {
          let record = solver.constraints[place]
          demands.append(
            HardDemand(
              row: record.row, isEquality: record.isEquality,
              member: .constraint(solver.handle(at: place))))
          learn(record.row.cells.map(\.variable), in: solver)
        }
        if reached.isEmpty { return grew }
        grew = true
      }
      return grew
    }

    private func near(_ cell: LinearForm.Cell, in solver: Solver) -> Bool {
      knows[cell.variable] && !solver.variables[cell.variable].isParameter
    }

    private mutating func learn(_ variables: [Int], in solver: Solver) {
      for variable in variables where !knows[variable] {
        knows[variable] = true
        guard solver.variables[variable].isParameter else { continue }
        let value = solver.variables[variable].value
        demands.append(
          HardDemand(
            row: LinearForm(
              cells: [LinearForm.Cell(variable: variable, coefficient: 1)], constant: -value,
              magnitude: abs(value)),
            isEquality: true, member: .edit(solver.variable(at: variable))))
      }
    }
  }
}
