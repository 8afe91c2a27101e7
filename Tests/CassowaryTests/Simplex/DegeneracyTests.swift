import Cassowary
import Testing

/// Programs on which careless pivoting stalls or goes round in circles.
struct DegeneracyTests {
  var solver = Solver()

  /// Minimises `objective` over restricted variables with rows `<= constants`, as an optional
  /// constraint that asks for more than there is.
  private mutating func minimum(
    _ objective: [Double], rows: [[Double]], constants: [Double], at priority: Float
  ) throws -> Double {
    let x = objective.map { _ in solver.makeVariable(restricted: true) }
    func sum(_ coefficients: [Double]) -> Expression {
      Expression(zip(x, coefficients).map { Term($0, $1) })
    }
    for (row, constant) in zip(rows, constants) {
      try solver.add(
        Constraint(sum(row), .lessThanOrEqual, constant, priority: Priority(priority)!))
    }
    try solver.add(Constraint(sum(objective), .equal, -1e6, priority: 500))
    let least = zip(x, objective).reduce(0) { $0 + solver.value(of: $1.0) * $1.1 }
    #expect(solver.pivotCount < 60)
    return least
  }

  private struct Example {
    let objective: [Double]
    let rows: [[Double]]
    let constants: [Double]
    let least: Double
  }

