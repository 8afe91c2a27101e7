import Cassowary
import Testing

/// Refused operations: what they name, and that they leave no trace.
struct ConflictTests {
  var solver = Solver()

  @Test mutating func `a refused constraint leaves the solver as it was`() throws {
    let x = solver.makeVariable()
    let low = try solver.add(Constraint(x, .greaterThanOrEqual, 0))
    let high = try solver.add(Constraint(x, .lessThanOrEqual, 10))
    #expect(throws: Refusal.conflict(Conflict(members: [.constraint(high), .new]))) {
      try solver.add(Constraint(x, .greaterThanOrEqual, 20))
    }
    #expect(solver.value(of: x) == 0)
    #expect(solver.handles == [low, high])
    let middle = try solver.add(Constraint(x, .equal, 5))
    #expect(solver.value(of: x) == 5)
    #expect(throws: Refusal.conflict(Conflict(members: [.constraint(middle), .new]))) {
      try solver.add(Constraint(x, .equal, 6))
    }
    solver.remove(middle)
    #expect(solver.value(of: x) == 0)
  }

  @Test mutating func `a chain of twelve is named whole, and nothing beside it`() throws {
    let edges = (0..<12).map { _ in solver.makeVariable() }
    var chain: [Solver.Handle] = []
    for (a, b) in zip(edges, edges.dropFirst()) {
      chain.append(try solver.add(Constraint(b, .greaterThanOrEqual, a + 10)))
      let aside = solver.makeVariable(restricted: true)
      try solver.add(Constraint(aside, .equal, a - b + 500))
      try solver.add(Constraint(aside + b, .lessThanOrEqual, 10_000))
    }
    let conflict = Conflict(members: chain.map { .constraint($0) } + [.new])
    #expect(throws: Refusal.conflict(conflict)) {
      try solver.add(Constraint(edges[11], .lessThanOrEqual, edges[0] + 100))
    }
    try solver.add(Constraint(edges[11], .lessThanOrEqual, edges[0] + 110))
    #expect(solver.value(of: edges[11]) - solver.value(of: edges[0]) == 110)
  }

  @Test mutating func `two halves and a gap do not fit`() throws {
    let (left, right, window) = solver.make(.length, .length, .length)
    try solver.edit([(window, 320)])
    let halves = try [left, right].map { try solver.add(Constraint($0, .equal, window / 2)) }
    #expect(throws: Refusal.conflict(Conflict(members: halves.map { .constraint($0) } + [.new]))) {
      try solver.add(Constraint(left + right, .equal, window - 10))
    }
  }

  @Test mutating func `an edit of two sizes names the one that is in the way`() throws {
    let (width, height) = solver.make(.free, .free)
    let limit = try solver.add(Constraint(width, .lessThanOrEqual, 400))
    try solver.edit([(width, 320), (height, 480)])
    #expect(throws: Refusal.conflict(Conflict(members: [.constraint(limit), .edit(width)]))) {
      try solver.edit([(height, 700), (width, 500)])
    }
    #expect(solver.values(of: width, height) == [320, 480])
    try solver.edit([(height, 700), (width, 400)])
    #expect(solver.values(of: width, height) == [400, 700])
    solver.endEdit(width)
    #expect(solver.values(of: width, height) == [400, 700])
  }

  @Test mutating func `of many constraints those that can join are added`() throws {
    let x = solver.makeVariable()
    let results = solver.add([
      Constraint(x, .greaterThanOrEqual, 0), Constraint(x, .equal, 5), Constraint(x, .equal, 6),
      Constraint(x, .lessThanOrEqual, 4), Constraint(x, .equal, 5),
    ])
    let handles = results.map { try? $0.get() }
    #expect(handles.map { $0 == nil } == [false, false, true, true, false])
    let five = try #require(handles[1])
    #expect(results[2] == .failure(.conflict(Conflict(members: [.constraint(five), .new]))))
    #expect(solver.value(of: x) == 5)
  }

  @Test mutating func `a refusal reads as a sentence`() throws {
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .equal, 5))
    let refusal = #expect(throws: Refusal.self) { try solver.edit([(x, 6)]) }
    #expect(refusal?.description == "can't all be met: c0, the value of v0")
    let large = #expect(throws: Refusal.self) { try solver.edit([(x, 1e13)]) }
    #expect(large?.description == "10000000000000 is too large: numbers go up to 1000000000000")
  }
}
