import Cassowary
import Testing

/// The answers for a whole range of one edited variable: pieces, breakpoints and gaps.
struct SweepTests {
  var solver = Solver()

  /// `a + b` is 20 less than the window; `a` is at least 40, and `b` would be 100.
  @Test
  mutating func `a window too narrow, then one column at its least, then the other stretches`()
    throws
  {
    let (window, a, b) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(restricted: true)
    )
    try solver.edit([(window, 320)])
    let row = try solver.add(Constraint(a + b - window, .equal, -20))
    let least = try solver.add(Constraint(a, .greaterThanOrEqual, 40))
    try solver.add(Constraint(b, .equal, 100, priority: Priority(750)!))
    let sweep = solver.sweep(window, from: 0, to: 500)
    expect(
      sweep,
      [
        (60...160, [(0, 1), (40, 0), (-60, 1)]),
        (160...500, [(0, 1), (-120, 1), (100, 0)]),
      ])
    try expect(sweep, [0...60], [[.constraint(row), .constraint(least), .edit(window)]])
    // The solver is where it was: a sweep is a question.
    #expect([window, a, b].map { solver.value(of: $0) } == [320, 200, 100])
  }

  @Test mutating func `where nothing bends there is one piece`() throws {
    let (window, half) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(half * 2, .equal, window - 30))
    try solver.edit([(window, 0)])
    expect(solver.sweep(window, from: -100, to: 900), [(-100...900, [(0, 1), (-15, 0.5)])])
  }

  /// Three columns with wishes of 100: the weakest yields first, down to its least size.
  @Test mutating func `columns give way one after the other`() throws {
    let window = solver.makeVariable()
    let columns = (0..<3).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(
      Constraint(columns[0] + columns[1] + columns[2], .equal, window.expression))
    let least = try columns.map { try solver.add(Constraint($0, .greaterThanOrEqual, 30)) }
    for (column, priority) in zip(columns, [750, 500, 250] as [Float]) {
      try solver.add(Constraint(column, .equal, 100, priority: Priority(priority)!))
    }
    try solver.edit([(window, 300)])
    let sweep = solver.sweep(window, from: 0, to: 400)
    expect(
      sweep,
      [
        (90...160, [(0, 1), (-60, 1), (30, 0), (30, 0)]),
        (160...230, [(0, 1), (100, 0), (-130, 1), (30, 0)]),
        (230...400, [(0, 1), (100, 0), (100, 0), (-200, 1)]),
      ])
    #expect(sweep.conflicts.map(\.range) == [0...90])
    let members = try #require(sweep.conflicts.first).conflict.members
    #expect(members.count == 5)
    #expect(members.dropFirst().prefix(3) == least.map { .constraint($0) }[...])
  }

  @Test mutating func `two rows that share nothing bend each at its own places`() throws {
    let (window, a, b) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for (column, inset, limit) in [(a, 20.0, 200.0), (b, 50, 300)] {
      try solver.add(Constraint(column, .lessThanOrEqual, limit))
      try solver.add(Constraint(column, .greaterThanOrEqual, 0))
      try solver.add(
        Constraint(column, .equal, window - inset, priority: Priority(750)!))
    }
    try solver.edit([(window, 100)])
    expect(
      solver.sweep(window, from: 0, to: 1000),
      [
        (0...20, [(0, 1), (0, 0), (0, 0)]),
        (20...50, [(0, 1), (-20, 1), (0, 0)]),
        (50...220, [(0, 1), (-20, 1), (-50, 1)]),
        (220...350, [(0, 1), (200, 0), (-50, 1)]),
        (350...1000, [(0, 1), (200, 0), (300, 0)]),
      ])
  }

  /// One bends where the other does: one breakpoint, not two next to each other.
  @Test mutating func `breakpoints at the same place are one`() throws {
    let (window, a, b) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for (column, share) in [(a, 0.1), (b, 0.7)] {
      try solver.add(Constraint(column, .lessThanOrEqual, 210 * share))
      try solver.add(Constraint(column, .equal, window * share, priority: Priority(750)!))
    }
    try solver.edit([(window, 100)])
    expect(
      solver.sweep(window, from: 0, to: 420),
      [(0...210, [(0, 1), (0, 0.1), (0, 0.7)]), (210...420, [(0, 1), (21, 0), (147, 0)])])
  }

  @Test(arguments: [(0.0, 160.0), (160, 500), (160, 160), (100, 100), (300, 300)])
  mutating func `a range that ends at a breakpoint, or is one number, is one piece`(
    from: Double, to: Double
  ) throws {
    let (window, width) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(width, .lessThanOrEqual, 140))
    try solver.add(Constraint(width, .equal, window - 20, priority: Priority(750)!))
    try solver.edit([(window, 1)])
    let sweep = solver.sweep(window, from: from, to: to)
    #expect(sweep.pieces.map(\.range) == [from...to])
    #expect(sweep.conflicts.isEmpty)
    let form = try #require(sweep.pieces.first?.forms[1])
    for value in [from, to] {
      #expect(form.constant + form.slope * value == min(value - 20, 140))
    }
  }

  @Test mutating func `a range in which there is no answer is one gap`() throws {
    let window = solver.makeVariable()
    let least = try solver.add(Constraint(window, .greaterThanOrEqual, 100))
    try solver.edit([(window, 320)])
    let sweep = solver.sweep(window, from: -50, to: 80)
    expect(sweep, [])
    try expect(sweep, [-50...80], [[.constraint(least), .edit(window)]])
  }

  /// Between 100 and 400 there is room; below a least size is in the way, above a limit.
  @Test mutating func `gaps on both sides name what is in the way there`() throws {
    let (window, width) = (solver.makeVariable(), solver.makeVariable())
    let row = try solver.add(Constraint(width, .equal, window / 2))
    let least = try solver.add(Constraint(width, .greaterThanOrEqual, 50))
    let limit = try solver.add(Constraint(window, .lessThanOrEqual, 400))
    try solver.edit([(window, 320)])
    let sweep = solver.sweep(window, from: 0, to: 1000)
    expect(sweep, [(100...400, [(0, 1), (0, 0.5)])])
    try expect(
      sweep, [0...100, 400...1000],
      [
        [.constraint(row), .constraint(least), .edit(window)],
        [.constraint(limit), .edit(window)],
      ])
  }

  /// The window's height stays what it is: its shares are constants.
  @Test mutating func `other edited variables are constants`() throws {
    let (width, height, box) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(Constraint(box, .lessThanOrEqual, width - 40))
    try solver.add(Constraint(box, .equal, height * 2, priority: Priority(750)!))
    try solver.edit([(width, 320), (height, 90)])
    expect(
      solver.sweep(width, from: 0, to: 400),
      [(0...220, [(0, 1), (90, 0), (-40, 1)]), (220...400, [(0, 1), (90, 0), (180, 0)])])
    expect(
      solver.sweep(height, from: 0, to: 400),
      [(0...140, [(320, 0), (0, 1), (0, 2)]), (140...400, [(320, 0), (0, 1), (280, 0)])])
  }

  /// Torn between two wishes of one priority, the later one has its way where it can.
  @Test mutating func `what the tie-break level decides bends like anything else`() throws {
    let (window, torn, free) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    for wish in [10.0, 90] {
      try solver.add(Constraint(torn, .equal, wish, priority: Priority(500)!))
    }
    try solver.add(Constraint(torn, .lessThanOrEqual, window.expression))
    try solver.add(Constraint(free, .greaterThanOrEqual, torn - 30))
    try solver.edit([(window, 50)])
    expect(
      solver.sweep(window, from: 0, to: 100),
      [(0...90, [(0, 1), (0, 1), (-30, 1)]), (90...100, [(0, 1), (90, 0), (60, 0)])])
  }

  /// Tangents of a parabola, of which two neighbours cross halfway: forty breakpoints.
  @Test mutating func `many breakpoints are all found`() throws {
    let (window, x) = (solver.makeVariable(), solver.makeVariable())
    for number in 0...40 {
      let n = Double(number)
      try solver.add(Constraint(x, .greaterThanOrEqual, window * (2 * n) - n * n))
    }
    try solver.add(Constraint(x, .equal, 0, priority: Priority(250)!))
    try solver.edit([(window, 3)])
    let sweep = solver.sweep(window, from: 0, to: 40)
    let ends = [0] + (0..<40).map { Double($0) + 0.5 } + [40]
    expect(
      sweep,
      (0...40).map {
        let n = Double($0)
        return (ends[$0]...ends[$0 + 1], [(0, 1), (-n * n, 2 * n)])
      })
  }
}

