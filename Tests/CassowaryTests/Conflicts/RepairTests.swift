import Cassowary
import Testing

/// What a conflict says about how it could be resolved: for each member the change of its constant
/// that is enough, and not more than enough.
struct RepairTests {
  var solver = Solver()

  /// `x - 10 <= 0` becomes `x - 20 <= 0`, or `x - 20 >= 0` becomes `x - 10 >= 0`.
  @Test mutating func `a lower bound above an upper one is repaired by their distance`() throws {
    let x = solver.makeVariable()
    let high = try solver.add(Constraint(x, .lessThanOrEqual, 10))
    try expectRefusal(
      of: .add(Constraint(x, .greaterThanOrEqual, 20)), [.constraint(high), .new], [-10, 10])
  }

  @Test(arguments: [(2.0, -20.0), (3, -30), (0.5, -5), (-1, 10), (-4, 40)])
  mutating func `the repair of a scaled bound counts in its own points`(
    scale: Double, repair: Double
  ) throws {
    let x = solver.makeVariable()
    let relation: Relation = scale > 0 ? .lessThanOrEqual : .greaterThanOrEqual
    let high = try solver.add(Constraint(x * scale, relation, 10 * scale))
    try expectRefusal(
      of: .add(Constraint(x, .greaterThanOrEqual, 20)), [.constraint(high), .new], [repair, 10])
  }

  @Test mutating func `an edit beyond a limit is repaired by a smaller value or a higher limit`()
    throws
  {
    let width = solver.makeVariable()
    let limit = try solver.add(Constraint(width, .lessThanOrEqual, 400))
    let tooWide = Request.edit([(width, 500)])
    try expectRefusal(of: tooWide, [.constraint(limit), .edit(width)], [-100, -100])
    // The same of a variable that is edited already, which takes another way.
    try solver.edit([(width, 320)])
    try expectRefusal(of: tooWide, [.constraint(limit), .edit(width)], [-100, -100])
    try expectRefusal(
      of: .add(Constraint(width, .greaterThanOrEqual, 350)), [.edit(width), .new], [30, 30])
  }

  @Test mutating func `what would be below zero is repaired alone, for its bound has no name`()
    throws
  {
    let width = solver.makeVariable(restricted: true)
    try expectRefusal(of: .add(Constraint(width, .equal, -1)), [.new], [-1])
    try expectRefusal(of: .add(Constraint(width * -2, .greaterThanOrEqual, 6)), [.new], [6])
    try expectRefusal(of: .edit([(width, -1)]), [.edit(width)], [1])
    try solver.edit([(width, 5)])
    try expectRefusal(of: .edit([(width, -3)]), [.edit(width)], [3])
  }

  @Test mutating func `a constraint without variables is repaired by what it misses`() throws {
    let x = solver.makeVariable()
    try expectRefusal(of: .add(Constraint(Expression(constant: -5), .equal)), [.new], [5])
    try expectRefusal(of: .add(Constraint(x - x, .greaterThanOrEqual, 1)), [.new], [1])
  }

  /// `c` is at least 20 above `a`, and not to be more than 5.
  @Test mutating func `any link of a chain can give what is missing`() throws {
    let (a, b, c) = solver.make(.free, .free, .free)
    let first = try solver.add(Constraint(b, .greaterThanOrEqual, a + 10))
    let second = try solver.add(Constraint(c, .greaterThanOrEqual, b + 10))
    try expectRefusal(
      of: .add(Constraint(c, .lessThanOrEqual, a + 5)),
      [.constraint(first), .constraint(second), .new], [15, 15, -15])
  }

  /// `a >= 10`, `b == 2 a`, `c == 3 b` make `c >= 60`: what counts three times needs a third.
  @Test mutating func `factors along a chain divide the repairs`() throws {
    let (a, b, c) = solver.make(.free, .free, .free)
    let double = try solver.add(Constraint(b, .equal, a * 2))
    let triple = try solver.add(Constraint(c, .equal, b * 3))
    let least = try solver.add(Constraint(a, .greaterThanOrEqual, 10))
    try expectRefusal(
      of: .add(Constraint(c, .lessThanOrEqual, 30)),
      [.constraint(double), .constraint(triple), .constraint(least), .new], [10, 30, 5, -30])
  }

