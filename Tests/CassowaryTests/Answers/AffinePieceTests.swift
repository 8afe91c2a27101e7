import Cassowary
import Testing

/// All variables as functions of one edited variable, piece after piece.
struct AffinePieceTests {
  var solver = Solver()

  /// `a + b` is 20 less than the window; `a` is at least 40, and `b` would be 100.
  @Test mutating func `one column is at its least, then the other stretches`() throws {
    let (window, a, b) = solver.make(.free, .free, .length)
    try solver.edit([(window, 320)])
    try solver.add(Constraint(a + b - window, .equal, -20))
    try solver.add(Constraint(a, .greaterThanOrEqual, 40))
    try solver.add(Constraint(b, .equal, 100, priority: 750))
    try expectPieces(
      of: window, over: 60...500,
      [
        (60...160, [(0, 1), (40, 0), (-60, 1)]),
        (160...500, [(0, 1), (-120, 1), (100, 0)]),
      ])
    // The solver is where it was edited to last: a piece is a question.
    #expect(solver.value(of: window) > 160)
  }

  @Test mutating func `where nothing bends there is one piece`() throws {
    let (window, half) = solver.make(.free, .free)
    try solver.add(Constraint(half * 2, .equal, window - 30))
    try solver.edit([(window, 0)])
    try expectPieces(of: window, over: -100...900, [(-100...900, [(0, 1), (-15, 0.5)])])
  }

  /// Three columns with wishes of 100: the weakest yields first, down to its least size.
  @Test mutating func `columns give way one after the other`() throws {
    let window = solver.makeVariable()
    let columns = (0..<3).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(Constraint(columns[0] + columns[1] + columns[2], .equal, window.expression))
    for (column, priority) in zip(columns, [750, 500, 250] as [Float]) {
      try solver.add(Constraint(column, .greaterThanOrEqual, 30))
      try solver.add(Constraint(column, .equal, 100, priority: Priority(priority)!))
    }
    try solver.edit([(window, 300)])
    try expectPieces(
      of: window, over: 90...400,
      [
        (90...160, [(0, 1), (-60, 1), (30, 0), (30, 0)]),
        (160...230, [(0, 1), (100, 0), (-130, 1), (30, 0)]),
        (230...400, [(0, 1), (100, 0), (100, 0), (-200, 1)]),
      ])
  }

  @Test mutating func `two rows that share nothing bend each at its own places`() throws {
    let (window, a, b) = solver.make(.free, .free, .free)
    for (column, inset, limit) in [(a, 20.0, 200.0), (b, 50, 300)] {
      try solver.add(Constraint(column, .lessThanOrEqual, limit))
      try solver.add(Constraint(column, .greaterThanOrEqual, 0))
      try solver.add(Constraint(column, .equal, window - inset, priority: 750))
    }
    try solver.edit([(window, 100)])
    try expectPieces(
      of: window, over: 0...1000,
      [
        (0...20, [(0, 1), (0, 0), (0, 0)]),
        (20...50, [(0, 1), (-20, 1), (0, 0)]),
        (50...220, [(0, 1), (-20, 1), (-50, 1)]),
        (220...350, [(0, 1), (200, 0), (-50, 1)]),
        (350...1000, [(0, 1), (200, 0), (300, 0)]),
      ])
  }

  /// The window's height stays what it is: its shares are constants.
  @Test mutating func `other edited variables are constants`() throws {
    let (width, height, box) = solver.make(.free, .free, .free)
    try solver.add(Constraint(box, .lessThanOrEqual, width - 40))
    try solver.add(Constraint(box, .equal, height * 2, priority: 750))
    try solver.edit([(width, 320), (height, 90)])
    try expectPieces(
      of: width, over: 0...400,
      [(0...220, [(0, 1), (90, 0), (-40, 1)]), (220...400, [(0, 1), (90, 0), (180, 0)])])
    try solver.edit([(width, 320)])
    try expectPieces(
      of: height, over: 0...400,
      [(0...140, [(320, 0), (0, 1), (0, 2)]), (140...400, [(320, 0), (0, 1), (280, 0)])])
  }

  /// Torn between two wishes of one priority, the later one has its way where it can.
  @Test mutating func `what the tie-break level decides bends like anything else`() throws {
    let (window, torn, free) = solver.make(.free, .free, .free)
    for wish in [10.0, 90] { try solver.add(Constraint(torn, .equal, wish, priority: 500)) }
    try solver.add(Constraint(torn, .lessThanOrEqual, window.expression))
    try solver.add(Constraint(free, .greaterThanOrEqual, torn - 30))
    try solver.edit([(window, 50)])
    try expectPieces(
      of: window, over: 0...100,
      [(0...90, [(0, 1), (0, 1), (-30, 1)]), (90...100, [(0, 1), (90, 0), (60, 0)])])
  }

  /// Tangents of a parabola, of which two neighbours cross halfway: forty breakpoints.
  @Test mutating func `many breakpoints are all found`() throws {
    let (window, x) = solver.make(.free, .free)
    for number in 0...40 {
      let n = Double(number)
      try solver.add(Constraint(x, .greaterThanOrEqual, window * (2 * n) - n * n))
    }
    try solver.add(Constraint(x, .equal, 0, priority: 250))
    try solver.edit([(window, 3)])
    let ends = [0] + (0..<40).map { Double($0) + 0.5 } + [40]
    try expectPieces(
      of: window, over: 0...40,
      (0...40).map {
        let n = Double($0)
        return (ends[$0]...ends[$0 + 1], [(0, 1), (-n * n, 2 * n)])
      })
  }
}

extension AffinePieceTests {
  /// Expects these pieces, each with a constant and a slope for each variable: of a little beyond
  /// the start of a range, and then of a little beyond the end of each piece. Where a row passes
  /// zero and nothing bends, the solver's pieces end as well; the parts of one line are joined.
  private mutating func expectPieces(
    of variable: Variable, over range: ClosedRange<Double>,
    _ pieces: [(range: ClosedRange<Double>, forms: [(constant: Double, slope: Double)])],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var joined: [AffinePiece] = []
    var end = range.lowerBound
    while end < range.upperBound, joined.count <= pieces.count {
      try solver.edit([(variable, end + 0.001)])
      let piece = solver.piece(of: variable, in: range)
      #expect(
        abs(piece.range.lowerBound - end) < 1e-5 && piece.range.upperBound > end,
        "\(piece.range) after \(end)", sourceLocation: sourceLocation)
      end = piece.range.upperBound
      if let last = joined.last, Self.isSame(last.forms, piece.forms) {
        joined[joined.count - 1].range = last.range.lowerBound...end
      } else {
        joined.append(piece)
      }
    }
    #expect(joined.count == pieces.count, sourceLocation: sourceLocation)
    for (found, piece) in zip(joined, pieces) {
      #expect(
        abs(found.range.lowerBound - piece.range.lowerBound) < 1e-5
          && abs(found.range.upperBound - piece.range.upperBound) < 1e-5,
        "\(found.range), not \(piece.range)", sourceLocation: sourceLocation)
      #expect(found.forms.count == piece.forms.count, sourceLocation: sourceLocation)
      #expect(
        zip(found.forms, piece.forms).allSatisfy {
          isNear($0.constant, $1.constant) && isNear($0.slope, $1.slope)
        }, "\(found)", sourceLocation: sourceLocation)
    }
  }

  private static func isSame(_ some: [AffinePiece.Form], _ others: [AffinePiece.Form]) -> Bool {
    zip(some, others).allSatisfy { isNear($0.constant, $1.constant) && isNear($0.slope, $1.slope) }
  }
}
