import Cassowary
import Testing

/// Strict order: no number of constraints outvotes one of a higher priority.
struct PriorityTests {
  var solver = Solver()

  /// How many constraints are against the one above them.
  private static let crowd = 1001
  private static let tableRows = 180

  @Test func `a priority is a number above 0, up to 1000`() {
    #expect(([0, -1, 1000.5, .nan, .infinity] as [Float]).allSatisfy { Priority($0) == nil })
    #expect(Priority(Float(0.25))?.value == 0.25)
    #expect(Priority(Float(1000)) == .required)
    #expect(([.required, 999, 999.5] as [Priority]).sorted() == [999, 999.5, .required])
  }

  @Test(
    arguments: [
      (1, 2), (249, 250), (250, 251), (499, 500), (749, 750), (749.9, 750), (750, 751), (998, 999),
      (999, 999.5), (750, Float(750).nextUp), (Float(1000).nextDown.nextDown, Float(1000).nextDown),
      (.leastNonzeroMagnitude, 1),
    ] as [(Float, Float)])
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

  /// Each by a few constraints, and every twentieth by many.
  @Test func `each whole priority is above the one before it, and 999.5 above all`() throws {
    for value in 1..<1000 {
      var solver = Solver()
      let x = solver.makeVariable()
      let (low, high) = (Float(value), value < 999 ? Float(value + 1) : 999.5)
      try solver.add(Constraint(x, .equal, 1, priority: Priority(high)!))
      for _ in 0..<(value % 20 == 10 ? Self.crowd : 20) {
        try solver.add(Constraint(x, .equal, 0, priority: Priority(low)!))
      }
      #expect(solver.value(of: x) == 1, "\(value)")
    }
  }

  @Test mutating func `a crowd that joins later, or comes down from above, changes nothing`() throws
  {
    let x = solver.makeVariable()
    let one = try solver.add(Constraint(x, .equal, 1, priority: 400))
    var crowd: [Solver.Handle] = []
    for _ in 0..<Self.crowd {
      crowd.append(try solver.add(Constraint(x, .equal, 0, priority: 399)))
      if crowd.count % 16 == 0 { #expect(solver.value(of: x) == 1) }
    }
    for handle in crowd { try solver.setPriority(401, of: handle) }
    #expect(solver.value(of: x) == 0)
    try solver.setPriority(401.5, of: one)
    #expect(solver.value(of: x) == 1)
    for handle in crowd { try solver.setPriority(400, of: handle) }
    #expect(solver.value(of: x) == 1)
    try solver.setPriority(400, of: one)
    #expect(solver.value(of: x) == 0)
  }

  @Test mutating func `999 levels at once are met from the top`() throws {
    let variables = (0..<10).map { _ in solver.makeVariable() }
    for value in (1...999).reversed() {
      let x = variables[value % 10]
      try solver.add(Constraint(x, .equal, Double(value), priority: Priority(Float(value))!))
    }
    #expect(variables.map { solver.value(of: $0) } == [990] + (991...999).map(Double.init))
  }

  /// Each level wants its own number for one variable: the highest that is left has its way.
  @Test mutating func `of 999 levels for one variable the highest decides, one after the other`()
    throws
  {
    let x = solver.makeVariable()
    var wishes = try (1...999).map { value in
      try solver.add(Constraint(x, .equal, Double(value), priority: Priority(Float(value))!))
    }
    for value in (990...999).reversed() {
      #expect(solver.value(of: x) == Double(value))
      solver.remove(wishes.removeLast())
    }
    try solver.setPriority(999.5, of: wishes[122])
    #expect(solver.value(of: x) == 123)
    #expect(solver.violation(of: wishes[988]) == 866)
  }

  @Test mutating func `a large coefficient does not make a weak constraint strong`() throws {
    let x = solver.makeVariable()
    try solver.add(Constraint(x * 10000, .equal, 0, priority: 250))
    let wish = try solver.add(Constraint(x, .equal, 100, priority: 500))
    #expect(solver.value(of: x) == 100)
    #expect(solver.violation(of: wish) == 0)
  }

  /// The same through an equation, and with the weak side in the majority.
  @Test mutating func `large coefficients do not vote through an equation either`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(y, .equal, x * 1e4))
    for _ in 0..<20 { try solver.add(Constraint(y, .equal, 0, priority: 250)) }
    try solver.add(Constraint(x * 1e-4, .equal, 0.01, priority: 250.5))
    #expect(abs(solver.value(of: x) - 100) < 1e-9)
    #expect(abs(solver.value(of: y) - 1e6) < 1e-5)
  }

  @Test mutating func `an inequality is met in full when nothing stronger opposes it`() throws {
    let (x, width) = solver.make(.free, .length)
    try solver.add(Constraint(width, .lessThanOrEqual, 80))
    try solver.add(Constraint(width, .greaterThanOrEqual, 120, priority: 750))
    try solver.add(Constraint(x, .equal, width + 5, priority: 1))
    #expect(solver.values(of: width, x) == [80, 85])
  }

  /// A table in which every sixth row needs up to 557 points, and a window that is wished to be
  /// 360 wide. With weights the rows outvote the window and leave it at 557.
  @Test(arguments: [999, 751, 750.5] as [Float])
  mutating func `the rows of a table do not widen the window`(priority: Float) throws {
    let window = solver.makeVariable(restricted: true)
    let wish = try solver.add(Constraint(window, .equal, 360, priority: Priority(priority)!))
    var contents: [Solver.Handle] = []
    var missing = 0.0
    for row in 0..<Self.tableRows {
      let x = (0..<3).map { _ in solver.makeVariable() }
      let (title, badge, button) = solver.make(.length, .length, .length)
      let titleSize = row % 6 == 1 ? Double(380 - row % 5) : Double(90 + row % 70)
      let sizes = [(title, titleSize, Float(249)), (badge, 24, 250), (button, 72, 250)]
      try solver.add(Constraint(x[0], .equal, 64))
      try solver.add(Constraint(x[1], .equal, x[0] + title + 8))
      try solver.add(Constraint(x[2], .equal, x[1] + badge + 8))
      try solver.add(Constraint(x[2] + button, .equal, window - 1))
      for (variable, size, hugging) in sizes {
        contents.append(
          try solver.add(Constraint(variable, .greaterThanOrEqual, size, priority: 750)))
        try solver.add(Constraint(variable, .lessThanOrEqual, size, priority: Priority(hugging)!))
      }
      missing += max(0, 64 + titleSize + 8 + 24 + 8 + 72 + 1 - 360)
    }
    #expect(solver.value(of: window) == 360)
    #expect(isNear(contents.reduce(0) { $0 + solver.violation(of: $1) }, missing))
    try solver.setPriority(749.5, of: wish)
    // The widest row: 64 + 380 + 8 + 24 + 8 + 72 + 1.
    #expect(solver.value(of: window) == 557)
    #expect(contents.allSatisfy { solver.violation(of: $0) == 0 })
  }
}
