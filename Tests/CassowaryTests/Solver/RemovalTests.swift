import Cassowary
import SolverWorkloads
import Testing

/// Removing constraints, whatever part they play in the answer.
struct RemovalTests {
  var solver = Solver()

  /// The role that a constraint plays in the layout of ``layout()``.
  enum Role: CaseIterable {
    case definition, closing, redundant, onlyOfEdits, binding, slack, bindingWish, metWish
    case violatedWish, tiedWish, lastOfAVariable, firstRequiredThenDuplicated
  }

  /// A window of 320 points with three columns.
  private func layout() throws -> (system: RandomSystem, handles: [Role: Solver.Handle]) {
    var system = RandomSystem()
    let (window, height, a, b, c, x, y, alone) = (0, 1, 2, 3, 4, 5, 6, 7)
    for index in 0..<8 { system.makeVariable(restricted: index < 5) }
    try system.edit([(window, 320), (height, 320)])
    var handles: [Role: Solver.Handle] = [:]
    handles[.definition] = try system.add([(x, 1), (a, -1)], .equal, 8)
    handles[.firstRequiredThenDuplicated] = try system.add([(x, 1), (b, 1), (y, -1)], .equal, -8)
    handles[.closing] = try system.add([(y, 1), (c, 1), (window, -1)], .equal, -8)
    handles[.redundant] = try system.add([(x, 2), (b, 2), (c, 2), (window, -2)], .equal, -32)
    try system.add([(x, -1), (b, -1), (y, 1)], .equal, 8)
    handles[.onlyOfEdits] = try system.add([(window, 1), (height, -1)], .equal, 0)
    handles[.binding] = try system.add([(a, 1)], .atMost, 100)
    handles[.slack] = try system.add([(b, 1)], .atLeast, 20)
    handles[.bindingWish] = try system.add([(b, 1)], .atMost, 80, at: 750)
    handles[.metWish] = try system.add([(c, 1)], .atLeast, 60, at: 740)
    handles[.violatedWish] = try system.add([(a, 1)], .equal, 150, at: 800)
    handles[.tiedWish] = try system.add([(b, 1)], .equal, 70, at: 300)
    try system.add([(c, 1)], .equal, 70, at: 300)
    handles[.lastOfAVariable] = try system.add([(alone, 1)], .equal, 5, at: 1)
    return (system, handles)
  }

  @Test(arguments: Role.allCases)
  func `a removed constraint is as if it had never been, and can come back`(role: Role) throws {
    var (system, handles) = try layout()
    try system.expectOptimal("before")
    let handle = try #require(handles[role])
    let row = try #require(system.constraints.first { $0.handle == handle }?.row)
    for round in 0..<3 {
      let present = round == 0 ? handle : try #require(system.constraints.last?.handle)
      system.remove(present)
      #expect(!system.solver.contains(present))
      try system.expectOptimal("without")
      system.expectAmbiguity("without")
      try system.expectFresh("without")
      try system.edit([(0, 500), (1, 500)])
      try system.expectOptimal("without, wider")
      try system.edit([(0, 320), (1, 320)])
      try system.add(row)
      try system.expectOptimal("again")
      try system.expectFresh("again")
      system.solver.checkInvariants()
    }
  }

  @Test(arguments: Role.allCases)
  func `a constraint goes down from required and up again`(role: Role) throws {
    var (system, handles) = try layout()
    let handle = try #require(handles[role])
    let index = try #require(system.constraints.firstIndex { $0.handle == handle })
    for priority in [1000, 999.5, 300, 1000, 1, 750, 1000] as [Float] {
      let before = Snapshot(&system.solver)
      let old = system.constraints[index].row.priority
      system.constraints[index].row.priority = priority
      do throws(Refusal) { try system.solver.setPriority(Priority(priority)!, of: handle) } catch {
        #expect(priority == 1000)
        system.expectMinimal(error, system.model, "\(role)")
        system.constraints[index].row.priority = old
        #expect(Snapshot(&system.solver) == before)
      }
      try system.expectOptimal("\(role) at \(priority)")
      try system.expectFresh("\(role) at \(priority)")
    }
    system.solver.checkInvariants()
  }

