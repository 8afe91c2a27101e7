import Cassowary
import Testing

/// Long lives: what many changes leave behind is nothing.
struct ChurnTests {
  var solver = Solver()

  @Test mutating func `removing all leaves an empty solver`() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<40 {
      let variables = (0..<12).map { _ in solver.makeVariable(restricted: random.chance(50)) }
      var handles: [Solver.Handle] = []
      for _ in 0..<20 {
        let sum = variables[random.below(12)] - variables[random.below(12)]
        let priority = random.pick([.required, Priority(500)!])
        let constraint = Constraint(
          sum, random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]), 0,
          priority: priority)
        handles.append(try solver.add(constraint))
      }
      solver.solve()
      solver.checkInvariants()
      while !handles.isEmpty { solver.remove(handles.remove(at: random.below(handles.count))) }
      for variable in variables { solver.removeVariable(variable) }
    }
    #expect(solver.constraintCount == 0)
    #expect(solver.variableCount == 0)
    #expect(solver.description == "")
    #expect(solver.handles.isEmpty)
    solver.checkInvariants()
    let x = solver.makeVariable()
    #expect(solver.value(of: x) == 0)
    #expect(solver.storedPlaces < 40)
  }

  @Test mutating func `names stay while everything around them goes`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable(restricted: true))
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

  @Test mutating func `ten thousand edits and toggles do not drift`() throws {
    let (window, left, right) = (
      solver.makeVariable(restricted: true), solver.makeVariable(restricted: true),
      solver.makeVariable(restricted: true)
    )
    try solver.edit([(window, 320)])
    try solver.add(Constraint(left + right, .equal, window * 0.1))
    try solver.add(Constraint(left, .equal, right * (1 / 3.0), priority: Priority(600)!))
    let start = [left, right].map { solver.value(of: $0) }
    for round in 0..<5000 {
      try solver.edit([(window, 320.1 + Double(round % 17))])
      let half = try solver.add(Constraint(left, .equal, window * 0.05))
      if round % 64 == 0 { #expect(solver.value(of: left) == solver.value(of: right)) }
      solver.remove(half)
    }
    try solver.edit([(window, 320)])
    #expect([left, right].map { solver.value(of: $0) } == start)
  }

  @Test mutating func `components merge and part a thousand times`() throws {
    let variables = (0..<4).map { _ in solver.makeVariable(restricted: true) }
    for (index, variable) in variables.enumerated() {
      let priority = Priority(300)!
      try solver.add(Constraint(variable, .equal, Double(10 * index), priority: priority))
    }
    let apart = variables.map { solver.value(of: $0) }
    for round in 0..<1000 {
      let (a, b) = (variables[round % 4], variables[(round + 1) % 4])
      let relation: Relation = round % 3 == 0 ? .greaterThanOrEqual : .equal
      let bridge = try solver.add(Constraint(a, relation, b + 100))
      #expect(solver.value(of: a) == solver.value(of: b) + 100)
      solver.remove(bridge)
      #expect(variables.map { solver.value(of: $0) } == apart)
    }
  }

  @Test mutating func `a copy is a snapshot`() throws {
    let x = solver.makeVariable()
    let wish = try solver.add(Constraint(x, .equal, 1, priority: Priority(5)!))
    var copy = solver
    try solver.setConstant(-2, of: wish)
    copy.remove(wish)
    try copy.add(Constraint(x, .equal, 3))
    #expect(solver.value(of: x) == 2)
    #expect(copy.value(of: x) == 3)
  }

  @Test func `the same calls give the same bits`() throws {
    func run() throws -> [UInt64] {
      var random = SplitMix(seed: 3)
      var system = RandomSystem()
      for _ in 0..<8 { system.makeVariable(restricted: random.chance(50)) }
      for _ in 0..<40 {
        let row = RandomSystem.randomRow(&random, variableCount: 8, required: 20)
        _ = try? system.solver.add(system.constraint(row))
      }
      return system.values().map(\.bitPattern)
    }
    let first = try run()
    for _ in 0..<20 { #expect(try run() == first) }
  }
}
