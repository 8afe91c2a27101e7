import Cassowary
import SolverWorkloads
import Testing

/// Values as sums over constraints and edits.
struct ExplanationTests {
  var solver = Solver()

  @Test mutating func `a width is the window's less a margin`() throws {
    let (window, width) = solver.make(.free, .length)
    let row = try solver.add(Constraint(width, .equal, window - 40))
    try solver.edit([(window, 500)])
    expect(solver.explain(width), 460, [(.constraint(row), 1, -40), (.edit(window), 1, 500)])
    expect(solver.explain(window), 500, [(.edit(window), 1, 500)])
    // The row's own terms, `width - window`, have the value that it demands.
    expect(solver.explain(row), -40, [(.constraint(row), 1, -40)])
  }

  /// `x == 20`, `x + width + 30 == window`, and the middle of it.
  @Test mutating func `coefficients are those of the solution, not of the rows`() throws {
    let (window, x, width, middle) = solver.make(.free, .free, .length, .free)
    let lead = try solver.add(Constraint(x, .equal, 20))
    let trail = try solver.add(Constraint(x + width + 30, .equal, window))
    let centre = try solver.add(Constraint(middle * 2, .equal, x * 2 + width))
    try solver.edit([(window, 320)])
    expect(
      solver.explain(width), 270,
      [(.constraint(lead), -1, 20), (.constraint(trail), 1, -30), (.edit(window), 1, 320)])
    expect(
      solver.explain(middle), 155,
      [
        (.constraint(lead), 0.5, 20), (.constraint(trail), 0.5, -30),
        (.constraint(centre), 0.5, 0), (.edit(window), 0.5, 320),
      ])
  }

  @Test(arguments: [1.0, 3, -2, 0.25, 1024])
  mutating func `how a constraint is scaled changes its coefficient alone`(scale: Double) throws {
    let (window, x) = solver.make(.free, .free)
    let row = try solver.add(Constraint(x * scale, .equal, window * scale + 12 * scale))
    try solver.edit([(window, 100)])
    expect(
      solver.explain(x), 112, [(.constraint(row), 1 / scale, 12 * scale), (.edit(window), 1, 100)])
  }

  /// The wish for 100 is explained by what keeps it from being met.
  @Test mutating func `of a violated constraint it says what holds it up`() throws {
    let (window, width) = solver.make(.free, .length)
    let limit = try solver.add(Constraint(width, .lessThanOrEqual, window - 240))
    let wish = try solver.add(Constraint(width * 2, .equal, 200, priority: 750))
    try solver.edit([(window, 320)])
    #expect(solver.standing(of: wish) == .violated(40))
    expect(solver.explain(wish), 160, [(.constraint(limit), 2, -240), (.edit(window), 2, 320)])
    #expect(solver.standing(of: limit) == .binding)
    try solver.edit([(window, 400)])
    expect(solver.explain(wish), 200, [(.constraint(wish), 1, 200)])
    #expect(solver.standing(of: wish) == .binding)
    #expect(solver.standing(of: limit) == .slack(60))
  }

  @Test mutating func `what only the tie-break level keeps at zero needs no term`() throws {
    let (free, width, x) = solver.make(.free, .length, .free)
    let middle = try solver.add(Constraint(x + width / 2, .equal, 170))
    expect(solver.explain(free), 0, [])
    expect(solver.explain(width), 0, [])
    expect(solver.explain(x), 170, [(.constraint(middle), 1, 170)])
  }

  /// The width would be negative; its bound holds it up, which has no name and adds nothing.
  @Test mutating func `a bound that holds a value up has no term`() throws {
    let (window, width) = solver.make(.free, .length)
    let wish = try solver.add(Constraint(width, .equal, window - 400, priority: 750))
    try solver.edit([(window, 320)])
    expect(solver.explain(width), 0, [])
    #expect(solver.standing(of: wish) == .violated(80))
    expect(solver.explain(wish), -320, [(.edit(window), -1, 320)])
  }

  @Test mutating func `a tied value stands on the constraint that had its way`() throws {
    let x = solver.makeVariable()
    let wishes = try [10.0, 20, 90].map { try solver.add(Constraint(x, .equal, $0, priority: 500)) }
    expect(solver.explain(x), 20, [(.constraint(wishes[1]), 1, 20)])
    #expect(wishes.map { solver.standing(of: $0) } == [.violated(10), .binding, .violated(70)])
    solver.remove(wishes[1])
    expect(solver.explain(x), 90, [(.constraint(wishes[2]), 1, 90)])
  }

  /// Four equations of which some are solved only after others were substituted in them.
  @Test mutating func `equations that were substituted in others have their shares`() throws {
    let (a, b, c, d) = solver.make(.free, .free, .free, .free)
    let sources = try [
      Constraint(a + b, .equal, 30), Constraint(b + c, .equal, 90), Constraint(d, .equal, c + 20),
      Constraint(a - b, .equal, -10),
    ].map { Explanation.Source.constraint(try solver.add($0)) }
    // b == 30 / 2 + 10 / 2, and the others follow from it.
    expect(solver.explain(b), 20, [(sources[0], 0.5, 30), (sources[3], -0.5, -10)])
    expect(solver.explain(a), 10, [(sources[0], 0.5, 30), (sources[3], 0.5, -10)])
    expect(
      solver.explain(d), 90,
      [(sources[0], -0.5, 30), (sources[1], 1, 90), (sources[2], 1, 20), (sources[3], 0.5, -10)])
  }

