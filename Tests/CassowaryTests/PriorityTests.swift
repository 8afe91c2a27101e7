import Cassowary
import Testing

/// Strict order: no number of constraints outvotes one of a higher priority.
struct PriorityTests {
  var solver = Solver()

  @Test func `a priority is a number above 0, up to 1000`() {
    #expect(Priority(0) == nil)
    #expect(Priority(-1) == nil)
    #expect(Priority(1000.5) == nil)
    #expect(Priority(.nan) == nil)
    #expect(Priority(.infinity) == nil)
    #expect(Priority(0.25)?.value == 0.25)
    #expect(Priority(1000) == .required)
    #expect(Priority(999.5)! < .required)
    #expect(Priority(999.5)! > Priority(999)!)
  }

  @Test(arguments: [(1, 2), (249, 250), (750, 751), (998, 999), (999, 999.5)] as [(Float, Float)])
  mutating func `a thousand and one constraints do not move one just above them`(
    low: Float, high: Float
  ) throws {
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .equal, 360, priority: Priority(high)!))
    for _ in 0..<1001 {
      try solver.add(Constraint(x, .greaterThanOrEqual, 556, priority: Priority(low)!))
    }
    #expect(solver.value(of: x) == 360)
  }

  @Test func `each whole priority is above the one before it`() throws {
    for value in 1..<999 {
      var solver = Solver()
      let x = solver.makeVariable()
      for _ in 0..<5 {
        try solver.add(Constraint(x, .equal, 0, priority: Priority(Float(value))!))
      }
      try solver.add(Constraint(x, .equal, 1, priority: Priority(Float(value + 1))!))
      #expect(solver.value(of: x) == 1, "\(value)")
    }
  }

  @Test mutating func `999 levels at once are met from the top`() throws {
    let variables = (0..<10).map { _ in solver.makeVariable() }
    for value in (1...999).reversed() {
      let x = variables[value % 10]
      try solver.add(Constraint(x, .equal, Double(value), priority: Priority(Float(value))!))
    }
    #expect(variables.map { solver.value(of: $0) } == [990] + (991...999).map(Double.init))
  }

  @Test mutating func `a large coefficient does not make a weak constraint strong`() throws {
    let x = solver.makeVariable()
    try solver.add(Constraint(x * 10000, .equal, 0, priority: Priority(250)!))
    let wish = try solver.add(Constraint(x, .equal, 100, priority: Priority(500)!))
    #expect(solver.value(of: x) == 100)
    #expect(solver.violation(of: wish) == 0)
  }

  @Test mutating func `at one priority the sum of distances decides`() throws {
    let x = solver.makeVariable()
    let p = Priority(500)!
    let wishes = try [10.0, 20, 90].map { try solver.add(Constraint(x, .equal, $0, priority: p)) }
    #expect(solver.value(of: x) == 20)
    #expect(solver.isAmbiguous(x) == false)
    #expect(wishes.map { solver.violation(of: $0) } == [10, 0, 70])
  }

  @Test mutating func `distances count in points of the expression as it was written`() throws {
    let x = solver.makeVariable()
    let p = Priority(500)!
    try solver.add(Constraint(x, .equal, 0, priority: p))
    let steep = try solver.add(Constraint(x * 3, .equal, 30, priority: p))
    try solver.add(Constraint(x, .equal, 0, priority: p))
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(Priority(400)!, of: steep)
    #expect(solver.value(of: x) == 0)
    #expect(solver.violation(of: steep) == 30)
  }

  @Test mutating func `an inequality is met in full when nothing stronger opposes it`() throws {
    let (x, width) = (solver.makeVariable(), solver.makeVariable(restricted: true))
    try solver.add(Constraint(width, .lessThanOrEqual, 80))
    try solver.add(Constraint(width, .greaterThanOrEqual, 120, priority: Priority(750)!))
    try solver.add(Constraint(x, .equal, width + 5, priority: Priority(1)!))
    #expect(solver.value(of: width) == 80)
    #expect(solver.value(of: x) == 85)
  }

  @Test mutating func `a priority that rises to required can be refused, and falls back`() throws {
    let x = solver.makeVariable()
    let wall = try solver.add(Constraint(x, .lessThanOrEqual, 10))
    let wish = try solver.add(Constraint(x, .equal, 20, priority: Priority(500)!))
    let conflict = Conflict(members: [.constraint(wall), .constraint(wish)])
    #expect(throws: Refusal.conflict(conflict)) { try solver.setPriority(.required, of: wish) }
    #expect(solver.constraint(wish).priority == Priority(500)!)
    #expect(solver.value(of: x) == 10)
    try solver.setPriority(Priority(400)!, of: wall)
    try solver.setPriority(.required, of: wish)
    #expect(solver.value(of: x) == 20)
    try solver.setPriority(Priority(300)!, of: wish)
    #expect(solver.value(of: x) == 10)
  }

  /// A table whose rows all want more width than the window has: with weights the rows win.
  @Test mutating func `sixty rows do not widen the window`() throws {
    let (x, window) = (solver.makeVariable(), solver.makeVariable(restricted: true))
    try solver.add(Constraint(x, .equal, 0))
    try solver.add(Constraint(window, .equal, 360, priority: Priority(999)!))
    for row in 0..<60 {
      let title = solver.makeVariable(restricted: true)
      let badge = solver.makeVariable(restricted: true)
      try solver.add(Constraint(title + badge, .equal, window - 40))
      for (variable, size) in [(title, Double(400 + row % 7)), (badge, 30)] {
        try solver.add(
          Constraint(variable, .greaterThanOrEqual, size, priority: Priority(750)!))
        try solver.add(Constraint(variable, .lessThanOrEqual, size, priority: Priority(250)!))
      }
    }
    #expect(solver.value(of: window) == 360)
  }
}
