/// The levels of the lexicographic program: priorities, and then the tie-break level.
extension Solver {
  /// Minimises the violations in ``program``, priority by priority.
  mutating func meetPriorities(_ component: Component) {
    var wishes: [(priority: Priority, cost: Tableau.Cost)] = []
    for (index, row) in component.rows.enumerated() where !constraints[row].isRequired {
      wishes.append((constraints[row].priority, violationCost(of: index, in: component)))
    }
    // Stable, so that equals stay in order.
    wishes.sort { $0.priority > $1.priority }
    var costs: [Tableau.Cost] = []
    for (index, wish) in wishes.enumerated() {
      costs.append(wish.cost)
      if index + 1 < wishes.count, wishes[index + 1].priority == wish.priority { continue }
      guard program.tableau.isLive else { return }
      program.tableau.settle(costs)
      costs.removeAll(keepingCapacity: true)
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
    var slacks: [(rank: Int, cost: Tableau.Cost)] = []
    for (index, row) in component.rows.enumerated()
    where !constraints[row].isEquality && !constraints[row].isBound {
      let cost = Tableau.Cost(quantity: program.quantities[index], rise: 1, fall: 0)
      slacks.append((constraints[row].rank, cost))
    }
    slacks.sort { $0.rank < $1.rank }
    for slack in slacks {
      guard program.tableau.isLive else { return }
      program.tableau.settle([slack.cost])
    }
  }

  /// The violations in the order in which the tie-break level makes them small, by priority.
  func violationsOneByOne(
    _ component: Component
  ) -> [(priority: Priority, costs: [Tableau.Cost])] {
    var wishes: [(priority: Priority, rank: Int, index: Int, cost: Tableau.Cost)] = []
    for (index, row) in component.rows.enumerated() where !constraints[row].isRequired {
      let record = constraints[row]
      wishes.append(
        (record.priority, record.rank, index, violationCost(of: index, in: component)))
    }
    wishes.sort {
      $0.priority != $1.priority
        ? $0.priority > $1.priority : $0.rank != $1.rank ? $0.rank > $1.rank : $0.index > $1.index
    }
    var levels: [(priority: Priority, costs: [Tableau.Cost])] = []
    for wish in wishes {
      if levels.last?.priority != wish.priority { levels.append((wish.priority, [])) }
      levels[levels.count - 1].costs.append(wish.cost)
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
