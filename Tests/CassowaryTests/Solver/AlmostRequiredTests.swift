import Cassowary
import Testing

/// What would be required if it did not contradict what is.
struct AlmostRequiredTests {
  var solver = Solver()
  /// The greatest number below that of required constraints.
  private let highest = Priority(Float(1000).nextDown)!

  @Test func `it is above every number, below required, and has no number of its own`() {
    #expect(highest < .almostRequired && Priority.almostRequired < .required)
    #expect(!Priority.almostRequired.isRequired)
    #expect(Priority.almostRequired.value == highest.value && Priority.required.value == 1000)
    #expect(Priority(Float(1000)) == .required)
    #expect("\(Priority.almostRequired)" == "almost required")
  }

  @Test mutating func `it is met before any number of constraints at the highest number`() throws {
    let (x, wishes) = (solver.makeVariable(), 20)
    try solver.add(Constraint(x, .lessThanOrEqual, 50))
    for _ in 0..<wishes { try solver.add(Constraint(x, .equal, 10, priority: highest)) }
    try solver.add(Constraint(x, .equal, 80, priority: .almostRequired))
    #expect(solver.value(of: x) == 50)
  }

  @Test mutating func `a requirement that is relaxed makes room for one that was refused`() throws {
    let x = solver.makeVariable()
    let twenty = try solver.add(Constraint(x, .equal, 20))
    #expect(throws: Refusal.self) { try solver.add(Constraint(x, .greaterThanOrEqual, 32)) }
    solver.relax(twenty)
    #expect(solver.value(of: x) == 20)
    let least = try solver.add(Constraint(x, .greaterThanOrEqual, 32))
    #expect(solver.value(of: x) == 32)
    solver.remove(least)
    #expect(solver.value(of: x) == 20)
  }
}
