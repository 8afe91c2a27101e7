import Cassowary
import SolverWorkloads
import Testing

/// How much a change costs, in numbers that no machine's speed can blur: what changes in one part
/// costs the same in a layout of any size.
struct CountersTests {
  @Test func `a new solver has done nothing, and a copy has done what its original had`() throws {
    var solver = Solver()
    #expect(solver.counters == Counters())
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x + y, .equal, 10))
    try solver.add(Constraint(x, .equal, 4, priority: 500))
    solver.solve()
    #expect(solver.counters.rowsTouched > 0)
    #expect(solver.counters.componentsSolved == 1)
    var copy = solver
    #expect(copy.counters == solver.counters)
    solver.solve()
    #expect(copy.counters == solver.counters)
    try copy.add(Constraint(x, .equal, 5, priority: 600))
    copy.solve()
    #expect(copy.counters.componentsSolved == 2)
    #expect(solver.counters.componentsSolved == 1)
  }

  /// In a list it is a cell in the middle, of one and the same kind.
  @Test func `in a list of any length a cell's changes cost the same`() throws {
    var costs: [(exchanges: [Counters], constants: [Counters])] = []
    for size in [100, 1000, 5000] {
      var screen = try Screen(Family.list.workload(size: size))
      costs.append((try screen.exchange(), try screen.changeConstants()))
    }
    // Of the texts in the cells some fit and some do not: pivots differ, nothing else.
    for cost in costs {
      #expect(cost.exchanges == costs[0].exchanges)
      #expect(cost.exchanges.map(\.componentsSolved) == [2, 2, 2, 2, 2, 2])
      #expect(cost.constants.map(\.rowsTouched) == costs[0].constants.map(\.rowsTouched))
      #expect(cost.constants.map(\.componentsSolved) == costs[0].constants.map(\.componentsSolved))
      #expect(cost.constants.allSatisfy { $0.rowsTouched <= 24 && $0.pivots <= 8 })
    }
    #expect(costs[0].exchanges[0].rowsTouched > 20)
  }

  /// What is exchanged lies in two neighbouring stacks, as deep as the tree has it there; and in
  /// the first exchange some equations are solved for other variables than before.
  @Test(arguments: [Family.listInWindow, .tree, .treei])
  func `no layout is so large that a part costs more`(family: Family) throws {
    for size in [100, 1000, 5000] {
      var screen = try Screen(family.workload(size: size))
      _ = try screen.exchange()
      for cost in try screen.exchange() + screen.changeConstants() {
        #expect(cost.rowsTouched <= 120, "\(size)")
        #expect(cost.pivots <= 10, "\(size)")
        #expect(cost.componentsSolved <= 2, "\(size)")
      }
    }
  }

  /// The column's height is the sum of what is in it, so that nothing has to be tried out.
  @Test func `a link in a column is taken out and put back without a pivot`() throws {
    var solver = Solver()
    let (top, whole) = solver.make(.free, .length)
    try solver.add(Constraint(Expression(top), .equal, 0))
    var end = Expression(top)
    var links: [Solver.Handle] = []
    for index in 1...100 {
      let (y, height) = solver.make(.free, .length)
      links.append(try solver.add(Constraint(Expression(y), .equal, end + 8)))
      try solver.add(Constraint(height, .greaterThanOrEqual, Double(index)))
      end = y + height
    }
    try solver.add(Constraint(end, .equal, top + whole))
    solver.solve()
    #expect(solver.value(of: whole) == 5850)
    for link in [links[0], links[49], links[99]] {
      var copy = solver
      let constraint = copy.constraint(link)
      copy.remove(link)
      try copy.add(constraint)
      #expect(copy.counters.pivots == solver.counters.pivots)
      copy.solve()
      #expect(copy.value(of: whole) == 5850)
    }
  }

  @Test func `within a piece a drag needs no pivots, and touches no rows`() throws {
    var solver = Solver()
    let (window, left, middle, right) = solver.make(.free, .length, .length, .length)
    try solver.add(Constraint(left + middle + right, .equal, window - 20))
    try solver.add(Constraint(left, .greaterThanOrEqual, 40))
    try solver.add(Constraint(middle, .equal, 10, priority: 500))
    try solver.add(Constraint(right, .equal, 100, priority: 750))
    try solver.edit([(window, 171)])
    #expect(solver.value(of: left) == 41)
    let before = solver.counters
    for width in 171...500 {
      try solver.edit([(window, Double(width))])
      #expect(solver.value(of: left) == Double(width - 130))
    }
    #expect(solver.counters == before)
    // At 170 the left one is at its least: another piece.
    try solver.edit([(window, 169)])
    #expect(solver.values(of: middle, right) == [9, 100])
    #expect(solver.counters.componentsSolved == before.componentsSolved + 1)
    #expect(solver.counters.pivots > before.pivots)
  }

  /// Two hundred sizes, the way there and back; then once more.
  @Test(arguments: [Family.list, .treei])
  func `a drag solves a component where it bends, and a second one solves nothing`(
    family: Family
  ) throws {
    var screen = try Screen(family.workload(size: 100))
    func drag(_ screen: inout Screen) throws {
      for size in screen.workload.drag { try screen.resize(size) }
    }
    let first = try screen.cost(of: drag)
    #expect(first.rowsTouched == 0)
    #expect((1...40).contains(first.componentsSolved))
    #expect(try screen.cost(of: drag) == Counters())
  }

  @Test func `equations alone need no pivots at all`() throws {
    var screen = try Screen(Family.tree.workload(size: 1000))
    for size in screen.workload.jumps { try screen.resize(size) }
    #expect(screen.solver.counters.pivots == 0)
    #expect(screen.solver.counters.componentsSolved == 0)
    #expect(screen.solver.value(of: screen.variables[screen.workload.windowWidth]) == 1351)
  }
}

extension Screen {
  /// What it costs to exchange the workload's twenty constraints.
  fileprivate mutating func exchange() throws -> [Counters] {
    try workload.factors.map { factor in try cost { try $0.exchange(factor: factor) } }
  }

  /// What each change of a constant costs.
  fileprivate mutating func changeConstants() throws -> [Counters] {
    try zip(workload.changing, workload.factors).map { row, factor in
      try cost { screen in
        try screen.solver.setConstant(
          screen.workload.rows[row].constant + factor, of: screen.handles[row])
      }
    }
  }

  fileprivate mutating func cost(of change: (inout Self) throws -> Void) rethrows -> Counters {
    solver.solve()
    let before = solver.counters
    try change(&self)
    solver.solve()
    var counters = solver.counters
    counters.pivots -= before.pivots
    counters.rowsTouched -= before.rowsTouched
    counters.componentsSolved -= before.componentsSolved
    return counters
  }
}
