/// What the priorities leave open: all values of some variables that are optimal at every level.
struct Face: Sendable {
  /// Variables; their indices are the tableau's quantities.
  var columns: [Int]
  var tableau: Tableau
}

extension Solver {
  /// Finds the answer, unless it is known.
  public mutating func solve() {
    guard !isSolved else { return }
    prepare()
    faces.removeAll()
    var open: [Program] = []
    for component in components(requiredOnly: false) {
      var program = program(of: component)
      _ = program.tableau.meet(program.demands)
      meetPriorities(&program)
      if program.tableau.isLive {
        faces.append(Face(columns: component.columns, tableau: program.tableau))
        breakTies(&program)
      }
      if program.tableau.isLive { open.append(program) } else { take(program) }
    }
    settleAtZero(open)
    for place in 0..<variables.placeCount {
      if let definition = elimination.definitions[place] {
        variables[place].value = evaluate(definition)
      }
    }
    isSolved = true
  }

  /// The variable's value in the answer.
  public mutating func value(of variable: Variable) -> Double {
    solve()
    return variables[place(of: variable)].value
  }

  /// The values of all variables, in order of creation.
  public mutating func values() -> [(variable: Variable, value: Double)] {
    solve()
    return (0..<variables.placeCount).filter { variables.isPresent[$0] }
      .map { (variable(at: $0), variables[$0].value) }
  }

  /// By how many points the answer misses the constraint; 0 if it is met.
  public mutating func violation(of handle: Handle) -> Double {
    solve()
    let record = constraints[place(of: handle)]
    var size = abs(record.row.constant)
    for cell in record.row.cells {
      size = max(size, abs(cell.coefficient * variables[cell.variable].value))
    }
    let value = evaluate(record.row)
    let missed = record.isEquality ? abs(value) : max(0, -value)
    return missed <= 1e-9 * max(1, size) ? 0 : missed * record.scale
  }

  func evaluate(_ form: LinearForm) -> Double {
    form.cells.reduce(form.constant) { $0 + $1.coefficient * variables[$1.variable].value }
  }

  private mutating func take(_ program: Program) {
    for (quantity, column) in program.component.columns.enumerated() {
      variables[column].value = program.tableau.value(of: quantity)
    }
    pivotCount += program.tableau.pivots
  }
}

// MARK: - Levels

extension Solver {
  /// Minimises the violations, priority by priority.
  private func meetPriorities(_ program: inout Program) {
    var levels: [(priority: Priority, costs: [Tableau.Cost])] = []
    for (index, row) in program.component.rows.enumerated() {
      let record = constraints[row]
      guard !record.isRequired else { continue }
      let cost = violationCost(of: record, quantity: program.quantity(ofRow: index))
      if let level = levels.firstIndex(where: { $0.priority == record.priority }) {
        levels[level].costs.append(cost)
      } else {
        levels.append((record.priority, [cost]))
      }
    }
    levels.sort { $0.priority > $1.priority }
    for level in levels {
      guard program.tableau.isLive else { return }
      program.tableau.settle(level.costs)
    }
  }

  /// The first two steps of the tie-break level: violations, then slacks, one by one.
  private func breakTies(_ program: inout Program) {
    let rows = program.component.rows
    let optional = rows.indices.filter { !constraints[rows[$0]].isRequired }
    let byViolation = optional.sorted {
      let (a, b) = (constraints[rows[$0]], constraints[rows[$1]])
      return a.priority != b.priority
        ? a.priority > b.priority : a.rank != b.rank ? a.rank > b.rank : $0 > $1
    }
    for index in byViolation {
      guard program.tableau.isLive else { return }
      let quantity = program.quantity(ofRow: index)
      program.tableau.settle([violationCost(of: constraints[rows[index]], quantity: quantity)])
    }
    let inequalities = rows.indices.filter { !constraints[rows[$0]].isEquality }
    let bySlack = inequalities.sorted {
      let (a, b) = (constraints[rows[$0]], constraints[rows[$1]])
      return a.rank != b.rank ? a.rank < b.rank : $0 < $1
    }
    for index in bySlack {
      guard program.tableau.isLive else { return }
      let quantity = program.quantity(ofRow: index)
      program.tableau.settle([Tableau.Cost(quantity: quantity, rise: 1, fall: 0)])
    }
  }

  private func violationCost(of record: Record, quantity: Int) -> Tableau.Cost {
    Tableau.Cost(
      quantity: quantity, rise: record.isEquality ? record.scale : 0, fall: record.scale)
  }

  /// The last step of the tie-break level: variables to zero, one by one.
  ///
  /// Programs that share a dependent variable are not independent of each other here.
  private mutating func settleAtZero(_ open: [Program]) {
    for group in coupled(open) {
      var tableau = Tableau(restricted: [])
      var quantity: [Int: Int] = [:]
      for program in group {
        let first = tableau.quantityCount
        tableau.append(program.tableau)
        for (index, column) in program.component.columns.enumerated() {
          quantity[column] = first + index
        }
      }
      for variable in zeroOrder(group) {
        guard tableau.isLive else { break }
        if let quantity = quantity[variable] {
          tableau.settle([Tableau.Cost(quantity: quantity, rise: 1, fall: 1)])
        } else if let definition = elimination.definitions[variable] {
          var (constant, _) = offset(of: definition)
          var terms: [(quantity: Int, coefficient: Double)] = []
          for column in columns(of: definition) {
            let coefficient = definition.coefficient(of: column)
            if let quantity = quantity[column] {
              terms.append((quantity, coefficient))
            } else {
              constant += coefficient * variables[column].value
            }
          }
          guard terms.contains(where: { tableau.isLive($0.quantity) }) else { continue }
          let row = tableau.addRow(constant: constant)
          for term in terms { tableau.addTerm(term.quantity, term.coefficient) }
          tableau.settle([Tableau.Cost(quantity: row, rise: 1, fall: 1)])
        }
      }
      for program in group {
        for column in program.component.columns {
          if let quantity = quantity[column] {
            variables[column].value = tableau.value(of: quantity)
          }
        }
      }
      pivotCount += tableau.pivots
    }
  }

  /// The programs in groups that share no dependent variable.
  private func coupled(_ open: [Program]) -> [[Program]] {
    var owner: [Int: Int] = [:]
    var group = Array(open.indices)
    for (index, program) in open.enumerated() {
      for column in program.component.columns {
        for dependent in elimination.dependents[column] {
          guard let other = owner.updateValue(index, forKey: dependent) else { continue }
          let (kept, merged) = (min(group[other], group[index]), max(group[other], group[index]))
          if kept != merged {
            for place in group.indices where group[place] == merged { group[place] = kept }
          }
        }
      }
    }
    var groups = open.map { _ in [Program]() }
    for (index, program) in open.enumerated() { groups[group[index]].append(program) }
    return groups.filter { !$0.isEmpty }
  }

  /// The variables of some programs and those that depend on them, as they are brought to zero.
  private func zeroOrder(_ programs: [Program]) -> [Int] {
    var all: Set<Int> = []
    for column in programs.flatMap(\.component.columns) {
      all.insert(column)
      all.formUnion(elimination.dependents[column])
    }
    return all.sorted {
      let (a, b) = (variables[$0].isRestricted, variables[$1].isRestricted)
      return a != b ? a : $0 < $1
    }
  }
}
