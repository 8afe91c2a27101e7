import Cassowary
import Testing

/// Coefficients and constants from tiny to huge, and numbers that are none.
struct RangeTests {
  var solver = Solver()

  @Test(arguments: [1e-9, 1e-6, 1e-4, 1, 1e4, 1e9])
  mutating func `a constraint means the same at any scale`(scale: Double) throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x * scale, .equal, 5 * scale))
    try solver.add(Constraint(y * scale, .greaterThanOrEqual, x * scale + 7 * scale))
    #expect(abs(solver.value(of: x) - 5) < 1e-12)
    #expect(abs(solver.value(of: y) - 12) < 1e-12)
    #expect(throws: Refusal.self) { try solver.add(Constraint(x * scale, .equal, 5.1 * scale)) }
  }

  @Test(arguments: [(5e-8, 50), (5e-9, 5), (-5e-9, -5)])
  mutating func `a tiny coefficient is none the less one`(right: Double, x value: Double) throws {
    let x = solver.makeVariable()
    try solver.add(Constraint(x * 1e-9, .equal, right))
    #expect(abs(solver.value(of: x) - value) < 1e-12 * abs(value))
  }

  @Test(arguments: [1e-300, 1e300])
  mutating func `coefficients at the ends of what a double holds`(scale: Double) throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x * scale + y * scale, .equal, 0))
    try solver.add(Constraint(y, .equal, 7))
    #expect(abs(solver.value(of: x) + 7) < 1e-12)
  }

  /// `x / 10000 + 10000 y == 30000` with `y == 2` leaves `x == 1e8`.
  @Test mutating func `eight digits between two coefficients of a row`() throws {
    let (x, y) = solver.make(.free, .free)
    let row = try solver.add(Constraint(x * 1e-4 + y * 1e4, .equal, 30_000))
    let second = try solver.add(Constraint(y, .equal, 2))
    #expect(isNear(solver.value(of: x), 1e8))
    solver.remove(second)
    try solver.add(Constraint(x, .equal, 1e4))
    #expect(isNear(solver.value(of: y), 2.9999))
    #expect(solver.violation(of: row) == 0)
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
    let (x, width) = solver.make(.free, .length)
    try solver.add(Constraint(width, .lessThanOrEqual, 16_777_215))
    let low: Priority = 1
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
    let low: Priority = 1
    let wish = try solver.add(Constraint(x, .lessThanOrEqual, 0, priority: low))
    #expect(throws: Refusal.tooLarge(endless)) { try solver.setConstant(endless, of: wish) }
  }

  @Test mutating func `a constraint without variables holds or does not`() throws {
    let empty = Expression(constant: -5)
    let wish = try solver.add(Constraint(empty, .equal, priority: 3))
    #expect(solver.violation(of: wish) == 5)
    try solver.add(Constraint(empty, .lessThanOrEqual))
  }
}
