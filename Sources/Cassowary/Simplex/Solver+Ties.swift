/// A component that the priorities and the constraints leave open.
struct OpenProgram {
  var number: Int
  var tableau: Tableau
  /// The dependent variables that were brought to zero with it.
  var zeros: [Int] = []
}

/// Components that were brought to zero together.
struct ZeroGroup {
  var numbers: [Int]
  /// For each component the values of its columns.
  var values: [[Double]]
  /// The dependent variables that decided.
  var zeros: [Int]
}

/// The last step of the tie-break level: variables to zero, one by one.
extension Solver {
  /// Brings the variables of open components, and those that depend on them, to zero in order.
  ///
  /// Components that share a dependent variable are not independent of each other here; they
  /// become one program when its turn comes.
  ///
  /// - Returns: What the programs have come to, those together that became one.
  mutating func settleAtZero(_ open: [OpenProgram]) -> [ZeroGroup] {
    var programs = open
    var owners: [Int: (program: Int, column: Int)] = [:]
    for (index, program) in programs.enumerated() {
      for (column, variable) in components[program.number].columns.enumerated() {
        owners[variable] = (index, column)
      }
    }
    /// For each program the one that it has become a part of, and where its quantities begin.
    var places = programs.indices.map { (program: $0, first: 0) }
    for variable in zeroOrder(owners.keys.sorted()) {
      if let owner = owners[variable] {
        let place = places[owner.program]
        guard programs[place.program].tableau.isLive else { continue }
        programs[place.program].tableau.settle([
          Tableau.Cost(quantity: place.first + owner.column, rise: 1, fall: 1)
        ])
        continue
      }
      elimination.reduce([SparseMatrix.Cell(column: variable, coefficient: 1)], constant: 0)
      var constant = elimination.work.constant
      var terms: [(owner: (program: Int, column: Int), coefficient: Double)] = []
      for cell in elimination.work.cells() {
        if let owner = owners[cell.column] {
          terms.append((owner, cell.coefficient))
        } else {
          constant += cell.coefficient * forms.values[cell.column]
        }
      }
      let live = terms.filter {
        let place = places[$0.owner.program]
        return programs[place.program].tableau.isLive(place.first + $0.owner.column)
      }
      guard let target = live.map({ places[$0.owner.program].program }).min() else { continue }
      // Whatever it depends on takes part, settled or not: the answer hangs on it from now on.
      for term in terms {
        merge(places[term.owner.program].program, into: target, &programs, &places)
      }
      let row = programs[target].tableau.addRow(constant: 0)
      for term in terms {
        programs[target].tableau.addTerm(
          places[term.owner.program].first + term.owner.column, term.coefficient)
      }
      programs[target].tableau.addConstant(constant)
      programs[target].tableau.settle([Tableau.Cost(quantity: row, rise: 1, fall: 1)])
      programs[target].zeros.append(variable)
    }
    return programs.indices.filter { places[$0].program == $0 }.map { index in
      let members = places.indices.filter { places[$0].program == index }
      return ZeroGroup(
        numbers: members.map { programs[$0].number },
        values: members.map { member in
          components[programs[member].number].columns.indices.map {
            programs[index].tableau.value(of: places[member].first + $0)
          }
        },
        zeros: programs[index].zeros.sorted())
    }
  }

  private func merge(
    _ source: Int, into target: Int, _ programs: inout [OpenProgram],
    _ places: inout [(program: Int, first: Int)]
  ) {
    guard source != target else { return }
    let first = programs[target].tableau.quantityCount
    programs[target].tableau.append(programs[source].tableau)
    programs[target].zeros += programs[source].zeros
    for index in places.indices where places[index].program == source {
      places[index] = (target, places[index].first + first)
    }
  }

  /// Variables and those that depend on them, as they are brought to zero.
  func zeroOrder(_ columns: [Int]) -> [Int] {
    var all = Set(columns)
    var open = columns
    while let variable = open.popLast() {
      guard elimination.variables[variable].dependentCount > 0 else { continue }
      var cell = elimination.matrix.first(inColumn: variable)
      while cell >= 0 {
        if let dependent = elimination.dependent(at: cell), all.insert(dependent).inserted {
          open.append(dependent)
        }
        cell = elimination.matrix.next(after: cell)
      }
    }
    return all.sorted {
      let (a, b) = (elimination.variables[$0].isRestricted, elimination.variables[$1].isRestricted)
      return a != b ? a : $0 < $1
    }
  }
}
