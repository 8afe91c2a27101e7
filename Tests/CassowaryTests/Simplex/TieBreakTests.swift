import Cassowary
import Testing

/// What the tie-break level decides where all priorities leave a choice.
struct TieBreakTests {
  var solver = Solver()

  @Test(arguments: [1000, 999.5, 250, 1] as [Float])
  mutating func `a lone inequality is tight`(priority: Float) throws {
    let y = solver.makeVariable()
    try solver.add(Constraint(y, .greaterThanOrEqual, 280, priority: Priority(priority)!))
    #expect(solver.value(of: y) == 280)
  }

  @Test mutating func `a trailing edge below a limit touches it with a width of zero`() throws {
    let (x, width) = solver.make(.free, .length)
    try solver.add(Constraint(x + width, .lessThanOrEqual, 270))
    #expect(solver.values(of: width, x) == [0, 270])
  }

  @Test(arguments: [1000, 999.5, 250, 1] as [Float])
  mutating func `a lone upper limit on a length leaves it zero`(priority: Float) throws {
    let (priority, room) = (Priority(priority)!, solver.makeVariable())
    let (width, height) = solver.make(.length, .length)
    try solver.add(Constraint(width, .lessThanOrEqual, 23, priority: priority))
    try solver.add(Constraint(height, .lessThanOrEqual, room - 34, priority: priority))
    try solver.edit([(room, 300)])
    #expect(solver.values(of: width, height) == [0, 0])
  }

  @Test(arguments: [1000, 999.5, 250, 1] as [Float])
  mutating func `a length between a given edge and a limit is zero`(priority: Float) throws {
    let (x, width) = solver.make(.free, .length)
    try solver.add(Constraint(x, .equal, 10, priority: Priority(priority)!))
    try solver.add(Constraint(x + width, .lessThanOrEqual, 290, priority: Priority(priority)!))
    #expect(solver.values(of: x, width) == [10, 0])
  }

  @Test mutating func `lengths come to zero in order of creation, sums of others too`() throws {
    let lengths = (0..<4).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(Constraint(lengths[0], .equal, lengths[2] + lengths[3]))
    try solver.add(Constraint(lengths[2] + 2 * lengths[3], .greaterThanOrEqual, 100))
    #expect(lengths.map { solver.value(of: $0) } == [50, 0, 0, 50])
    try solver.add(Constraint(lengths[1], .equal, lengths[3] * 3))
    #expect(lengths.map { solver.value(of: $0) } == [50, 150, 0, 50])
  }

  @Test mutating func `a length that others depend on takes its turn with the first of them`()
    throws
  {
    let lengths = (0..<3).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(Constraint(lengths[1] + lengths[2], .equal, 100))
    #expect(lengths.map { solver.value(of: $0) } == [0, 0, 100])
    try solver.add(Constraint(lengths[0], .equal, lengths[2] * 2))
    #expect(lengths.map { solver.value(of: $0) } == [0, 100, 0])
  }

  @Test mutating func `of two tied wishes the one with the lower rank yields`() throws {
    let width = solver.makeVariable(restricted: true)
    let p250: Priority = 250
    try solver.add(Constraint(width, .greaterThanOrEqual, 100, priority: p250, rank: 1))
    try solver.add(Constraint(width, .lessThanOrEqual, 50, priority: p250))
    try solver.add(Constraint(width, .greaterThanOrEqual, 50, priority: 750))
    #expect(solver.value(of: width) == 100)
    #expect(solver.isAmbiguous(width) == true)
  }

  @Test mutating func `the last of three free widths takes the room`() throws {
    let widths = (0..<3).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(Constraint(widths[0] + widths[1] + widths[2], .equal, 300))
    #expect(widths.map { solver.value(of: $0) } == [0, 0, 300])
  }

  @Test mutating func `the first of two hugging widths stretches`() throws {
    let (left, right) = solver.make(.length, .length)
    try solver.add(Constraint(left + right, .equal, 300))
    let hugs = try [left, right].map {
      try solver.add(Constraint($0, .lessThanOrEqual, 100, priority: 250))
    }
    #expect(solver.values(of: left, right) == [200, 100])
    solver.setRank(-1, of: hugs[1])
    #expect(solver.values(of: left, right) == [100, 200])
  }

  /// `total` came first, so it is brought to zero before the two that it is the sum of.
  @Test mutating func `a sum of two open variables comes to zero in its own turn`() throws {
    let (total, a, b, aEnd, bEnd) = solver.make(.free, .free, .free, .free, .free)
    try solver.add(Constraint(aEnd, .equal, a + 1))
    try solver.add(Constraint(bEnd, .equal, b + 1))
    try solver.add(Constraint(total, .equal, a + b - 3))
    #expect(solver.values(of: total, a, b) == [0, 0, 3])
  }
}