extension SweepTests {
  /// Expects these pieces, each with a constant and a slope for each variable, up to rounding.
  private func expect(
    _ sweep: Sweep,
    _ pieces: [(range: ClosedRange<Double>, forms: [(constant: Double, slope: Double)])],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(sweep.pieces.count == pieces.count, "\(sweep)", sourceLocation: sourceLocation)
    for (found, piece) in zip(sweep.pieces, pieces) {
      #expect(
        isNear(found.range.lowerBound, piece.range.lowerBound)
          && isNear(found.range.upperBound, piece.range.upperBound),
        "\(found.range), not \(piece.range)", sourceLocation: sourceLocation)
      #expect(found.forms.count == piece.forms.count, sourceLocation: sourceLocation)
      #expect(
        zip(found.forms, piece.forms).allSatisfy {
          isNear($0.constant, $1.constant) && isNear($0.slope, $1.slope)
        }, "\(found)", sourceLocation: sourceLocation)
    }
  }

  /// Expects these gaps, with what is in the way in each.
  private func expect(
    _ sweep: Sweep, _ gaps: [ClosedRange<Double>], _ members: [[Conflict.Member]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    #expect(sweep.conflicts.map(\.range) == gaps, sourceLocation: sourceLocation)
    #expect(sweep.conflicts.map(\.conflict.members) == members, sourceLocation: sourceLocation)
  }
}
