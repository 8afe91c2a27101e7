import Cassowary
import SeededRandom
import SolverWorkloads
import Testing

/// Editing sizes: many rows at once, there and back, often.
@Suite struct EditTests {
  var solver = Solver()

  private static let editCount = walksAreLong ? 1_000_000 : 200_000
  private static let toggleCount = walksAreLong ? 100_000 : 25_000

  /// The edge that was made first is at zero, at every width of the window.
  @Test mutating func `an edit moves what hangs between an edited and an open variable`() throws {
    let window = solver.makeVariable(restricted: true)
    let (first, width) = solver.make(.free, .length)
    let (second, secondWidth) = solver.make(.free, .length)
    let third = solver.makeVariable()
    try solver.add(Constraint(third - second - secondWidth, .equal, 8))
    try solver.add(Constraint(width, .equal, window * 0.1, priority: 400))
    try solver.add(Constraint(second - first - width, .equal, 8))
    for size in [379.0, 363, 379] {
      try solver.edit([(window, size)])
      #expect(solver.value(of: first) == 0)
      #expect(isNear(solver.value(of: second), size * 0.1 + 8))
      #expect(isNear(solver.value(of: third), size * 0.1 + 16))
    }
  }

  @Test mutating func `an edit after a removal moves the edge that was made later`() throws {
    let window = solver.makeVariable(restricted: true)
    let (x, width) = solver.make(.free, .length)
    let (a, left) = solver.make(.free, .free)
    let (right, b) = solver.make(.length, .free)
    try solver.add(Constraint(right, .equal, window * 0.1, priority: 400))
    let link = try solver.add(Constraint(b - left - right, .equal, 0))
    try solver.add(Constraint(x + width - a - left - right + b, .equal, -0.1))
    try solver.edit([(window, 705)])
    solver.remove(link)
    try solver.edit([(window, 138)])
    #expect(solver.values(of: x, width, a, left) == [0, 0, 0, 0])
    #expect(isNear(solver.value(of: b), 13.7))
  }

  @Test mutating func `an edit of a new variable and an old one moves what hangs on the old one`()
    throws
  {
    let (width, height, x, inner) = solver.make(.free, .free, .free, .length)
    try solver.add(Constraint(x + inner, .equal, width))
    try solver.edit([(width, 761)])
    #expect(solver.value(of: x) == 761)
    try solver.edit([(width, 1119), (height, 1017)])
    #expect(solver.values(of: x, inner, height) == [1119, 0, 1017])
  }

