import Cassowary
import SeededRandom
import Testing

/// Components of hundreds of variables, in scripts/proofs of a thousand, whose answers are known by
/// hand.
@Suite struct LargeComponentTests {
  private static let count = walksAreLong ? 1000 : 400
  private static let middle = count / 2

  private var solver = Solver()
  private var variables: [Variable] = []

  init() {
    for _ in 0..<Self.count { variables.append(solver.makeVariable()) }
  }

  /// Each is at least ten behind the one before it.
  private mutating func addChain() throws {
    let rows = (1..<Self.count).map {
      Constraint(variables[$0] - variables[$0 - 1], .greaterThanOrEqual, 10)
    }
    for result in solver.add(rows) { _ = try result.get() }
  }

  /// Expects the values of a chain all of whose links are tight.
  private mutating func expectTight(
    _ start: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var expected: [Double] = []
    for index in 0..<Self.count { expected.append(start + Double(10 * index)) }
    let values: [Double] = solver.values().map(\.value)
    #expect(values == expected, sourceLocation: sourceLocation)
  }

  /// Expects that these variables are open, and no others.
  private mutating func expectOpen(
    _ ranges: [OpenRange], _ groups: [[Variable]], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let ambiguity = solver.ambiguity()
    #expect(ambiguity.openRanges == ranges, sourceLocation: sourceLocation)
    #expect(ambiguity.groups == groups, sourceLocation: sourceLocation)
  }

  @Test mutating func `a pivot a link finds that a chain can be, and another one that it is tight`()
    throws
  {
    try addChain()
    let pivots = solver.counters.pivots
    #expect(pivots <= Self.count)
    expectTight(0)
    #expect(solver.counters.pivots - pivots <= Self.count)
  }

  @Test mutating func `an edit in the middle of a chain moves all of it`() throws {
    try addChain()
    try solver.edit([(variables[Self.middle], 77)])
    expectTight(77 - Double(10 * Self.middle))
    let pivots = solver.counters.pivots
    try solver.edit([(variables[Self.middle], 78)])
    expectTight(78 - Double(10 * Self.middle))
    #expect(solver.counters.pivots == pivots)
  }

  @Test mutating func `every link of a loose chain moves by itself, to either side`() throws {
    try addChain()
    expectOpen(variables.map { OpenRange($0, nil, nil) }, variables.map { [$0] })
  }

  @Test
  mutating func `links before an edited one have no least value, and those behind no greatest`()
    throws
  {
    try addChain()
    try solver.edit([(variables[Self.middle], 77)])
    let others = Array(0..<Self.middle) + Array(Self.middle + 1..<Self.count)
    expectOpen(
      others.map { index in
        let value = 77 + 10 * Double(index - Self.middle)
        return index < Self.middle
          ? OpenRange(variables[index], nil, value) : OpenRange(variables[index], value, nil)
      }, others.map { [variables[$0]] })
  }

  @Test mutating func `what a chain between two ends has too much, each link can have`() throws {
    try addChain()
    let last = 10 * Double(Self.count - 1)
    try solver.add(Constraint(variables[0], .equal, 0))
    let end = try solver.add(Constraint(variables[Self.count - 1], .equal, last + 5))
    let inner = 1..<Self.count - 1
    expectOpen(
      inner.map { index in
        let least = 10 * Double(index)
        return OpenRange(variables[index], least, least + 5)
      }, inner.map { [variables[$0]] })

    // As long as it has to be, it stands still, though no link is an equality.
    try solver.setConstant(-last, of: end)
    expectOpen([], [])
    expectTight(0)
  }

  @Test mutating func `the leaves of a star have what they wish for, and its centre what is left`()
    throws
  {
    let centre = variables[0]
    try solver.add(Constraint(centre, .greaterThanOrEqual, 0))
    for (index, leaf) in variables.enumerated().dropFirst() {
      let room = Constraint(leaf - centre, .greaterThanOrEqual, 10, priority: 750)
      let wish = Constraint(leaf, .equal, 10 + Double(index), priority: 250)
      for result in solver.add([room, wish]) { _ = try result.get() }
    }
    // The tie-break level makes the earliest inequality tight: the centre's own.
    for (index, leaf) in variables.enumerated().dropFirst() {
      #expect(solver.value(of: leaf) == Double(10 + index))
    }
    #expect(solver.value(of: centre) == 0)
    #expect(solver.counters.pivots <= 2 * Self.count)
    // The first leaf leaves it a point.
    expectOpen([OpenRange(centre, 0, 1)], [[centre]])
  }

  @Test mutating func `a hundred leaves that compete for too little are one group`() throws {
    let leaves = Array(variables[0..<100])
    let sum = leaves.reduce(Expression()) { $0 + $1 }
    try solver.add(Constraint(sum, .equal, 400))
    for leaf in leaves {
      try solver.add(Constraint(leaf, .greaterThanOrEqual, 1))
      try solver.add(Constraint(leaf, .greaterThanOrEqual, 10, priority: 750))
      try solver.add(Constraint(leaf, .lessThanOrEqual, 10, priority: 750))
    }
    let others = variables[100...]
    expectOpen(
      leaves.map { OpenRange($0, 1, 10, 750) } + others.map { OpenRange($0, nil, nil) },
      [leaves] + others.map { [$0] })
  }
}
