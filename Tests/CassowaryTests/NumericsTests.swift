import Cassowary
import Testing

/// Rounding, scales, and numbers that are none.
struct NumericsTests {
  var solver = Solver()

  @Test(arguments: [1e-9, 1e-6, 1e-4, 1, 1e4, 1e9])
  mutating func `a constraint means the same at any scale`(scale: Double) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x * scale, .equal, 5 * scale))
    try solver.add(Constraint(y * scale, .greaterThanOrEqual, x * scale + 7 * scale))
    #expect(abs(solver.value(of: x) - 5) < 1e-12)
    #expect(abs(solver.value(of: y) - 12) < 1e-12)
    #expect(throws: Refusal.self) { try solver.add(Constraint(x * scale, .equal, 5.1 * scale)) }
  }

  @Test(arguments: [1e-12, 1e-9, 1e-6, 1e-3])
  mutating func `nearly parallel rows that meet are no conflict`(angle: Double) throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x + y, .equal, 100))
    try solver.add(Constraint(x + y * (1 + angle), .equal, 100 + 50 * angle))
    let (a, b) = (solver.value(of: x), solver.value(of: y))
    #expect(abs(a + b - 100) < 1e-9)
    #expect(abs(a + b * (1 + angle) - (100 + 50 * angle)) < 1e-9)
    if angle >= 1e-9 { #expect(abs(b - 50) < 1e-5) }
  }

  @Test mutating func `parallel rows may differ by rounding, not by more`() throws {
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(x + y, .equal, 100))
    try solver.add(Constraint(x + y, .equal, 100 + 1e-9))
    let refusal = #expect(throws: Refusal.self) {
      try solver.add(Constraint(x + y, .equal, 100 + 1e-5))
    }
    #expect(refusal?.conflict?.members.count == 2)
  }

  @Test(arguments: [0, 1e6, 1e9])
  mutating func `a cycle of thirds closes at any offset`(offset: Double) throws {
    let chain = (0..<31).map { _ in solver.makeVariable() }
    try solver.add(Constraint(chain[0], .equal, offset))
    for (a, b) in zip(chain, chain.dropFirst()) {
      try solver.add(Constraint(b - a, .equal, 100 / 3.0))
    }
    try solver.add(Constraint(chain[30] - chain[0], .equal, 1000))
    #expect(abs(solver.value(of: chain[3]) - offset - 100) <= 1e-9 * max(1, offset))
    #expect(throws: Refusal.self) {
      try solver.add(Constraint(chain[30] - chain[0], .equal, 1000.1))
    }
  }

  @Test mutating func `a chain of aspect ratios keeps its precision`() throws {
    let sizes = (0..<21).map { _ in solver.makeVariable(restricted: true) }
    for (index, (a, b)) in zip(sizes, sizes.dropFirst()).enumerated() {
      let ratio = [0.65, 1 / 3.0, 1e4, 1e-4, 3, 0.1][index % 6]
      try solver.add(Constraint(b, .equal, a * ratio))
    }
    try solver.edit([(sizes[0], 414)])
    var expected = 414.0
    for (index, size) in sizes.enumerated() {
      #expect(abs(solver.value(of: size) - expected) <= 1e-12 * expected, "\(index)")
      expected *= [0.65, 1 / 3.0, 1e4, 1e-4, 3, 0.1][index % 6]
    }
  }

  @Test mutating func `sizes that stand for endless work`() throws {
    let (x, width) = (solver.makeVariable(), solver.makeVariable(restricted: true))
    try solver.add(Constraint(width, .lessThanOrEqual, 16_777_215))
    let low = Priority(1)!
    let wish = try solver.add(Constraint(width, .equal, 1e7 + 0.25, priority: low))
    try solver.add(Constraint(x, .equal, width - 1e7))
    #expect(solver.value(of: x) == 0.25)
    try solver.setConstant(-2e7, of: wish)
    #expect(solver.value(of: width) == 16_777_215)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  mutating func `what is not a number is refused, and changes nothing`(number: Double) throws {
    let x = solver.makeVariable()
    let wish = try solver.add(Constraint(x, .equal, 7))
    #expect(throws: Refusal.notFinite) { try solver.add(Constraint(x, .equal, number)) }
    #expect(throws: Refusal.notFinite) { try solver.add(Constraint(x * number, .equal, 1)) }
    #expect(throws: Refusal.notFinite) { try solver.setConstant(number, of: wish) }
    #expect(throws: Refusal.notFinite) { try solver.edit([(x, number)]) }
    #expect(solver.constraintCount == 1)
    #expect(solver.isEdited(x) == false)
    #expect(solver.value(of: x) == 7)
  }

  @Test mutating func `a sum of coefficients that overflows is refused`() {
    let x = solver.makeVariable()
    let twice = Expression([Term(x, 1e308), Term(x, 1e308)])
    #expect(throws: Refusal.notFinite) { try solver.add(Constraint(twice, .equal)) }
  }

  @Test mutating func `a constant beyond the largest is refused with the number`() throws {
    let x = solver.makeVariable()
    let endless = Double.greatestFiniteMagnitude
    #expect(throws: Refusal.tooLarge(-endless)) {
      try solver.add(Constraint(x, .lessThanOrEqual, endless))
    }
    #expect(throws: Refusal.tooLarge(endless)) { try solver.edit([(x, endless)]) }
    let low = Priority(1)!
    let wish = try solver.add(Constraint(x, .lessThanOrEqual, 0, priority: low))
    #expect(throws: Refusal.tooLarge(endless)) { try solver.setConstant(endless, of: wish) }
  }

  @Test mutating func `a constraint without variables holds or does not`() throws {
    let empty = Expression(constant: -5)
    let wish = try solver.add(Constraint(empty, .equal, priority: Priority(3)!))
    #expect(solver.violation(of: wish) == 5)
    try solver.add(Constraint(empty, .lessThanOrEqual))
    let conflict = Refusal.conflict(Conflict(members: [.new]))
    #expect(throws: conflict) { try solver.add(Constraint(empty, .equal)) }
    let x = solver.makeVariable()
    #expect(throws: conflict) { try solver.add(Constraint(x - x, .greaterThanOrEqual, 1)) }
  }
}
