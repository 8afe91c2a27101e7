import Cassowary
import SolverWorkloads
import Testing

/// Systems that look as if an answer could run away, and numbers below zero.
struct UnboundedTests {
  var solver = Solver()

  @Test mutating func `lower bounds of low priority alone are met, and no more`() throws {
    let x = solver.makeVariable()
    for (bound, priority) in [(280.0, 1), (-40, 999), (300, 0.25)] as [(Double, Float)] {
      try solver.add(Constraint(x, .greaterThanOrEqual, bound, priority: Priority(priority)!))
    }
    #expect(solver.value(of: x) == 300)
    #expect(solver.isAmbiguous(x) == true)
  }

  @Test mutating func `a free variable goes below zero, a restricted one does not`() throws {
    let (x, width) = solver.make(.free, .length)
    try solver.add(Constraint(x, .equal, -40, priority: 1))
    let wish = try solver.add(Constraint(width, .equal, -40, priority: 999))
    #expect(solver.values(of: x, width) == [-40, 0])
    #expect(solver.violation(of: wish) == 40)
    try solver.add(Constraint(x, .lessThanOrEqual, width - 55.5))
    #expect(solver.values(of: x, width) == [-55.5, 0])
    #expect(!solver.isAmbiguous(x) && !solver.isAmbiguous(width))
  }

  @Test mutating func `upper bounds alone pull a free variable below zero`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x, .lessThanOrEqual, -5, priority: 1))
    try solver.add(Constraint(y, .lessThanOrEqual, x * 3))
    #expect(solver.values(of: x, y) == [-5, -15])
    #expect(solver.isAmbiguous(x) && solver.isAmbiguous(y))
  }

  @Test mutating func `a difference alone stays near zero`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x - y, .greaterThanOrEqual, 5))
    #expect(solver.values(of: x, y) == [0, -5])
    try solver.add(Constraint(y, .greaterThanOrEqual, 1e9))
    #expect(solver.values(of: x, y) == [1e9 + 5, 1e9])
  }

  /// Each wants to be one more than the other: two points are missing wherever they are, and the
  /// one added later has its way.
  @Test mutating func `two that want to be beyond each other do not run away`() throws {
    let (x, y) = solver.make(.free, .free)
    let low: Priority = 1
    let first = try solver.add(Constraint(x, .greaterThanOrEqual, y + 1, priority: low))
    let second = try solver.add(Constraint(y, .greaterThanOrEqual, x + 1, priority: low))
    #expect(solver.values(of: x, y) == [0, 1])
    #expect([first, second].map { solver.violation(of: $0) } == [2, 0])
  }

  /// Insets that need 40 points, in a window of 30.
  @Test mutating func `compression makes a free length negative and stops a size at zero`() throws {
    let (window, x, length, y, width) = solver.make(.length, .free, .free, .free, .length)
    try solver.edit([(window, 320)])
    for (edge, size) in [(x, length), (y, width)] {
      try solver.add(Constraint(edge, .equal, 20))
      let trailing = Constraint(
        edge + size, .equal, window - 20, priority: size == width ? 999 : .required)
      try solver.add(trailing)
    }
    #expect(solver.values(of: length, width) == [280, 280])
    try solver.edit([(window, 30)])
    #expect(solver.values(of: length, width) == [-10, 0])
    #expect(solver.violation(of: solver.handles[3]) == 10)
    let sizes = Conflict(members: [
      .constraint(solver.handles[2]), .constraint(solver.handles[3]), .edit(window),
    ])
    #expect(throws: Refusal.conflict(sizes)) {
      try solver.setPriority(.required, of: solver.handles[3])
    }
    try solver.edit([(window, 40)])
    try solver.setPriority(.required, of: solver.handles[3])
    #expect(solver.values(of: length, width) == [0, 0])
  }

  /// A cone without an upper end, in which each level only has lower bounds to meet.
  @Test func `many open directions agree with the reference`() throws {
    for seed in 0..<12 {
      var random = SplitMix(seed: 400 + seed)
      var system = RandomSystem()
      for _ in 0..<5 { system.makeVariable(restricted: random.chance(30)) }
      for _ in 0..<9 {
        let (a, b) = (random.below(5), random.below(5))
        guard a != b else { continue }
        try system.add(
          [(a, 1), (b, random.pick([-1, -0.5, 1]))], .atLeast, Double(random.below(60) - 20),
          at: random.pick([1000, 500, 1, 1]))
      }
      try system.expectOptimal("seed \(seed)")
      system.expectAmbiguity("seed \(seed)")
    }
  }
}
