import Cassowary
import Testing

/// Which values the priorities leave open, exactly.
struct AmbiguityTests {
  var solver = Solver()

  @Test mutating func `a lone inequality leaves its variable open, on one side`() throws {
    let x = solver.makeVariable()
    try solver.add(Constraint(x, .greaterThanOrEqual, 280))
    #expect(solver.isAmbiguous(x) == true)
    try solver.add(Constraint(x, .lessThanOrEqual, 280))
    #expect(solver.isAmbiguous(x) == false)
  }

  /// Three inequalities meet in the one point that there is: a reduced cost of zero is no proof.
  @Test mutating func `a corner with room in no direction is not ambiguous`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x + y, .lessThanOrEqual, 10))
    try solver.add(Constraint(x - y, .lessThanOrEqual, 0))
    try solver.add(Constraint(x, .greaterThanOrEqual, 5))
    #expect(solver.isAmbiguous(x) == false)
    #expect(solver.isAmbiguous(y) == false)
    #expect(solver.values(of: x, y) == [5, 5])
  }

  @Test mutating func `two tied widths are ambiguous, and their sum is not`() throws {
    let (left, right, sum) = solver.make(.length, .length, .free)
    try solver.add(Constraint(left + right, .equal, 300))
    try solver.add(Constraint(sum, .equal, left + right))
    for width in [left, right] { try solver.add(Constraint(width, .equal, 100, priority: 750)) }
    #expect([left, right, sum].map { solver.isAmbiguous($0) } == [true, true, false])
    try solver.add(Constraint(right, .equal, 100, priority: 1))
    #expect([left, right, sum].map { solver.isAmbiguous($0) } == [false, false, false])
    #expect(solver.value(of: left) == 200)
  }

  @Test mutating func `an edited variable is never ambiguous`() throws {
    let (width, half, other) = solver.make(.free, .free, .free)
    try solver.add(Constraint(half, .equal, width / 2))
    #expect([width, half, other].map { solver.isAmbiguous($0) } == [true, true, true])
    try solver.edit([(width, 320)])
    #expect([width, half, other].map { solver.isAmbiguous($0) } == [false, false, true])
    solver.endEdit(width)
    #expect([width, half, other].map { solver.isAmbiguous($0) } == [true, true, true])
  }

  @Test mutating func `a variable that depends on two open ones`() throws {
    let (total, a, b) = solver.make(.free, .free, .free)
    try solver.add(Constraint(total, .equal, a + b))
    try solver.add(Constraint(a, .greaterThanOrEqual, 10))
    #expect([total, a, b].map { solver.isAmbiguous($0) } == [true, true, true])
    // The total was made first: it is brought to zero before b is.
    #expect(solver.values(of: total, a, b) == [0, 10, -10])
  }

  // MARK: Ranges and groups

  @Test mutating func `two widths that share a row range over all of it, together`() throws {
    let (left, right) = solver.make(.length, .length)
    try solver.add(Constraint(left + right, .equal, 300))
    expectOpen([OpenRange(left, 0, 300), OpenRange(right, 0, 300)], [[left, right]])
  }

  /// Of 300 points one width gets 100 and the other 200, or anything between: 100 too many.
  @Test mutating func `tied wishes range between those that have their way, and name the tie`()
    throws
  {
    let (left, right) = solver.make(.length, .length)
    try solver.add(Constraint(left + right, .equal, 300))
    for width in [left, right] { try solver.add(Constraint(width, .equal, 100, priority: 750)) }
    let tie: Priority = 750
    expectOpen([OpenRange(left, 100, 200, tie), OpenRange(right, 100, 200, tie)], [[left, right]])
  }

  @Test mutating func `an end that there is none of is nil`() throws {
    let (above, below, free, box) = solver.make(.free, .free, .free, .length)
    try solver.add(Constraint(above, .greaterThanOrEqual, 280))
    try solver.add(Constraint(below, .lessThanOrEqual, -5))
    expectOpen(
      [
        OpenRange(above, 280, nil), OpenRange(below, nil, -5), OpenRange(free, nil, nil),
        OpenRange(box, 0, nil),
      ], [[above], [below], [free], [box]])
  }

  @Test mutating func `a settled layout has neither ranges nor groups`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x, .equal, 5))
    try solver.add(Constraint(y, .equal, x * 2, priority: 1))
    expectOpen([], [])
  }

  /// At the best answer both wishes and both limits are zero. The reduced costs of two of them
  /// would be zero too, as if there were room.
  @Test mutating func `a degenerate optimum is not taken for an open one`() throws {
    let (x, y, open) = solver.make(.length, .length, .length)
    try solver.add(Constraint(x + y, .lessThanOrEqual, 0))
    try solver.add(Constraint(x, .lessThanOrEqual, y * 2))
    try solver.add(Constraint(y, .lessThanOrEqual, x * 2))
    try solver.add(Constraint(x - y, .greaterThanOrEqual, 0, priority: 500))
    try solver.add(Constraint(open, .lessThanOrEqual, x + 7))
    expectOpen([OpenRange(open, 0, 7)], [[open]])
  }

  /// The limits leave a triangle, of which `x == 4` is a cut three points high.
  @Test mutating func `a wish that leaves an edge leaves what is on the edge`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x + y, .lessThanOrEqual, 10))
    try solver.add(Constraint(y - x, .greaterThanOrEqual, -1))
    try solver.add(Constraint(x, .greaterThanOrEqual, 0))
    let wish = try solver.add(Constraint(x, .equal, 4, priority: 500))
    expectOpen([OpenRange(y, 3, 6)], [[y]])
    // As far to the right as it goes, there is one point.
    try solver.setConstant(-90, of: wish)
    #expect(solver.values(of: x, y) == [5.5, 4.5])
    expectOpen([], [])
  }

  @Test mutating func `rows that share nothing are groups of their own`() throws {
    let widths = (0..<4).map { _ in solver.makeVariable(restricted: true) }
    // Rows across each other, so that order alone does not tell the groups.
    try solver.add(Constraint(widths[0] + widths[2], .equal, 300))
    try solver.add(Constraint(widths[1] + widths[3], .equal, 80))
    expectOpen(
      zip(widths, [300.0, 80, 300, 80]).map { OpenRange($0, 0, $1) },
      [[widths[0], widths[2]], [widths[1], widths[3]]])
  }

  /// Whichever of three moves, another one must; of three that are only limited, each can alone.
  @Test mutating func `three that fill a row move together, three that fit in it move alone`()
    throws
  {
    let widths = (0..<3).map { _ in solver.makeVariable(restricted: true) }
    let sum = widths[0] + widths[1] + widths[2]
    let full = try solver.add(Constraint(sum, .equal, 300))
    expectOpen(widths.map { OpenRange($0, 0, 300) }, [widths])
    solver.remove(full)
    try solver.add(Constraint(sum, .lessThanOrEqual, 300))
    expectOpen(widths.map { OpenRange($0, 0, 300) }, widths.map { [$0] })
  }

  @Test mutating func `a box that floats moves all its edges, its size stays`() throws {
    let (left, width, right, middle) = solver.make(.free, .length, .free, .free)
    try solver.add(Constraint(right, .equal, left + width))
    try solver.add(Constraint(middle, .equal, left + width / 2))
    try solver.add(Constraint(width, .equal, 40))
    try solver.add(Constraint(left, .greaterThanOrEqual, 10))
    try solver.add(Constraint(right, .lessThanOrEqual, 100))
    expectOpen(
      [OpenRange(left, 10, 60), OpenRange(right, 50, 100), OpenRange(middle, 30, 80)],
      [[left, right, middle]])
  }

  /// One is torn between 10 and 90 at 500, the other has room above 5 that nobody minds.
  @Test mutating func `a tie is told from plain room`() throws {
    let (torn, roomy, both) = solver.make(.free, .free, .free)
    for wish in [10.0, 90] { try solver.add(Constraint(torn, .equal, wish, priority: 500)) }
    try solver.add(Constraint(roomy, .greaterThanOrEqual, 5))
    try solver.add(Constraint(roomy, .lessThanOrEqual, 25))
    try solver.add(Constraint(both, .equal, torn + roomy))
    expectOpen(
      [OpenRange(torn, 10, 90, 500), OpenRange(roomy, 5, 25), OpenRange(both, 15, 115)],
      [[torn, roomy, both]])
  }

  @Test mutating func `a sum of two ties names the weaker one`() throws {
    let (left, right, sum) = solver.make(.free, .free, .free)
    let ties = [750, 250] as [Priority]
    for (variable, tie) in zip([left, right], ties) {
      for wish in [0.0, 8] { try solver.add(Constraint(variable, .equal, wish, priority: tie)) }
    }
    try solver.add(Constraint(sum, .equal, left + right))
    expectOpen(
      [
        OpenRange(left, 0, 8, ties[0]), OpenRange(right, 0, 8, ties[1]),
        OpenRange(sum, 0, 16, ties[1]),
      ], [[left, right, sum]])
  }

  /// The weaker wishes can't have their way at all; they do not make it a tie of theirs.
  @Test mutating func `a tie names its own priority, whatever is wished for below`() throws {
    let x = solver.makeVariable()
    for wish in [10.0, 90] { try solver.add(Constraint(x, .equal, wish, priority: 750)) }
    for wish in [20.0, 60] { try solver.add(Constraint(x, .equal, wish, priority: 100)) }
    expectOpen([OpenRange(x, 20, 60, 750)], [[x]])
  }

  @Test mutating func `ranges follow what is edited`() throws {
    let (window, left, right) = solver.make(.free, .length, .length)
    try solver.add(Constraint(left + right, .equal, window - 20))
    try solver.add(Constraint(left, .greaterThanOrEqual, 50))
    for width in [320.0, 480, 70] {
      try solver.edit([(window, width)])
      let room = width - 70
      let isOpen = room > 0
      expectOpen(
        isOpen ? [OpenRange(left, 50, 50 + room), OpenRange(right, 0, room)] : [],
        isOpen ? [[left, right]] : [])
    }
  }

  /// Expects that these variables are open, and no others.
  private mutating func expectOpen(
    _ ranges: [OpenRange], _ groups: [[Variable]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ambiguity = solver.ambiguity()
    #expect(ambiguity.openRanges == ranges, sourceLocation: sourceLocation)
    #expect(ambiguity.groups == groups, sourceLocation: sourceLocation)
    for (variable, _) in solver.values() {
      #expect(
        solver.isAmbiguous(variable) == ranges.contains { $0.variable == variable },
        sourceLocation: sourceLocation)
    }
  }
}
