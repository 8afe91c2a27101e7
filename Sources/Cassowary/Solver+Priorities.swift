/// The levels of the lexicographic program: priorities, and then the tie-break level.
extension Solver {
  /// Minimises the violations in ``program``, priority by priority.
  mutating func meetPriorities(_ component: Component) {
    var optional = component.rows.indices.filter { !constraints[component.rows[$0]].isRequired }
    optional.sort {
      let (a, b) = (
        constraints[component.rows[$0]].priority, constraints[component.rows[$1]].priority
      )
      return a != b ? a > b : $0 < $1
    }
    var costs: [Tableau.Cost] = []
    var next = 0
    while next < optional.count {
      guard program.tableau.isLive else { return }
      let priority = constraints[component.rows[optional[next]]].priority
      costs.removeAll(keepingCapacity: true)
      while next < optional.count, constraints[component.rows[optional[next]]].priority == priority
      {
        costs.append(violationCost(of: optional[next], in: component))
        next += 1
      }
      program.tableau.settle(costs)
    }
  }

  /// The first two steps of the tie-break level: violations, then slacks, one by one.
  mutating func breakTies(_ component: Component) {
    for (_, costs) in violationsOneByOne(component) {
      for cost in costs {
        guard program.tableau.isLive else { return }
        program.tableau.settle([cost])
      }
    }
    let rows = component.rows
    let bySlack = rows.indices.filter {
      !constraints[rows[$0]].isEquality && !constraints[rows[$0]].isBound
    }.sorted {
      let (a, b) = (constraints[rows[$0]], constraints[rows[$1]])
      return a.rank != b.rank ? a.rank < b.rank : $0 < $1
    }
    for index in bySlack {
      guard program.tableau.isLive else { return }
      program.tableau.settle([
        Tableau.Cost(quantity: program.quantities[index], rise: 1, fall: 0)
      ])
    }
  }

  /// The violations in the order in which the tie-break level makes them small, by priority.
  func violationsOneByOne(
    _ component: Component
  ) -> [(priority: Priority, costs: [Tableau.Cost])] {
    let rows = component.rows
    let indices = rows.indices.filter { !constraints[rows[$0]].isRequired }.sorted {
      let (a, b) = (constraints[rows[$0]], constraints[rows[$1]])
      return a.priority != b.priority
        ? a.priority > b.priority : a.rank != b.rank ? a.rank > b.rank : $0 > $1
    }
    var levels: [(priority: Priority, costs: [Tableau.Cost])] = []
    for index in indices {
      let priority = constraints[rows[index]].priority
      if levels.last?.priority != priority { levels.append((priority, [])) }
      levels[levels.count - 1].costs.append(violationCost(of: index, in: component))
    }
    return levels
  }

  private func violationCost(of index: Int, in component: Component) -> Tableau.Cost {
    let record = constraints[component.rows[index]]
    return Tableau.Cost(
      quantity: program.quantities[index], rise: record.isEquality ? record.scale : 0,
      fall: record.scale)
  }
}