  private static let examples = [
    // E. M. L. Beale, "Cycling in the dual simplex algorithm", 1955.
    Example(
      objective: [-0.75, 150, -0.02, 6],
      rows: [[0.25, -60, -1 / 25.0, 9], [0.5, -90, -1 / 50.0, 3], [0, 0, 1, 0]],
      constants: [0, 0, 1], least: -0.05),
    // M. L. Balinski, A. W. Tucker, "Duality theory of linear programs", 1969, who have it of Kuhn.
    Example(
      objective: [-2, -3, 1, 12],
      rows: [[-2, -9, 1, 9], [1 / 3.0, 1, -1 / 3.0, -2], [2, 3, -1, -12]],
      constants: [0, 0, 2], least: -2),
    // K. T. Marshall, J. W. Suurballe, "A note on cycling in the simplex method", 1969.
    Example(
      objective: [-10, 57, 9, 24],
      rows: [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]],
      constants: [0, 0, 1], least: -1),
  ]

  /// Once with rows that are required, once with rows that are wished.
  @Test(arguments: examples.indices, [1000, 900] as [Float])
  mutating func `an example on which the simplex method cycles ends`(
    index: Int, priority: Float
  ) throws {
    let example = Self.examples[index]
    let least = try minimum(
      example.objective, rows: example.rows, constants: example.constants, at: priority)
    #expect(abs(least - example.least) < 1e-9)
  }

  /// V. Klee, G. J. Minty, "How good is the simplex algorithm?", 1972: a cube whose corners are all
  /// on the way. Its optimum is `5^n`.
  @Test(arguments: [3, 5])
  mutating func `a corner of the cube of Klee and Minty is found`(count: Int) throws {
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { product, _ in product * base }
    }
    let rows = (0..<count).map { row in
      (0..<count).map { $0 < row ? power(2, row - $0 + 1) : $0 == row ? 1.0 : 0 }
    }
    let least = try minimum(
      (0..<count).map { -power(2, count - 1 - $0) }, rows: rows,
      constants: (0..<count).map { power(5, $0 + 1) }, at: 1000)
    #expect(abs(least + power(5, count)) < 1e-6)
  }

  @Test(arguments: [24, 60])
  mutating func `segments whose least sizes fill the room exactly`(count: Int) throws {
    let edges = (0...count).map { _ in solver.makeVariable() }
    try solver.add(Constraint(edges[0], .equal, 0))
    try solver.add(Constraint(edges[count], .equal, Double(3 * count)))
    for (a, b) in zip(edges, edges.dropFirst()) {
      try solver.add(Constraint(b, .greaterThanOrEqual, a))
      try solver.add(Constraint(b - a, .greaterThanOrEqual, 3, priority: 900))
      try solver.add(Constraint(b - a, .equal, 40, priority: 100))
    }
    for (index, edge) in edges.enumerated() {
      #expect(abs(solver.value(of: edge) - Double(3 * index)) < 1e-9)
      #expect(solver.isAmbiguous(edge) == false)
    }
    #expect(solver.pivotCount < 12 * count)
  }

  /// Required least sizes: as many as fill the room fit, and one point less room is too little,
  /// for all of them together and not for any one less.
  @Test(arguments: [3, 24])
  mutating func `required least sizes fill the room to the point`(count: Int) throws {
    let window = solver.makeVariable(restricted: true)
    try solver.edit([(window, Double(3 * count))])
    let edges = (0...count).map { _ in solver.makeVariable() }
    let first = try solver.add(Constraint(edges[0], .equal, 0))
    let last = try solver.add(Constraint(edges[count], .equal, window))
    let steps = try zip(edges, edges.dropFirst()).map { a, b in
      try solver.add(Constraint(b, .greaterThanOrEqual, a + 3))
    }
    #expect(edges.map { solver.value(of: $0) } == (0...count).map { Double(3 * $0) })
    let members = ([first, last] + steps).map { Conflict.Member.constraint($0) }
    let conflict = Conflict(members: members + [.edit(window)])
    #expect(throws: Refusal.conflict(conflict)) {
      try solver.edit([(window, Double(3 * count - 1))])
    }
    #expect(edges.map { solver.value(of: $0) } == (0...count).map { Double(3 * $0) })
    try solver.edit([(window, Double(3 * count + 1))])
    #expect(solver.value(of: edges[count]) == Double(3 * count + 1))
    #expect(solver.pivotCount < 40 * count)
  }

  /// All columns want the same, and there is half of it: every way of sharing out is as good.
  @Test(arguments: [4, 40])
  mutating func `ties among many end, and leave the room to the last ones`(count: Int) throws {
    let columns = (0..<count).map { _ in solver.makeVariable(restricted: true) }
    let room = Double(5 * count)
    try solver.add(Constraint(Expression(columns.map { Term($0) }), .equal, room))
    for column in columns { try solver.add(Constraint(column, .equal, 10, priority: 750)) }
    #expect(columns.map { solver.value(of: $0) } == (0..<count).map { $0 < count / 2 ? 0 : 10 })
    #expect(columns.allSatisfy { solver.isAmbiguous($0) })
    #expect(solver.pivotCount < 20 * count)
  }

  /// Every gap and every width is zero: all the vertices of the program are one point.
  @Test(arguments: [2, 30])
  mutating func `a chain of length zero`(count: Int) throws {
    let window = solver.makeVariable(restricted: true)
    let edges = (0...count).map { _ in solver.makeVariable() }
    try solver.add(Constraint(edges[0], .equal, 0))
    try solver.add(Constraint(edges[count], .lessThanOrEqual, window))
    for (a, b) in zip(edges, edges.dropFirst()) {
      try solver.add(Constraint(b, .greaterThanOrEqual, a))
      try solver.add(Constraint(b - a, .equal, 10, priority: 500))
    }
    try solver.edit([(window, 0)])
    for _ in 0..<3 {
      #expect(edges.allSatisfy { solver.value(of: $0) == 0 && !solver.isAmbiguous($0) })
      try solver.edit([(window, Double(10 * count))])
      #expect(edges.map { solver.value(of: $0) } == (0...count).map { Double(10 * $0) })
      try solver.edit([(window, 0)])
    }
    #expect(edges.allSatisfy { solver.value(of: $0) == 0 })
    #expect(solver.pivotCount < 100 * count)
  }

  @Test mutating func `a window of size zero`() throws {
    let window = solver.makeVariable(restricted: true)
    let widths = (0..<6).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(Constraint(Expression(widths.map { Term($0) }), .equal, window.expression))
    for (index, width) in widths.enumerated() {
      try solver.add(Constraint(width, .equal, Double(20 + index), priority: 750))
    }
    try solver.edit([(window, 0)])
    #expect(widths.map { solver.value(of: $0) } == [0, 0, 0, 0, 0, 0])
    #expect(solver.isAmbiguous(widths[3]) == false)
    try solver.edit([(window, 45)])
    #expect(widths.reduce(0) { $0 + solver.value(of: $1) } == 45)
    #expect(widths.map { solver.value(of: $0) } == [0, 0, 0, 0, 20, 25])
  }

  @Test mutating func `a grid of squares that ties both axes together`() throws {
    let (width, height) = solver.make(.length, .length)
    try solver.edit([(width, 320), (height, 200)])
    let columns = (0..<5).map { _ in solver.makeVariable(restricted: true) }
    let rows = (0..<5).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(
      Constraint(Expression(columns.map { Term($0) }), .lessThanOrEqual, width.expression))
    try solver.add(
      Constraint(Expression(rows.map { Term($0) }), .lessThanOrEqual, height.expression))
    for column in columns {
      for row in rows { try solver.add(Constraint(column, .equal, row, priority: 900)) }
      try solver.add(Constraint(column, .equal, 100, priority: 500))
    }
    #expect(columns.map { solver.value(of: $0) } == [40, 40, 40, 40, 40])
    #expect(rows.map { solver.value(of: $0) } == [40, 40, 40, 40, 40])
    try solver.edit([(width, 100)])
    #expect(rows.map { solver.value(of: $0) } == [20, 20, 20, 20, 20])
    #expect(solver.pivotCount < 400)
  }
}
