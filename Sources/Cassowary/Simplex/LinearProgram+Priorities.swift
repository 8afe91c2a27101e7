/// The levels of the lexicographic program that the priorities are.
extension LinearProgram {
  /// Minimises the violations, priority by priority.
  mutating func meetPriorities(_ component: Component, of system: System) {
    findWishes(of: component, system)
    // Equal priorities stay ordered by row, so that the order is always the same.
    wishes.sort { $0.priority > $1.priority }
    var next = 0
    while next < wishes.count, isLive {
      let first = next
      while next < wishes.count, wishes[next].priority == wishes[first].priority { next += 1 }
      let level = wishes[first..<next]
      settle(level.lazy.map { $0.cost })
      // A single violation is as small as possible now, and so are several that are all zero.
      if level.count > 1, level.contains(where: { isViolated($0.cost) }) { tied += level }
    }
  }

  private func isViolated(_ cost: Tableau.Cost) -> Bool {
    let value = value(of: cost.quantity)
    return value > 0 ? cost.rise > 0 : value < 0 && cost.fall > 0
  }

  /// The violations in the order in which the tie-break level minimises them, by priority, after
  /// the priorities were minimised.
  func violationsOneByOne() -> [(priority: Priority, costs: [Tableau.Cost])] {
    var levels: [(priority: Priority, costs: [Tableau.Cost])] = []
    for wish in wishes.sorted(by: Wish.decidesBefore) {
      if levels.last?.priority != wish.priority { levels.append((wish.priority, [])) }
      levels[levels.count - 1].costs.append(wish.cost)
    }
    return levels
  }

  private mutating func findWishes(of component: Component, _ system: System) {
    wishes.removeAll(keepingCapacity: true)
    for (index, row) in component.rows.enumerated() {
      let record = system.constraints[row]
      guard !record.isRequired else { continue }
      wishes.append(
        Wish(
          priority: record.priority, rank: record.rank, index: index,
          cost: quantities[index].cost(
            rise: record.isEquality ? record.scale : 0, fall: record.scale)))
    }
  }
}