  /// Columns of at least 100 and 150 with margins of 48 in all need a window of 298.
  @Test(arguments: [true, false])
  mutating func `a window too narrow for its columns`(isEdited: Bool) throws {
    let (window, left, right) = solver.make(.length, .length, .length)
    if isEdited { try solver.edit([(window, 640)]) }
    let row = try solver.add(Constraint(left + right + 48, .equal, window))
    let leasts = try [(left, 100.0), (right, 150)].map {
      try solver.add(Constraint($0, .greaterThanOrEqual, $1))
    }
    try expectRefusal(
      of: .edit([(window, 200)]),
      [.constraint(row), .constraint(leasts[0]), .constraint(leasts[1]), .edit(window)],
      [-98, 98, 98, 98])
  }

  @Test mutating func `two edits at odds are each repaired by its own measure`() throws {
    let (width, height) = solver.make(.free, .free)
    let ratio = try solver.add(Constraint(width, .equal, height * 2))
    let members: [Conflict.Member] = [.constraint(ratio), .edit(width), .edit(height)]
    try expectRefusal(of: .edit([(width, 100), (height, 60)]), members, [20, 20, -10])
    try solver.edit([(width, 100), (height, 50)])
    try expectRefusal(of: .edit([(height, 60)]), members, [20, 20, -10])
    try expectRefusal(of: .edit([(width, 90)]), members, [10, 10, -5])
  }

  /// Four equations in four unknowns, of which some are solved only after substitutions:
  /// `a == 10`, `b == 20`, `c == 70`, `d == 90`.
  @Test mutating func `equations that had to be substituted are named with what they need`() throws
  {
    let (a, b, c, d) = solver.make(.free, .free, .free, .free)
    let rows = try [
      Constraint(a + b, .equal, 30), Constraint(b + c, .equal, 90), Constraint(d, .equal, c + 20),
      Constraint(a - b, .equal, -10),
    ].map { try solver.add($0) }
    #expect(solver.values(of: a, b, c, d) == [10, 20, 70, 90])
    try expectRefusal(
      of: .add(Constraint(d * 2, .equal, 200)), rows.map { .constraint($0) } + [.new],
      [20, -10, -10, -20, 20])
  }

  /// Whoever has its way, `a` is three above `c`; the new constraint wants five.
  @Test mutating func `of two ways to the same equation the conflict names one`() throws {
    let (a, b, c) = solver.make(.free, .free, .free)
    let first = try solver.add(Constraint(a, .equal, b + 1))
    let second = try solver.add(Constraint(b, .equal, c + 2))
    let third = try solver.add(Constraint(a, .equal, c + 3))
    let wide = Constraint(a, .equal, c + 5)
    var refusal = #expect(throws: Refusal.self) { try solver.add(wide) }
    let one = try #require(refusal?.conflict)
    solver.remove(one.members.contains(.constraint(third)) ? third : first)
    refusal = #expect(throws: Refusal.self) { try solver.add(wide) }
    let other = try #require(refusal?.conflict)
    let short: [Conflict.Member] = [.constraint(third), .new]
    let long: [Conflict.Member] = [.constraint(first), .constraint(second), .new]
    #expect(Set([one.members, other.members]) == [short, long])
    for conflict in [one, other] {
      #expect(conflict.repairs == (conflict.members == short ? [-2, 2] : [-2, -2, 2]))
    }
  }

  /// `x - 2 y >= 10` with `y >= x + 1` would need `2 y >= 2 x + 2` and so `-x >= 12`, or
  /// `-y >= 11`. Neither variable goes below zero, so that both must be mended.
  @Test mutating func `bounds that stand in the way in two ways are both got round`() throws {
    let (x, y) = solver.make(.length, .length)
    let steep = try solver.add(Constraint(x - y * 2, .greaterThanOrEqual, 10))
    try expectRefusal(
      of: .add(Constraint(y, .greaterThanOrEqual, x + 1)), [.constraint(steep), .new], [12, 11])
  }

