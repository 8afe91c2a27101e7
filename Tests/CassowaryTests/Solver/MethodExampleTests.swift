import Cassowary
import Testing

/// The examples of the module's documentation say what is so.
struct MethodExampleTests {
  var solver = Solver()
  let (window, left, right): (Variable, Variable, Variable)
  let constraints: [Solver.Handle]

  init() throws {
    (window, left, right) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    constraints = [
      try solver.add(Constraint(left + right, .equal, window - 24)),
      try solver.add(Constraint(left, .greaterThanOrEqual, 80)),
      try solver.add(Constraint(right, .equal, 200, priority: 250)),
    ]
    try solver.edit([(window, 400)])
  }

  @Test func `the example of the solver's own page`() throws {
    var solver = Solver()
    let (x, width) = solver.make(.free, .length)
    try solver.add(Constraint(x + width, .equal, 320))
    try solver.add(Constraint(width, .equal, 100, priority: 250))
    #expect(solver.value(of: x) == 220)
  }

  @Test mutating func `the columns share a wide window and a narrow one`() throws {
    #expect(solver.value(of: left) == 176)
    try solver.edit([(window, 260)])
    #expect(solver.value(of: right) == 156)
  }

  @Test mutating func `the left column is wide because of the window, the gap and the right one`() {
    let terms = solver.explain(left).terms
    #expect(terms.map(\.coefficient) == [1, -1, 1])
    #expect(terms.map(\.constant) == [-24, 200, 400])
    #expect(
      terms.map(\.source) == [
        .constraint(constraints[0]), .constraint(constraints[2]), .edit(window),
      ])
  }

  @Test mutating func `the piece changes where the left column reaches its minimum`() throws {
    let wide = solver.piece(of: window, in: 200...500)
    #expect(abs(wide.range.lowerBound - 304) < 1e-6 && wide.range.upperBound == 500)
    #expect(wide.forms[1].constant == -224 && wide.forms[1].slope == 1)
    try solver.edit([(window, 260)])
    let narrow = solver.piece(of: window, in: 200...500)
    #expect(narrow.range.lowerBound == 200 && abs(narrow.range.upperBound - 304) < 1e-6)
    #expect(narrow.forms[2].constant == -104 && narrow.forms[2].slope == 1)
  }

  @Test mutating func `what the solver made of it can be looked at`() {
    #expect(
      solver.dump() == """
        v2 defined by c0: -v0 + v1 + v2 + 24 = 0
        component v1
          c1: v1 - 80
          c2: v0 - v1 - 224
          where 304.000000304 < v0 < inf
            v1 = v0 - 224
        """)
  }
}
