import Cassowary
import Testing

/// Programs on which careless pivoting stalls or goes round in circles.
struct DegeneracyTests {
  var solver = Solver()

  /// Minimises `objective` over restricted variables with rows `<= constants`, as an optional
  /// constraint that asks for more than there is.
  private mutating func minimum(
    _ objective: [Double], rows: [[Double]], constants: [Double]
  ) throws -> Double {
    let x = objective.map { _ in solver.makeVariable(restricted: true) }
    func sum(_ coefficients: [Double]) -> Expression {
      Expression(zip(x, coefficients).map { Term($0, $1) })
    }
    for (row, constant) in zip(rows, constants) {
      try solver.add(Constraint(sum(row), .lessThanOrEqual, constant))
    }
    try solver.add(Constraint(sum(objective), .equal, -1000, priority: Priority(500)!))
    let least = zip(x, objective).reduce(0) { $0 + solver.value(of: $1.0) * $1.1 }
    #expect(solver.pivotCount < 50)
    return least
  }

  @Test mutating func `Beale's example ends`() throws {
    let least = try minimum(
      [-0.75, 150, -0.02, 6],
      rows: [[0.25, -60, -1 / 25.0, 9], [0.5, -90, -1 / 50.0, 3], [0, 0, 1, 0]],
      constants: [0, 0, 1])
    #expect(abs(least + 0.05) < 1e-9)
  }

  @Test mutating func `Kuhn's example ends`() throws {
    let least = try minimum(
      [-2, -3, 1, 12], rows: [[-2, -9, 1, 9], [1 / 3.0, 1, -1 / 3.0, -2], [2, 3, -1, -12]],
      constants: [0, 0, 2])
    #expect(abs(least + 2) < 1e-9)
  }

  @Test mutating func `the example of Marshall and Suurballe ends`() throws {
    let least = try minimum(
      [-10, 57, 9, 24], rows: [[0.5, -5.5, -2.5, 9], [0.5, -1.5, -0.5, 1], [1, 0, 0, 0]],
      constants: [0, 0, 1])
    #expect(abs(least + 1) < 1e-9)
  }

  @Test(arguments: [24, 60])
  mutating func `segments whose least sizes fill the room exactly`(count: Int) throws {
    let edges = (0...count).map { _ in solver.makeVariable() }
    try solver.add(Constraint(edges[0], .equal, 0))
    try solver.add(Constraint(edges[count], .equal, Double(3 * count)))
    for (a, b) in zip(edges, edges.dropFirst()) {
      try solver.add(Constraint(b, .greaterThanOrEqual, a))
      try solver.add(Constraint(b - a, .greaterThanOrEqual, 3, priority: Priority(900)!))
      try solver.add(Constraint(b - a, .equal, 40, priority: Priority(100)!))
    }
    for (index, edge) in edges.enumerated() {
      #expect(abs(solver.value(of: edge) - Double(3 * index)) < 1e-9)
      #expect(solver.isAmbiguous(edge) == false)
    }
    #expect(solver.pivotCount < 12 * count)
  }

  @Test mutating func `a window of size zero`() throws {
    let window = solver.makeVariable(restricted: true)
    let widths = (0..<6).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(
      Constraint(Expression(widths.map { Term($0) }), .equal, window.expression))
    for (index, width) in widths.enumerated() {
      try solver.add(Constraint(width, .equal, Double(20 + index), priority: Priority(750)!))
    }
    try solver.edit([(window, 0)])
    #expect(widths.map { solver.value(of: $0) } == [0, 0, 0, 0, 0, 0])
    #expect(solver.isAmbiguous(widths[3]) == false)
    try solver.edit([(window, 45)])
    #expect(widths.reduce(0) { $0 + solver.value(of: $1) } == 45)
    #expect(widths.map { solver.value(of: $0) } == [0, 0, 0, 0, 20, 25])
  }

  @Test mutating func `a grid of squares that ties both axes together`() throws {
    let (width, height) = (
      solver.makeVariable(restricted: true), solver.makeVariable(restricted: true)
    )
    try solver.edit([(width, 320), (height, 200)])
    let columns = (0..<5).map { _ in solver.makeVariable(restricted: true) }
    let rows = (0..<5).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(
      Constraint(Expression(columns.map { Term($0) }), .lessThanOrEqual, width.expression))
    try solver.add(
      Constraint(Expression(rows.map { Term($0) }), .lessThanOrEqual, height.expression))
    for column in columns {
      for row in rows {
        try solver.add(Constraint(column, .equal, row, priority: Priority(900)!))
      }
      try solver.add(Constraint(column, .equal, 100, priority: Priority(500)!))
    }
    #expect(columns.map { solver.value(of: $0) } == [40, 40, 40, 40, 40])
    #expect(rows.map { solver.value(of: $0) } == [40, 40, 40, 40, 40])
    try solver.edit([(width, 100)])
    #expect(rows.map { solver.value(of: $0) } == [20, 20, 20, 20, 20])
    #expect(solver.pivotCount < 400)
  }
}
