import Cassowary
import Testing

struct SolverTests {
  var solver = Solver()

  @Test mutating func `the example of the documentation`() throws {
    let (x, width) = solver.make(.free, .length)
    try solver.add(Constraint(x + width, .equal, 320))
    try solver.add(Constraint(width, .equal, 100, priority: 250))
    #expect(solver.value(of: x) == 220)
  }

  @Test mutating func `a refused constraint is named with those it excludes`() throws {
    let (x, y) = solver.make(.free, .free)
    let low = try solver.add(Constraint(x, .greaterThanOrEqual, 0))
    let link = try solver.add(Constraint(y, .equal, x + 10))
    try solver.add(Constraint(x, .lessThanOrEqual, 100))
    try solver.edit([(y, 30)])
    let room = Refusal.conflict(Conflict(members: [.edit(y), .new]))
    #expect(throws: room) { try solver.add(Constraint(y, .lessThanOrEqual, 5)) }
    #expect(solver.value(of: x) == 20)
    let chain = Refusal.conflict(
      Conflict(members: [.constraint(low), .constraint(link), .edit(y)]))
    #expect(throws: chain) { try solver.edit([(y, 3)]) }
    #expect(solver.value(of: y) == 30)
    try solver.edit([(y, 50)])
    #expect(solver.value(of: x) == 40)
  }
}