  /// `y == x + 60`, `y <= 100` and `x >= 50`: the repairs start from what was refused.
  @Test mutating func `a refused constant is repaired from where it was to go`() throws {
    let (x, y) = solver.make(.free, .free)
    let link = try solver.add(Constraint(y, .equal, x + 10))
    let top = try solver.add(Constraint(y, .lessThanOrEqual, 100))
    let bottom = try solver.add(Constraint(x, .greaterThanOrEqual, 50))
    let members: [Conflict.Member] = [.constraint(link), .constraint(top), .constraint(bottom)]
    try expectRefusal(of: .setConstant(-60, link), members, [10, -10, 10])
    try expectRefusal(of: .setConstant(-45, top), members, [15, -15, 15])
    try expectRefusal(of: .setConstant(-92, bottom), members, [2, -2, 2])
    #expect(
      [link, top, bottom].map { solver.constraint($0).expression.constant } == [-10, -100, -50])
    #expect(solver.values(of: x, y) == [90, 100])
    try solver.setConstant(-50, of: link)
    #expect(solver.values(of: x, y) == [50, 100])
  }

  @Test mutating func `a wish that can't become a requirement says what it would take`() throws {
    let (x, y) = solver.make(.free, .free)
    let wish = try solver.add(Constraint(x, .greaterThanOrEqual, 20, priority: 500))
    let equal = try solver.add(Constraint(y, .equal, x / 2))
    let limit = try solver.add(Constraint(y, .lessThanOrEqual, 7))
    try expectRefusal(
      of: .require(wish), [.constraint(wish), .constraint(equal), .constraint(limit)], [6, 3, -3])
    #expect(solver.value(of: x) == 14)
  }

  @Test mutating func `what a batch leaves out has its repairs too`() throws {
    let x = solver.makeVariable()
    let results = solver.add([
      Constraint(x, .lessThanOrEqual, 4), Constraint(x, .equal, 9), Constraint(x, .equal, 3),
      Constraint(x, .greaterThanOrEqual, 3.5),
    ])
    let repairs = results.map { result -> [Double]? in
      if case .failure(let refusal) = result { refusal.conflict?.repairs } else { nil }
    }
    #expect(repairs == [nil, [-5, 5], nil, [-0.5, 0.5]])
  }

  /// `x == 10000 y` and `y == 0`: what `x` would miss, the first row misses by a ten thousandth.
  @Test(arguments: [1e-3, 1e-5, 1e-7])
  mutating func `a steep row does not hide what is missing`(missing: Double) throws {
    let (x, y) = solver.make(.free, .free)
    let steep = try solver.add(Constraint(x, .equal, y * 1e4))
    let zero = try solver.add(Constraint(y, .equal, 0))
    let refusal = #expect(throws: Refusal.self) { try solver.add(Constraint(x, .equal, missing)) }
    let conflict = try #require(refusal?.conflict)
    #expect(conflict.members == [.constraint(steep), .constraint(zero), .new])
    let shares = conflict.repairs.map { $0 / missing }
    #expect(zip(shares, [-1, -1e-4, 1]).allSatisfy { abs($0 / $1 - 1) < 1e-6 }, "\(shares)")
  }

  /// A hundredfold four times over, and a thousandth more than that.
  @Test mutating func `a chain of steep rows tells what each could give`() throws {
    let edges = (0..<5).map { _ in solver.makeVariable() }
    let links = try zip(edges, edges.dropFirst()).map { a, b in
      try solver.add(Constraint(b, .equal, a * 100))
    }
    try solver.edit([(edges[0], 1)])
    let refusal = #expect(throws: Refusal.self) { try solver.edit([(edges[4], 1e8 + 1e-3)]) }
    let conflict = try #require(refusal?.conflict)
    #expect(conflict.members == links.map { .constraint($0) } + [.edit(edges[0]), .edit(edges[4])])
    let exact = [-1e-9, -1e-7, -1e-5, -1e-3, 1e-11, -1e-3]
    #expect(
      zip(conflict.repairs, exact).allSatisfy { abs($0 / $1 - 1) < 1e-4 }, "\(conflict.repairs)")
  }

  /// Forty links of ten, and 150 too little: every link could give the 150 alone.
  @Test mutating func `a long chain is named whole, with the same repair for each link`() throws {
    let edges = (0..<41).map { _ in solver.makeVariable() }
    let links = try zip(edges, edges.dropFirst()).map { a, b in
      try solver.add(Constraint(b - a, .greaterThanOrEqual, 10))
    }
    try expectRefusal(
      of: .add(Constraint(edges[40] - edges[0], .lessThanOrEqual, 250)),
      links.map { .constraint($0) } + [.new], [Double](repeating: 150, count: 40) + [-150])
  }
}