  @Test mutating func `constraints come in order of addition, then edits in order of creation`()
    throws
  {
    let (late, early, a, b, c) = solver.make(.free, .free, .free, .free, .free)
    let third = try solver.add(Constraint(c, .equal, b + early + 3))
    let second = try solver.add(Constraint(b, .equal, a + 2))
    let first = try solver.add(Constraint(a, .equal, late + 1))
    try solver.edit([(early, 1000)])
    try solver.edit([(late, 100)])
    expect(
      solver.explain(c), 1106,
      [
        (.constraint(third), 1, 3), (.constraint(second), 1, 2), (.constraint(first), 1, 1),
        (.edit(late), 1, 100), (.edit(early), 1, 1000),
      ])
  }

  // MARK: Standings

  @Test mutating func `room and distance count in points of the expression as it was written`()
    throws
  {
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .equal, 100))
    let low: Priority = 250
    for (constraint, standing) in [
      (Constraint(x, .lessThanOrEqual, 130), .slack(30)),
      (Constraint(x * 2, .lessThanOrEqual, 260), .slack(60)),
      (Constraint(x * -3, .greaterThanOrEqual, -330), .slack(30)),
      (Constraint(x / 4, .greaterThanOrEqual, 20), .slack(5)),
      (Constraint(x, .lessThanOrEqual, 100), .binding),
      (Constraint(x * 5, .greaterThanOrEqual, 500), .binding),
      (Constraint(x * 0.3, .equal, 30), .binding),
      (Constraint(x, .lessThanOrEqual, 90, priority: low), .violated(10)),
      (Constraint(x * 2, .equal, 190, priority: low), .violated(10)),
      (Constraint(x * 2, .equal, 230, priority: low), .violated(30)),
      (Constraint(x * -3, .greaterThanOrEqual, -290, priority: low), .violated(10)),
      (Constraint(x / 8, .greaterThanOrEqual, 13, priority: low), .violated(0.5)),
      (Constraint(x - x, .greaterThanOrEqual, 7, priority: low), .violated(7)),
      (Constraint(x - x, .lessThanOrEqual, 7), .slack(7)),
    ] as [(Constraint, Standing)] {
      let handle = try solver.add(constraint)
      #expect(solver.standing(of: handle) == standing, "\(constraint)")
    }
  }

  @Test mutating func `a standing follows the edits`() throws {
    let width = solver.makeVariable()
    let wish = try solver.add(Constraint(width, .lessThanOrEqual, 400, priority: 750))
    for (value, standing) in [
      (320.0, Standing.slack(80)), (400, .binding), (480.5, .violated(80.5)),
    ] {
      try solver.edit([(width, value)])
      #expect(solver.standing(of: wish) == standing)
    }
  }

  // MARK: Whole screens

  /// Every value of a screen adds up; and a constant that grows takes the value along.
  @Test(arguments: [Family.list, .treei, .grid])
  func `on a whole screen the terms add up to each value`(family: Family) throws {
    var screen = try Screen(family.workload(size: family == .grid ? 5 : 60))
    var moved = 0
    for variable in screen.variables {
      let value = screen.solver.value(of: variable)
      let explanation = screen.solver.explain(variable)
      #expect(explanation.value == value)
      let sum = explanation.terms.reduce(0) { $0 + $1.coefficient * $1.constant }
      #expect(abs(sum - value) <= 1e-9 * max(1, abs(value)), "\(variable): \(explanation)")
      #expect(explanation.terms.map(\.source) == explanation.terms.map(\.source).sorted())
      for term in explanation.terms {
        guard case .edit(let window) = term.source else { continue }
        // Far from any breakpoint of these.
        var wider = screen.solver
        try wider.edit([(window, term.constant + 1e-3)])
        #expect(abs(wider.value(of: variable) - value - term.coefficient * 1e-3) < 1e-9)
        moved += 1
      }
    }
    #expect(moved > 0)
  }
}

extension ExplanationTests {
  /// Expects that value, and those terms: where from, coefficient and constant.
  private func expect(
    _ explanation: Explanation, _ value: Double,
    _ terms: [(source: Explanation.Source, coefficient: Double, constant: Double)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = explanation.terms
    #expect(explanation.value == value, sourceLocation: sourceLocation)
    #expect(found.map(\.source) == terms.map(\.source), sourceLocation: sourceLocation)
    #expect(found.map(\.coefficient) == terms.map(\.coefficient), sourceLocation: sourceLocation)
    #expect(found.map(\.constant) == terms.map(\.constant), sourceLocation: sourceLocation)
  }
}
