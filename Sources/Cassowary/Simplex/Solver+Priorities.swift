/// The levels of the lexicographic program: priorities, and then the tie-break level.
extension Solver {
  /// Minimises the violations in ``program``, priority by priority.
  mutating func meetPriorities(_ component: Component) {
    var wishes = wishes(of: component)
    // By rows among equals, so that the order is the same each time.
    wishes.sort { $0.priority != $1.priority ? $0.priority > $1.priority : $0.index < $1.index }
    var next = 0
    while next < wishes.count {
      let first = next
      while next < wishes.count, wishes[next].priority == wishes[first].priority { next += 1 }
      guard program.tableau.isLive else { return }
      let level = wishes[first..<next]
      program.tableau.settle(level.map(\.cost))
      // One violation alone is as small as it can be now, and so are those that are all zero.
      if level.count > 1, level.contains(where: { program.tableau.isViolated($0.cost) }) {
        program.tied += level
      }
    }
  }

  /// The first two steps of the tie-break level: violations, then slacks, one by one.
  mutating func breakTies(_ component: Component) {
    program.tied.sort(by: Wish.decidesBefore)
    for wish in program.tied {
      guard program.tableau.isLive else { return }
      program.tableau.settle([wish.cost])
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
    var levels: [(priority: Priority, costs: [Tableau.Cost])] = []
    for wish in wishes(of: component).sorted(by: Wish.decidesBefore) {
      if levels.last?.priority != wish.priority { levels.append((wish.priority, [])) }
      levels[levels.count - 1].costs.append(wish.cost)
    }
    return levels
  }

  private func wishes(of component: Component) -> [Wish] {
    var wishes: [Wish] = []
    for (index, row) in component.rows.enumerated() where !constraints[row].isRequired {
      let record = constraints[row]
      wishes.append(
        Wish(
          priority: record.priority, rank: record.rank, index: index,
          cost: Tableau.Cost(
            quantity: program.quantities[index], rise: record.isEquality ? record.scale : 0,
            fall: record.scale)))
    }
    return wishes
  }
}

/// An optional constraint in a program, with the cost of its violation.
struct Wish: Sendable {
  var priority: Priority
  var rank: Int
  /// Its place among the component's rows.
  var index: Int
  var cost: Tableau.Cost

  /// The order in which the tie-break level makes violations small: the first to yield is last.
  static func decidesBefore(_ left: Wish, _ right: Wish) -> Bool {
    if left.priority != right.priority { return left.priority > right.priority }
    return left.rank != right.rank ? left.rank > right.rank : left.index > right.index
  }
}

extension Tableau {
  fileprivate func isViolated(_ cost: Cost) -> Bool {
    let value = value(of: cost.quantity)
    return value > 0 ? cost.rise > 0 : value < 0
  }
}
