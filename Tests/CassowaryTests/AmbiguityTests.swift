import Cassowary
import Testing

/// Which values the priorities leave open, exactly.
struct AmbiguityTests {
  var solver = Solver()

  @Test mutating func `a lone inequality leaves its variable open, on one side`() throws {
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .greaterThanOrEqual, 280))
    #expect(solver.isAmbiguous(x) == true)
    try solver.add(Constraint(x, .lessThanOrEqual, 280))
    #expect(solver.isAmbiguous(x) == false)
  }

  /// Three inequalities meet in the one point that there is: a reduced cost of zero is no proof.
  @Test mutating func `a corner with room in no direction is not ambiguous`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x + y, .lessThanOrEqual, 10))
    try solver.add(Constraint(x - y, .lessThanOrEqual, 0))
    try solver.add(Constraint(x, .greaterThanOrEqual, 5))
    #expect(solver.isAmbiguous(x) == false)
    #expect(solver.isAmbiguous(y) == false)
    #expect([solver.value(of: x), solver.value(of: y)] == [5, 5])
  }

  @Test mutating func `two tied widths are ambiguous, and their sum is not`() throws {
    let (left, right, sum) = (
      solver.makeVariable(restricted: true), solver.makeVariable(restricted: true),
      solver.makeVariable()
    )
    try solver.add(Constraint(left + right, .equal, 300))
    try solver.add(Constraint(sum, .equal, left + right))
    for width in [left, right] {
      try solver.add(Constraint(width, .equal, 100, priority: Priority(750)!))
    }
    #expect([left, right, sum].map { solver.isAmbiguous($0) } == [true, true, false])
    try solver.add(Constraint(right, .equal, 100, priority: Priority(1)!))
    #expect([left, right, sum].map { solver.isAmbiguous($0) } == [false, false, false])
    #expect(solver.value(of: left) == 200)
  }

  @Test mutating func `an edited variable is never ambiguous`() throws {
    let (width, half, other) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(Constraint(half, .equal, width / 2))
    #expect([width, half, other].map { solver.isAmbiguous($0) } == [true, true, true])
    try solver.edit([(width, 320)])
    #expect([width, half, other].map { solver.isAmbiguous($0) } == [false, false, true])
    solver.endEdit(width)
    #expect([width, half, other].map { solver.isAmbiguous($0) } == [true, true, true])
  }

  @Test mutating func `a variable that depends on two open ones`() throws {
    let total = solver.makeVariable()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(total, .equal, a + b))
    try solver.add(Constraint(a, .greaterThanOrEqual, 10))
    #expect([total, a, b].map { solver.isAmbiguous($0) } == [true, true, true])
    // The total was made first: it is brought to zero before b is.
    #expect([total, a, b].map { solver.value(of: $0) } == [0, 10, -10])
  }
}