  @Test mutating func `sizes that contradict what edits leave are noticed by the next edit`() throws
  {
    let (width, height) = solver.make(.free, .free)
    try solver.edit([(width, 300), (height, 300)])
    let square = try solver.add(Constraint(width, .equal, height))
    #expect(
      throws: Refusal.conflict(
        Conflict(members: [.constraint(square), .edit(width), .edit(height)]))
    ) { try solver.edit([(width, 310)]) }
    try solver.edit([(width, 310), (height, 310)])
    #expect(solver.value(of: height) == 310)
    solver.endEdit(height)
    try solver.edit([(width, 320)])
    #expect(solver.value(of: height) == 320)
  }

  /// Five stacked columns that all fall below their least sizes in one edit, and two that come
  /// up again in the next.
  @Test func `many rows that one edit makes impossible to meet`() throws {
    var system = RandomSystem()
    for _ in 0..<6 { system.makeVariable(restricted: true) }
    for _ in 0..<6 { system.makeVariable(restricted: false) }
    try system.edit([(0, 1000)])
    try system.add([(6, 1)], .equal, 0)
    for index in 1...5 {
      try system.add([(5 + index, -1), (index, -1), (6 + index, 1)], .equal, 0)
      try system.add([(index, 1)], .atLeast, Double(40 * index), at: index % 2 == 0 ? 750 : 740)
      try system.add([(index, 1)], .atMost, Double(40 * index), at: 250)
      try system.add([(5 + index, 1)], .atMost, 700, at: 900)
    }
    try system.add([(11, 1), (0, -1)], .equal, 0)
    for width in [1000.0, 10, 1000, 0, 599, 601, 75, 1e6, 240, 1000] {
      try system.edit([(0, width)])
      try system.expectOptimal("width \(width)")
    }
    system.expectAmbiguity("at the end")
    try system.expectFresh("at the end")
  }

  /// Width and height in turn, tied by an aspect ratio, so that each edit meets the basis that
  /// the other one left.
  @Test func `two edits in turn, with pivots in between`() throws {
    var system = RandomSystem()
    let (width, height, boxWidth, boxHeight, left, top) = (0, 1, 2, 3, 4, 5)
    for index in 0..<6 { system.makeVariable(restricted: index < 4) }
    try system.edit([(width, 300), (height, 300)])
    try system.add([(boxWidth, 1), (boxHeight, -1.5)], .equal, 0)
    try system.add([(boxWidth, 1), (width, -1)], .atMost, -20)
    try system.add([(boxHeight, 1), (height, -1)], .atMost, -20)
    try system.add([(boxWidth, 1), (width, -1)], .equal, -20, at: 750)
    try system.add([(boxHeight, 1), (height, -1)], .equal, -20, at: 750)
    try system.add([(left, 2), (boxWidth, 1), (width, -1)], .equal, 0)
    try system.add([(top, 2), (boxHeight, 1), (height, -1)], .equal, 0)
    try system.add([(left, 1)], .equal, 40, at: 250)
    var random = SplitMix(seed: 88)
    for step in 0..<60 {
      let index = step % 2 == 0 ? width : height
      try system.edit([(index, Double(20 + random.below(700)))])
      // Fits in both: as wide as the narrower way allows.
      let (w, h) = (system.edits[width]! - 20, system.edits[height]! - 20)
      let values = system.values()
      #expect(isNear(values[boxWidth], min(w, 1.5 * h)), "step \(step)")
      #expect(isNear(values[boxHeight], min(w / 1.5, h)), "step \(step)")
      if step % 6 == 5 { try system.expectOptimal("step \(step)") }
    }
  }

  /// So many variables hang together that the search begins where the last one ended, which was
  /// at `width == window - 100`.
  @Test mutating func `a width stays at zero where the last answer would take it below`() throws {
    let (window, width) = solver.make(.free, .length)
    let edges = (0..<12).map { _ in solver.makeVariable() }
    try solver.add(Constraint(width, .greaterThanOrEqual, window - 100))
    try solver.add(Constraint(edges[0], .greaterThanOrEqual, width))
    for (a, b) in zip(edges, edges.dropFirst()) {
      try solver.add(Constraint(b, .greaterThanOrEqual, a + 1))
    }
    for (size, expected) in [(200.0, 100.0), (50, 0), (-3000, 0), (101, 1), (99, 0)] {
      try solver.edit([(window, size)])
      #expect(solver.value(of: width) == expected)
      #expect(solver.value(of: edges[11]) == expected + 11)
    }
  }

  /// While both are edited the ratio has to hold by itself; then it gives the height.
  @Test mutating func `what held between two edits defines the one that ends, at once`() throws {
    let (width, height, other) = solver.make(.free, .free, .free)
    let ratio = try solver.add(Constraint(width, .equal, height * 2))
    try solver.edit([(width, 100), (height, 50)])
    #expect(solver.value(of: height) == 50)
    solver.endEdit(height)
    try solver.setConstant(20, of: ratio)
    #expect(solver.value(of: height) == 60)
    try solver.edit([(height, 60)])
    #expect(solver.value(of: width) == 100)
    solver.endEdit(height)
    try solver.edit([(width, 140), (other, 1)])
    #expect(solver.value(of: height) == 80)
  }

  @Test mutating func `an edit that comes before its constraints`() throws {
    let window = solver.makeVariable(restricted: true)
    try solver.edit([(window, 320)])
    #expect(solver.value(of: window) == 320)
    let left = solver.makeVariable(restricted: true)
    try solver.add(Constraint(window, .equal, 1000, priority: 999))
    #expect(solver.value(of: window) == 320)
    let double = try solver.add(Constraint(window, .equal, left * 2))
    #expect(solver.value(of: left) == 160)
    let conflict = Conflict(members: [.edit(window), .new])
    #expect(throws: Refusal.conflict(conflict)) {
      try solver.add(Constraint(window, .greaterThanOrEqual, 321))
    }
    try solver.edit([(window, 500)])
    #expect(solver.value(of: left) == 250)
    solver.remove(double)
    #expect(solver.values(of: window, left) == [500, 0])
    solver.endEdit(window)
    #expect(solver.values(of: window, left) == [1000, 0])
  }

  @Test mutating func `the same value twice costs nothing and changes nothing`() throws {
    let window = solver.makeVariable(restricted: true)
    let columns = (0..<7).map { _ in solver.makeVariable(restricted: true) }
    try solver.add(Constraint(Expression(columns.map { Term($0) }), .equal, window.expression))
    for (index, column) in columns.enumerated() {
      let priority = Priority(Float(700 + index % 3))!
      try solver.add(Constraint(column, .equal, Double(30 + 7 * index), priority: priority))
    }
    try solver.edit([(window, 100.1)])
    let before = Snapshot(&solver)
    let pivots = solver.pivotCount
    for _ in 0..<10 { try solver.edit([(window, 100.1)]) }
    try solver.edit([(window, 90), (window, 100.1)])
    let after = solver.values()
    #expect(after.map(\.value.bitPattern) == before.values)
    for _ in 0..<10 { try solver.edit([(window, 100.1)]) }
    _ = solver.values()
    #expect(solver.pivotCount <= pivots + 40)
    #expect(Snapshot(&solver) == before)
  }

  /// Fractions that no double holds, so that an error that is carried along adds up.
  @Test mutating func `many edits do not drift`() throws {
    let (window, height, left, right, box) = solver.make(.length, .length, .length, .length, .free)
    try solver.edit([(window, 320), (height, 480)])
    try solver.add(Constraint(left + right, .equal, window * 0.1))
    try solver.add(Constraint(left, .equal, right * (1 / 3.0), priority: 600))
    try solver.add(Constraint(right, .lessThanOrEqual, 41.7))
    try solver.add(Constraint(box * 0.7, .equal, left * 0.3 + height * (1 / 7.0)))
    try solver.add(Constraint(left, .greaterThanOrEqual, 9.1, priority: 700))
    let start = solver.values().map(\.value.bitPattern)
    var random = SplitMix(seed: 5)
    for round in 0..<Self.editCount {
      let width = 80 + Double(random.below(7000)) / 11
      try solver.edit([(window, width), (height, Double(random.below(9000)) / 13)])
      guard round % 128 == 0 else { continue }
      let wished = max(width / 40, 9.1)
      let expected = min(width / 10, max(wished, width / 10 - 41.7))
      #expect(isNear(solver.value(of: left), expected), "\(width)")
    }
    try solver.edit([(window, 320), (height, 480)])
    #expect(solver.values().map(\.value.bitPattern) == start)
  }

  @Test mutating func `many toggles do not drift`() throws {
    let (window, left, right) = solver.make(.length, .length, .length)
    try solver.edit([(window, 320)])
    try solver.add(Constraint(left + right, .equal, window * 0.1))
    try solver.add(Constraint(left, .equal, right * (1 / 3.0), priority: 600))
    let start = solver.values(of: left, right)
    for round in 0..<Self.toggleCount {
      let width = 320.1 + Double(round % 17)
      try solver.edit([(window, width)])
      let half = try solver.add(Constraint(left, .equal, window * 0.05))
      if round % 64 == 0 { #expect(isNear(solver.value(of: left), solver.value(of: right))) }
      solver.remove(half)
      if round % 64 == 32 { #expect(isNear(solver.value(of: left), width / 40)) }
    }
    try solver.edit([(window, 320)])
    for (variable, value) in zip([left, right], start) {
      #expect(isNear(solver.value(of: variable), value))
    }
    solver.checkInvariants()
  }
}
