import Cassowary
import SolverWorkloads
import Testing

/// Parts of a system that are independent of each other, come together and part again.
struct ComponentTests {
  var solver = Solver()

  private static let mergeCount = 1000

  @Test(arguments: [Relation.equal, .greaterThanOrEqual])
  mutating func `components merge and part again`(relation: Relation) throws {
    let variables = (0..<4).map { _ in solver.makeVariable(restricted: true) }
    for (index, variable) in variables.enumerated() {
      let priority: Priority = 300
      try solver.add(Constraint(variable, .equal, Double(10 * index), priority: priority))
    }
    let apart = variables.map { solver.value(of: $0) }
    for round in 0..<Self.mergeCount {
      let (a, b) = (variables[round % 4], variables[(round + 1) % 4])
      let bridge = try solver.add(Constraint(a, relation, b + 100))
      #expect(isNear(solver.value(of: a), solver.value(of: b) + 100))
      solver.remove(bridge)
      #expect(zip(variables, apart).allSatisfy { isNear(solver.value(of: $0), $1) })
    }
    solver.checkInvariants()
    #expect(solver.storedPlaces < 80)
  }

  /// Rows of columns in windows of their own, and a constraint that makes two windows one wide.
  @Test func `clusters joined by one constraint agree with the reference`() throws {
    var system = RandomSystem()
    var random = SplitMix(seed: 31)
    let clusters = (0..<4).map { _ in
      let first = system.variables.count
      for index in 0..<5 { system.makeVariable(restricted: index < 4) }
      return first
    }
    for first in clusters {
      try system.add([(first, 1), (first + 1, 1), (first + 2, 1), (first + 3, -1)], .equal, -20)
      for column in first..<(first + 3) {
        try system.add([(column, 1)], .atLeast, Double(40 + random.below(50)), at: 750)
        try system.add([(column, 1)], .atMost, Double(30 + random.below(50)), at: 250)
      }
      try system.add([(first + 4, 2), (first, 1), (first + 3, -1)], .equal, 0)
      try system.add([(first + 3, 1)], .equal, Double(180 + random.below(60)), at: 600)
    }
    let apart = system.values()
    try system.expectOptimal("apart")
    for round in 0..<24 {
      let (a, b) = (random.pick(clusters), random.pick(clusters))
      guard a != b else { continue }
      var bridges: [Solver.Handle] = []
      bridges.append(
        try system.add([(a + 3, 1), (b + 3, -1)], random.pick([.equal, .atLeast, .atMost]), 15))
      let priority = random.pick([1000, 700, 100] as [Float])
      bridges.append(try system.add([(a + 4, 1), (b + 1, -0.5)], .atLeast, -10, at: priority))
      try system.expectOptimal("round \(round)")
      if round % 2 == 0 { bridges.reverse() }
      for bridge in bridges {
        try system.expectFresh("round \(round)")
        system.remove(bridge)
      }
      #expect(zip(system.values(), apart).allSatisfy(isNear), "round \(round)")
    }
    system.solver.checkInvariants()
  }

  @Test mutating func `a variable in no constraint is a component of its own`() throws {
    let (alone, x, late) = solver.make(.free, .free, .length)
    let row = try solver.add(Constraint(x, .equal, 3))
    #expect(solver.values(of: alone, x, late) == [0, 3, 0])
    #expect([alone, x, late].map { solver.isAmbiguous($0) } == [true, false, true])
    let bridge = try solver.add(Constraint(late, .equal, x - alone))
    #expect(solver.values(of: alone, x, late) == [3, 3, 0])
    solver.remove(row)
    #expect(solver.values(of: alone, x, late) == [0, 0, 0])
    solver.remove(bridge)
    #expect([alone, x, late].map { solver.isAmbiguous($0) } == [true, true, true])
    solver.removeVariable(alone)
    #expect(solver.variableCount == 2)
  }

  /// The sums of a grid's levels at 750, 500, 400, 300 and 200, found with HiGHS (one level after
  /// the other, 1e-11 of room for those above).
  private static let grids: [(side: Int, width: Double, height: Double, sums: [Double])] = [
    (2, 300, 200, [0, 155.2, 5.5, 56, 67]),
    (2, 80, 500, [0, 0, 821.75, 22, 0]),
    (5, 300, 200, [223.104761905, 597.771428523, 32.083333305, 15.333333321, 38.749999916]),
    (5, 80, 500, [550, 0, 1975, 20, 0]),
    (5, 1400, 1000, [0, 2390.636105188, 104.104477362, 334.328356849, 292.91044807]),
    (10, 300, 200, [2034.763988095, 1181.430654023, 69.916666287, 39.333334841, 24]),
    (10, 80, 500, [3000, 0, 3955, 80, 0]),
    (10, 1400, 1000, [0, 5060.942857143, 397.333333333, 61.333333317, 80]),
  ]

  /// Cells with aspect ratios of their own in columns and rows: width and height don't separate.
  @Test(arguments: [2, 5, 10])
  func `a grid of aspect ratios is solved, at each size in turn`(side: Int) throws {
    let grids = Self.grids.filter { $0.side == side }
    var grid = try Grid(side: side, width: grids[0].width, height: grids[0].height)
    for (_, width, height, sums) in grids + grids.reversed() {
      try grid.system.edit([(0, width), (1, height)])
      let values = grid.system.values()
      grid.system.expectMet(values, "\(width) x \(height)")
      for (sum, least) in zip(grid.system.model.sums(values), sums) {
        #expect(abs(sum - least) < 1e-5, "\(width) x \(height): \(sum), not \(least)")
      }
    }
    #expect(grid.system.solver.pivotCount < 40 * grids.count * grid.system.constraints.count)
    if side == 2 { try grid.system.expectOptimal("the last size") }
  }
}

/// Cells in columns and rows, each as large as its column and its row let it be.
private struct Grid {
  var system = RandomSystem()

  init(side: Int, width: Double, height: Double) throws {
    func variable() -> Int {
      system.makeVariable(restricted: true)
      return system.variables.count - 1
    }
    let (window, screen) = (variable(), variable())
    try system.edit([(window, width), (screen, height)])
    let columns = (0..<side).map { _ in variable() }
    let rows = (0..<side).map { _ in variable() }
    try system.add(columns.map { ($0, 1) } + [(window, -1)], .equal, 0)
    try system.add(rows.map { ($0, 1) } + [(screen, -1)], .equal, 0)
    for i in 0..<side {
      for j in 0..<side {
        let (w, h) = (variable(), variable())
        try system.add([(h, 1), (w, -0.5 - Double((3 * i + 5 * j) % 7) / 4)], .equal, 0)
        try system.add([(w, 1), (columns[j], -1)], .atMost, 0)
        try system.add([(h, 1), (rows[i], -1)], .atMost, 0)
        try system.add([(w, 1)], .atLeast, Double(20 + (i + 2 * j) % 5 * 9), at: 750)
        try system.add([(w, 1), (columns[j], -1)], .equal, 0, at: 500)
        try system.add([(h, 1), (rows[i], -1)], .equal, 0, at: 400)
      }
    }
    for j in 1..<side {
      try system.add([(columns[j], 1), (columns[0], -1)], .equal, 0, at: 300)
      try system.add([(rows[j], 1), (rows[0], -1)], .equal, 0, at: 200)
    }
  }
}
