import Cassowary
import Testing

/// Required equalities that say the same twice.
struct RedundancyTests {
  var solver = Solver()

  /// Three spellings of one line and one of another, removed in every order.
  @Test(arguments: [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]])
  mutating func `duplicates hold for each other until the last is removed`(order: [Int]) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let wish = try solver.add(Constraint(x, .equal, 7, priority: Priority(1)!))
    let spellings = try [1.0, -3, 1 / 3.0].map { scale in
      try solver.add(Constraint((x + y) * scale, .equal, 100 * scale))
    }
    for (round, index) in order.enumerated() {
      #expect(abs(solver.value(of: y) - 93) < 1e-12)
      #expect(throws: Refusal.self) { try solver.add(Constraint(x + y, .equal, 101)) }
      solver.remove(spellings[index])
      solver.checkInvariants()
      #expect(solver.constraintCount == 3 - round)
    }
    #expect(solver.value(of: y) == 0)
    try solver.add(Constraint(x + y, .equal, 101))
    #expect(solver.value(of: y) == 94)
    solver.remove(wish)
    #expect(solver.value(of: y) == 101)
  }

  @Test(arguments: 0..<3)
  mutating func `a cycle of equal variables stands without any one link`(removed: Int) throws {
    let ring = (0..<3).map { _ in solver.makeVariable() }
    let links = try (0..<3).map { try solver.add(Constraint(ring[$0], .equal, ring[($0 + 1) % 3])) }
    try solver.add(Constraint(ring[1], .equal, 40, priority: Priority(10)!))
    #expect(ring.map { solver.value(of: $0) } == [40, 40, 40])
    solver.remove(links[removed])
    #expect(ring.map { solver.value(of: $0) } == [40, 40, 40])
    solver.remove(links[(removed + 1) % 3])
    let cutOff = (removed + 2) % 3
    let expected = (0..<3).map { index in
      index == 1 || [cutOff, (cutOff + 1) % 3] == [index, 1]
        || [cutOff, (cutOff + 1) % 3] == [1, index]
        ? 40.0 : 0
    }
    #expect(ring.map { solver.value(of: $0) } == expected)
  }

  @Test mutating func `a cycle that does not close is named whole`() throws {
    let ring = (0..<4).map { _ in solver.makeVariable() }
    let links = try (0..<3).map {
      try solver.add(Constraint(ring[$0 + 1], .equal, ring[$0] + 5))
    }
    let conflict = Conflict(members: links.map { .constraint($0) } + [.new])
    #expect(throws: Refusal.conflict(conflict)) {
      try solver.add(Constraint(ring[0], .equal, ring[3]))
    }
    try solver.add(Constraint(ring[0], .equal, ring[3] - 15))
  }

  @Test mutating func `sizes that contradict what edits leave are noticed by the next edit`() throws
  {
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.edit([(width, 300), (height, 300)])
    let square = try solver.add(Constraint(width, .equal, height))
    #expect(
      throws: Refusal.conflict(
        Conflict(members: [.constraint(square), .edit(width), .edit(height)]))
    ) { try solver.edit([(width, 310)]) }
    try solver.edit([(width, 310), (height, 310)])
    #expect(solver.value(of: height) == 310)
    solver.endEdit(height)
    try solver.edit([(width, 320)])
    #expect(solver.value(of: height) == 320)
  }
}
