import Cassowary
import Testing

/// How sums of variables can move among the optimal solutions.
struct FreedomTests {
  var solver = Solver()

  private mutating func motions(_ sums: [Expression]) -> [[Double]] {
    let freedom = solver.freedom(of: sums)
    return freedom.motions.map { rates in
      (0..<freedom.directionCount).map { direction in
        rates.first { $0.direction == direction }?.rate ?? 0
      }
    }
  }

  @Test mutating func `what is definite does not move`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x, .equal, 5))
    try solver.add(Constraint(y, .equal, x * 2, priority: 1))
    #expect(solver.freedom(of: [x + 0, y + 0]).motions == [[], []])
  }

  @Test mutating func `two widths that share a row move against each other`() throws {
    let (left, right) = solver.make(.length, .length)
    try solver.add(Constraint(left + right, .equal, 300))
    let moved = motions([left + 0, right + 0, left + right, left - right])
    #expect(moved[0].count == 1)
    #expect(moved[0][0] == -moved[1][0])
    #expect(moved[2] == [0])
    #expect(moved[3][0] == 2 * moved[0][0])
  }

  @Test mutating func `a limit on one side leaves a direction open`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x, .greaterThanOrEqual, 10))
    try solver.add(Constraint(y, .equal, x + 8))
    let moved = motions([x + 0, y + 0])
    #expect(moved[0].count == 1)
    #expect(moved[0] == moved[1])
    #expect(moved[0][0] != 0)
  }

  /// Reduced costs of zero at a degenerate corner are no directions.
  @Test mutating func `limits that meet in a point leave nothing open`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x + y, .lessThanOrEqual, 10))
    try solver.add(Constraint(x - y, .lessThanOrEqual, 0))
    try solver.add(Constraint(x, .greaterThanOrEqual, 5))
    #expect(motions([x + 0, y + 0]) == [[], []])
  }

  @Test mutating func `tied wishes leave a direction open, which one more equation closes`() throws
  {
    let (left, right) = solver.make(.length, .length)
    try solver.add(Constraint(left + right, .equal, 300))
    for width in [left, right] { try solver.add(Constraint(width, .equal, 100, priority: 750)) }
    #expect(motions([left + 0])[0].count == 1)
    try solver.add(Constraint(left, .equal, 120))
    #expect(motions([left + 0, right + 0]) == [[], []])
  }

  @Test mutating func `parts of a layout that don't touch move in directions of their own`() throws
  {
    let (a, b, c) = solver.make(.free, .free, .free)
    try solver.add(Constraint(b, .equal, a + 8))
    let moved = motions([a + 0, b + 0, c + 0, c - a])
    #expect(moved[0].count == 2)
    #expect(moved[0] == moved[1])
    #expect(zip(moved[0], moved[2]).allSatisfy { $0 * $1 == 0 })
    #expect(zip(moved[3], zip(moved[0], moved[2])).allSatisfy { $0 == $1.1 - $1.0 })
  }
}