  /// A wish that is violated stays out when it becomes required, and gets in when what held it up
  /// has gone.
  @Test mutating func `a priority that rises to required can be refused, and falls back`() throws {
    let x = solver.makeVariable()
    let wall = try solver.add(Constraint(x, .lessThanOrEqual, 10))
    let wish = try solver.add(Constraint(x, .equal, 20, priority: 500))
    let conflict = Conflict(members: [.constraint(wall), .constraint(wish)])
    #expect(throws: Refusal.conflict(conflict)) { try solver.setPriority(.required, of: wish) }
    #expect(solver.constraint(wish).priority == 500)
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(400, of: wall)
    try solver.setPriority(.required, of: wish)
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(300, of: wish)
    #expect(solver.value(of: x) == 10)
  }

  @Test(arguments: ["first", "last", "middle", "random"])
  func `removing all leaves an empty solver`(order: String) throws {
    var random = SplitMix(seed: 7)
    var solver = Solver()
    for _ in 0..<20 {
      let variables = (0..<12).map { _ in solver.makeVariable(restricted: random.chance(50)) }
      var handles: [Solver.Handle] = []
      for _ in 0..<20 {
        let sum = variables[random.below(12)] - variables[random.below(12)]
        let priority: Priority = random.pick([.required, 500])
        let constraint = Constraint(
          sum, random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]), 0, priority: priority)
        handles.append(try solver.add(constraint))
      }
      try solver.edit([(variables[0], 0), (variables[1], 0)])
      solver.solve()
      solver.checkInvariants()
      while !handles.isEmpty {
        let place =
          switch order {
          case "first": 0
          case "last": handles.count - 1
          case "middle": handles.count / 2
          default: random.below(handles.count)
          }
        solver.remove(handles.remove(at: place))
        if random.chance(20) { solver.solve() }
      }
      solver.endEdit(variables[0])
      #expect(solver.values().map(\.value) == [Double](repeating: 0, count: 12))
      for variable in variables { solver.removeVariable(variable) }
    }
    #expect(solver.constraintCount == 0)
    #expect(solver.variableCount == 0)
    #expect(solver.description == "")
    #expect(solver.handles.isEmpty)
    #expect(solver.values().isEmpty)
    solver.checkInvariants()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(solver.storedPlaces < 40)
  }

  /// Objective cells that stay behind make each round slower than the one before.
  @Test mutating func `coming and going takes no more pivots the hundredth time`() throws {
    let (system, _) = try layout()
    solver = system.solver
    let variables = system.variables
    var pivots: [Int] = []
    for round in 0..<100 {
      let before = solver.pivotCount
      let width = Double(400 + round % 2)
      try solver.edit([(variables[0], width), (variables[1], width)])
      let wishes = try (2...4).map { index in
        try solver.add(Constraint(variables[index], .equal, 90, priority: 850))
      }
      solver.solve()
      for wish in wishes { solver.remove(wish) }
      solver.solve()
      pivots.append(solver.pivotCount - before)
    }
    #expect(pivots[98] <= pivots[2] && pivots[99] <= pivots[3])
    #expect(solver.storedPlaces < 80)
  }

  @Test mutating func `names stay while everything around them goes`() throws {
    let (x, y) = solver.make(.free, .length)
    let wish = try solver.add(Constraint(x, .equal, y + 1))
    for round in 0..<200 {
      let z = solver.makeVariable()
      let passing = try solver.add(Constraint(z + y, .equal, Double(round)))
      #expect(solver.value(of: z) == Double(round))
      solver.remove(passing)
      solver.removeVariable(z)
      #expect(!solver.contains(z))
      #expect(!solver.contains(passing))
    }
    solver.checkInvariants()
    #expect(solver.contains(x))
    try solver.setConstant(-5, of: wish)
    #expect(solver.value(of: x) == 5)
    #expect(solver.description == "c0: v0 - v1 == 5\nv1 >= 0")
  }
}
