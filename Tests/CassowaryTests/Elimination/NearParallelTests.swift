import Cassowary
import Testing

/// Rows that point nearly, or exactly, the same way.
struct NearParallelTests {
  var solver = Solver()

  @Test(arguments: [1e-12, 1e-9, 1e-6, 1e-3])
  mutating func `nearly parallel rows that meet are no conflict`(angle: Double) throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x + y, .equal, 100))
    try solver.add(Constraint(x + y * (1 + angle), .equal, 100 + 50 * angle))
    let (a, b) = (solver.value(of: x), solver.value(of: y))
    #expect(abs(a + b - 100) < 1e-9)
    #expect(abs(a + b * (1 + angle) - (100 + 50 * angle)) < 1e-9)
    if angle >= 1e-9 { #expect(abs(b - 50) < 1e-5) }
  }

  @Test mutating func `parallel rows may differ by rounding, not by more`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x + y, .equal, 100))
    try solver.add(Constraint(x + y, .equal, 100 + 1e-9))
    let refusal = #expect(throws: Refusal.self) {
      try solver.add(Constraint(x + y, .equal, 100 + 1e-5))
    }
    #expect(refusal?.conflict?.members.count == 2)
  }

  /// `x + y >= 100` and `x + (1 + angle) y <= 100 + 50 angle` leave `y <= 50`.
  @Test(arguments: [1e-9, 1e-6, 1e-3])
  mutating func `nearly parallel inequalities meet where they cross`(angle: Double) throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x + y, .greaterThanOrEqual, 100))
    try solver.add(Constraint(x + y * (1 + angle), .lessThanOrEqual, 100 + 50 * angle))
    try solver.add(Constraint(y, .equal, 80, priority: 500))
    try solver.add(Constraint(x, .equal, 20, priority: 400))
    let (a, b) = (solver.value(of: x), solver.value(of: y))
    #expect(a + b > 100 - 1e-8)
    #expect(a + b * (1 + angle) < 100 + 50 * angle + 1e-8)
    if angle >= 1e-6 { #expect(abs(b - 50) < 1e-2) }
  }

  @Test(arguments: [1e-6, 1e-3])
  mutating func `a wish that is nearly parallel to what is required is met`(angle: Double) throws {
    let (x, y) = solver.make(.free, .length)
    try solver.add(Constraint(x + y, .equal, 100))
    let wish = try solver.add(
      Constraint(x + y * (1 + angle), .equal, 100 + 50 * angle, priority: 500))
    #expect(abs(solver.value(of: y) - 50) < 1e-6)
    #expect(solver.violation(of: wish) == 0)
    // Now 20 points below zero for y: as near as a size gets is zero.
    try solver.setConstant(-(100 - 20 * angle), of: wish)
    #expect(abs(solver.value(of: y)) < 1e-9)
    #expect(isNear(solver.violation(of: wish), 20 * angle))
  }

  /// Three lines through (50, 50), and a fourth that passes it at a distance.
  @Test mutating func `of three nearly parallel lines any two give the point`() throws {
    let (x, y) = solver.make(.free, .free)
    let lines = try [0, 1e-3, 2e-3].map { angle in
      try solver.add(Constraint(x + y * (1 + angle), .equal, 100 + 50 * angle))
    }
    for line in lines {
      #expect(abs(solver.value(of: x) - 50) < 1e-8)
      #expect(abs(solver.value(of: y) - 50) < 1e-8)
      let removed = solver.constraint(line)
      solver.remove(line)
      #expect(abs(solver.value(of: y) - 50) < 1e-8)
      try solver.add(removed)
    }
    let refusal = #expect(throws: Refusal.self) {
      try solver.add(Constraint(x + y * 1.003, .equal, 100.16))
    }
    #expect(refusal?.conflict?.members.count == 3)
  }

  @Test(arguments: [(1e-9, true), (1e-5, false)])
  mutating func `a cycle that misses by rounding closes, one that misses by more does not`(
    gap: Double, closes: Bool
  ) throws {
    let ring = (0..<5).map { _ in solver.makeVariable() }
    for (a, b) in zip(ring, ring.dropFirst()) { try solver.add(Constraint(b, .equal, a + 25)) }
    let last = Constraint(ring[4], .equal, ring[0] + 100 + gap)
    if closes {
      try solver.add(last)
    } else {
      let refusal = #expect(throws: Refusal.self) { try solver.add(last) }
      #expect(refusal?.conflict?.members.count == 5)
    }
    #expect(ring.map { solver.value(of: $0) } == [0, 25, 50, 75, 100])
  }

  @Test(arguments: [(1e-9, true), (1e-5, false)])
  mutating func `bounds that cross by rounding leave a point, those that cross by more do not`(
    gap: Double, fits: Bool
  ) throws {
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .greaterThanOrEqual, 40))
    let bound = Constraint(x, .lessThanOrEqual, 40 - gap)
    if fits {
      try solver.add(bound)
      #expect(abs(solver.value(of: x) - 40) <= gap)
    } else {
      #expect(throws: Refusal.self) { try solver.add(bound) }
      #expect(solver.value(of: x) == 40)
    }
  }
}