// MARK: - Requests

/// What a solver is asked for, and may refuse.
private enum Request {
  case add(Constraint)
  case edit([(Variable, Double)])
  case setConstant(Double, Solver.Handle)
  case require(Solver.Handle)

  func make(of solver: inout Solver) throws(Refusal) {
    switch self {
    case .add(let constraint): try solver.add(constraint)
    case .edit(let values): try solver.edit(values)
    case .setConstant(let constant, let handle): try solver.setConstant(constant, of: handle)
    case .require(let handle): try solver.setPriority(.required, of: handle)
    }
  }

  /// Changes one member of the conflict before, or in, the request.
  func make(
    of solver: inout Solver, changing member: Conflict.Member, by change: Double
  ) throws(Refusal) {
    switch (self, member) {
    case (.add(var constraint), .new):
      constraint.expression.constant += change
      try solver.add(constraint)
    case (.setConstant(let constant, let handle), .constraint(let other)) where handle == other:
      try solver.setConstant(constant + change, of: handle)
    case (.edit(let values), .edit(let variable)) where values.contains { $0.0 == variable }:
      try solver.edit(values.map { ($0.0, $0.0 == variable ? $0.1 + change : $0.1) })
    case (.edit(let values), .edit(let variable)):
      try solver.edit(values + [(variable, solver.value(of: variable) + change)])
    case (_, .edit(let variable)):
      try solver.edit([(variable, solver.value(of: variable) + change)])
      try make(of: &solver)
    case (_, .constraint(let handle)):
      if case .edit(let values) = self {
        for (variable, _) in values { solver.endEdit(variable) }
        solver.solve()
      }
      let constant = solver.constraint(handle).expression.constant
      try solver.setConstant(constant + change, of: handle)
      try make(of: &solver)
    case (_, .new): Issue.record("nothing is new in \(self)")
    }
  }
}

extension RepairTests {
  /// Expects a conflict of those members with those repairs, that each repair alone is enough, and
  /// that 99 hundredths of it are not.
  private mutating func expectRefusal(
    of request: Request, _ members: [Conflict.Member], _ repairs: [Double],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let refusal = #expect(throws: Refusal.self, sourceLocation: sourceLocation) {
      try request.make(of: &solver)
    }
    let conflict = try #require(refusal?.conflict, sourceLocation: sourceLocation)
    #expect(conflict.members == members, sourceLocation: sourceLocation)
    #expect(conflict.repairs == repairs, sourceLocation: sourceLocation)
    for (member, repair) in zip(conflict.members, conflict.repairs) {
      var repaired = solver
      #expect(throws: Never.self, "\(member) by \(repair)", sourceLocation: sourceLocation) {
        try request.make(of: &repaired, changing: member, by: repair)
      }
      var almost = solver
      #expect(
        throws: Refusal.self, "\(member) by \(0.99 * repair)", sourceLocation: sourceLocation
      ) { try request.make(of: &almost, changing: member, by: 0.99 * repair) }
    }
  }
}
