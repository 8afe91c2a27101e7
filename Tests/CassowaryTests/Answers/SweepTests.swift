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
    let row = try solver.add(
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
    // With no room at all one least size is too much, from 30 on it is two, from 60 on all three.
    #expect(sweep.conflicts.map(\.range) == [0...30, 30...60, 60...90])
    #expect(sweep.conflicts.map(\.conflict.members.count) == [3, 4, 5])
    #expect(
      sweep.conflicts.last?.conflict.members
        == [.constraint(row)] + least.map { .constraint($0) } + [.edit(window)])
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

  /// Two sizes that have to be in proportion, of which the other one is given.
  @Test mutating func `an answer at one value only is a piece of length zero`() throws {
    let (window, height, side) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(Constraint(side, .equal, window / 2))
    try solver.add(Constraint(side, .equal, height.expression))
    try solver.edit([(window, 320), (height, 160)])
    let sweep = solver.sweep(window, from: 0, to: 640)
    #expect(sweep.pieces.map(\.range) == [320...320])
    #expect(sweep.conflicts.map(\.range) == [0...320, 320...640])
    let values = try #require(sweep.pieces.first).forms.map { $0.constant + $0.slope * 320 }
    #expect(values == [320, 160, 160])
  }

  @Test mutating func `an answer at the very end of the range is a piece of length zero`() throws {
    let window = solver.makeVariable()
    try solver.add(Constraint(window, .greaterThanOrEqual, 100))
    try solver.edit([(window, 320)])
    let sweep = solver.sweep(window, from: 0, to: 100)
    #expect(sweep.pieces.map(\.range) == [100...100])
    #expect(sweep.conflicts.map(\.range) == [0...100])
  }

  @Test mutating func `a gap tells for which value its repairs are: where most is missing`() throws
  {
    let (window, left, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let lead = try solver.add(Constraint(left, .equal, window / 2))
    let trail = try solver.add(Constraint(right, .equal, window * 2))
    let least = try solver.add(Constraint(left, .greaterThanOrEqual, 50))
    let most = try solver.add(Constraint(right, .lessThanOrEqual, 800))
    try solver.edit([(window, 320)])
    let sweep = solver.sweep(window, from: 20, to: 500)
    try expect(
      sweep, [20...100, 400...500],
      [
        [.constraint(lead), .constraint(least), .edit(window)],
        [.constraint(trail), .constraint(most), .edit(window)],
      ])
    #expect(sweep.conflicts.map(\.value) == [20, 500])
    // At 20 the left one would be 10, at 500 the right one 1000.
    #expect(sweep.conflicts.map(\.conflict.repairs) == [[-40, 40, 80], [200, -200, -100]])
    // What is enough there is enough for all of the gap.
    try solver.setConstant(-10, of: least)
    for width in [20.0, 60, 100] { try solver.edit([(window, width)]) }
    try solver.setConstant(-1000, of: most)
    for width in [400.0, 450, 500] { try solver.edit([(window, width)]) }
    #expect(solver.sweep(window, from: 20, to: 500).conflicts.isEmpty)
  }

  @Test mutating func `the gaps do not depend on where the variable is`() throws {
    let window = solver.makeVariable()
    let least = try solver.add(Constraint(window, .greaterThanOrEqual, 100))
    let limit = try solver.add(Constraint(window, .lessThanOrEqual, 400))
    for (value, from, to) in [
      (100.0, 0.0, 1000.0), (400, 0, 1000), (250, 0, 1000), (250, 50, 400), (250, 100, 500),
    ] {
      try solver.edit([(window, value)])
      let sweep = solver.sweep(window, from: from, to: to)
      #expect(sweep.pieces.map(\.range) == [max(from, 100)...min(to, 400)])
      try expect(
        sweep, (from < 100 ? [from...100] : []) + (to > 400 ? [400...to] : []),
        (from < 100 ? [[.constraint(least), .edit(window)]] : [])
          + (to > 400 ? [[.constraint(limit), .edit(window)]] : []))
    }
    // Beyond the answers, on one side and on the other.
    #expect(solver.sweep(window, from: 500, to: 900).conflicts.map(\.range) == [500...900])
    #expect(solver.sweep(window, from: -9, to: 90).conflicts.map(\.range) == [-9...90])
    #expect(solver.sweep(window, from: 50, to: 50).conflicts.map(\.range) == [50...50])
    #expect(solver.sweep(window, from: 900, to: 900).conflicts.map(\.range) == [900...900])
  }

  /// No answer of the two wishes says how far it holds, since they are parallel but for the last
  /// digits; of the other part's answers each does.
  @Test(arguments: [1e-9, 5e-9, 1e-8])
  mutating func `where rounding hides how far answers hold, they are compared`(angle: Double) throws
  {
    let window = try addNearParallelWishes(angle: angle)
    let sweep = solver.sweep(window, from: 0, to: 1000)
    let pieces = [
      (0.0...120.0, [(0.0, 1.0), (20, 0), (-20, 1), (-500, 1)]),
      (120...250, [(0, 1), (-100, 1), (100, 0), (-500, 1)]),
      (250...600, [(0, 1), (150, 0), (-150, 1), (-500, 1)]),
      (600...1000, [(0, 1), (150, 0), (-150, 1), (100, 0)]),
    ]
    try #require(sweep.pieces.count == 4, "\(sweep)")
    #expect(sweep.conflicts.isEmpty)
    for (found, (range, forms)) in zip(sweep.pieces, pieces) {
      #expect(abs(found.range.lowerBound - range.lowerBound) < 1e-4)
      #expect(abs(found.range.upperBound - range.upperBound) < 1e-4)
      for (found, form) in zip(found.forms, forms) {
        #expect(abs(found.constant - form.0) < 1e-4)
        #expect(abs(found.slope - form.1) < 1e-6)
      }
    }
  }

  /// The answers themselves are only good to three digits then.
  @Test(arguments: [1e-11, 1e-10, 5e-10])
  mutating func `answers full of rounding are not divided without end`(angle: Double) throws {
    let window = try addNearParallelWishes(angle: angle)
    let sweep = solver.sweep(window, from: 0, to: 1000)
    #expect(sweep.pieces.count <= 8)
    for width in stride(from: 5.0, to: 1000, by: 11) {
      let piece = try #require(sweep.pieces.first { $0.range.contains(width) })
      let values = piece.forms.map { $0.constant + $0.slope * width }
      let x = max(20, min(150, width - 100))
      for (value, exact) in zip(values, [width, x, width - x, min(width - 500, 100)]) {
        #expect(abs(value - exact) < 0.02, "\(width)")
      }
    }
  }

  /// Wishes for `x + y == window` and `y == 100`, the second one hidden in a nearly parallel row;
  /// `x` from 20 to 150, and a part of its own that bends at 600.
  private mutating func addNearParallelWishes(angle: Double) throws -> Variable {
    let (window, x, y, z) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    try solver.add(Constraint(x + y, .equal, window, priority: Priority(750)!))
    try solver.add(
      Constraint(
        x + y * (1 + angle), .equal, window + 100 * angle, priority: Priority(500)!))
    try solver.add(Constraint(x, .lessThanOrEqual, 150))
    try solver.add(Constraint(x, .greaterThanOrEqual, 20))
    try solver.add(Constraint(z, .lessThanOrEqual, window - 500))
    try solver.add(Constraint(z, .equal, 100, priority: Priority(750)!))
    try solver.edit([(window, 300)])
    return window
  }

  @Test func `a sweep beyond what can be edited is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      var solver = Solver()
      let window = solver.makeVariable()
      try solver.edit([(window, 1)])
      _ = solver.sweep(window, from: 0, to: Solver.largestConstant * 2)
    }
    await #expect(processExitsWith: .success) {
      var solver = Solver()
      let window = solver.makeVariable()
      try solver.edit([(window, 1)])
      _ = solver.sweep(window, from: -Solver.largestConstant, to: Solver.largestConstant)
    }
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
