import Cassowary
import Testing

/// Constraints of one priority that pull apart: the sum of their violations decides, which makes
/// the answer a median.
struct TieTests {
  var solver = Solver()

  @Test mutating func `distances count in points of the expression as it was written`() throws {
    let x = solver.makeVariable()
    let p: Priority = 500
    try solver.add(Constraint(x, .equal, 0, priority: p))
    let steep = try solver.add(Constraint(x * 3, .equal, 30, priority: p))
    try solver.add(Constraint(x, .equal, 0, priority: p))
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(400, of: steep)
    #expect(solver.value(of: x) == 0)
    #expect(solver.violation(of: steep) == 30)
  }

  /// Two against one: the majority has it whole. One against one: any value between is as good,
  /// and the tie-break level takes the last one added.
  @Test func `two outvote one, and one against one is a tie`() throws {
    for (wishes, answer, isOpen) in [
      ([10.0, 10, 90], 10.0, false), ([10, 90, 90], 90, false), ([10, 90], 90, true),
      ([90, 10], 10, true), ([10, 40, 60, 90], 60, true), ([10, 40, 40, 90], 40, false),
      ([90, 60, 40, 10], 40, true),
    ] {
      var solver = Solver()
      let x = solver.makeVariable()
      for wish in wishes { try solver.add(Constraint(x, .equal, wish, priority: 500)) }
      #expect(solver.value(of: x) == answer, "\(wishes)")
      #expect(solver.isAmbiguous(x) == isOpen, "\(wishes)")
    }
  }

  @Test mutating func `a tie is settled by the next priority below`() throws {
    let x = solver.makeVariable()
    for wish in [10.0, 90] { try solver.add(Constraint(x, .equal, wish, priority: 500)) }
    let low = try solver.add(Constraint(x, .equal, 42, priority: 1))
    #expect(solver.value(of: x) == 42)
    #expect(solver.isAmbiguous(x) == false)
    // Beyond the tied ones it can't pull.
    try solver.setConstant(-200, of: low)
    #expect(solver.value(of: x) == 90)
    try solver.setPriority(500, of: low)
    #expect(solver.value(of: x) == 90)
    #expect(solver.isAmbiguous(x) == false)
  }

  /// `x >= 100` and `x <= 30` cost 70 between them wherever x is from 30 to 100, so that an
  /// equality at 60 decides. One at 20 is as dear as `x >= 100` from 20 to 30, one at 120 as dear
  /// as `x <= 30` from 100 to 120: ties, in which the one added later has its way.
  @Test(arguments: [(60.0, 60.0, false), (20, 20, true), (120, 100, true)])
  mutating func `inequalities and equalities of one priority count alike`(
    wish: Double, answer: Double, isOpen: Bool
  ) throws {
    let x = solver.makeVariable()
    let p: Priority = 250
    try solver.add(Constraint(x, .greaterThanOrEqual, 100, priority: p))
    try solver.add(Constraint(x, .equal, wish, priority: p))
    try solver.add(Constraint(x, .lessThanOrEqual, 30, priority: p))
    #expect(solver.value(of: x) == answer)
    #expect(solver.isAmbiguous(x) == isOpen)
  }

  /// Three columns want 100 each of 240 points: 60 are missing in any way of sharing them out.
  @Test func `what is missing goes to those that the tie-break level names`() throws {
    var system = RandomSystem()
    for _ in 0..<3 { system.makeVariable(restricted: true) }
    try system.add([(0, 1), (1, 1), (2, 1)], .equal, 240)
    for index in 0..<3 { try system.add([(index, 1)], .equal, 100, at: 400) }
    #expect(system.values() == [40, 100, 100])
    try system.expectOptimal("equal weights")
    system.expectAmbiguity("equal weights")
    // Half the distance counts half: it is cheapest to let the halved wish go.
    try system.add([(2, 0.5)], .equal, 0, at: 400)
    try system.expectOptimal("with half a wish")
    system.expectAmbiguity("with half a wish")
  }

  /// Steps of one priority around a ring that can't all be: the sum counts, not the worst.
  @Test func `a ring of wishes that does not close`() throws {
    var system = RandomSystem()
    for _ in 0..<5 { system.makeVariable(restricted: false) }
    for index in 0..<5 { try system.add([((index + 1) % 5, 1), (index, -1)], .equal, 10, at: 600) }
    try system.add([(0, 1)], .equal, 3, at: 500)
    try system.expectOptimal("ring")
    system.expectAmbiguity("ring")
    // One of the five is missed by all 50.
    let missed = system.constraints.map { system.solver.violation(of: $0.handle) }
    #expect(missed.sorted() == [0, 0, 0, 0, 0, 50])
  }
}
