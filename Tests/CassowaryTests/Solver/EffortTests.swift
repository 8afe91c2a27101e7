import Cassowary
import Testing

/// Searches that give up, and what long chains take.
struct EffortTests {
  private var solver = Solver()

  /// What is stored of a vertex grows with the coefficients of its rows, not with their number
  /// times that of its columns.
  @Test func `the vertex of a long chain has the coefficients of its links, and no more`() throws {
    for count in [200, 400] {
      var solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      let links = (1..<count).map {
        Constraint(variables[$0] - variables[$0 - 1], .greaterThanOrEqual, 10)
      }
      let wishes = variables.map { Constraint($0, .equal, 0, priority: 250) }
      for result in solver.add(links + wishes) { _ = try result.get() }
      let first = solver.value(of: variables[0])
      #expect(solver.values().map(\.value) == (0..<count).map { first + Double(10 * $0) })
      // Each row has two coefficients and a constant at most.
      #expect((count...3 * count).contains(solver.vertexNonzeros))
    }
  }

  /// Three wishes, each of which is met by one pivot: the search begins where the weaker ones that
  /// came before them are. And what is required beside them.
  private mutating func addWishes() throws -> (variables: [Variable], required: [Solver.Handle]) {
    let variables = (0..<3).map { _ in solver.makeVariable() }
    let required = try zip(variables, variables.dropFirst()).map { a, b in
      try solver.add(Constraint(b - a, .lessThanOrEqual, 10))
    }
    for variable in variables {
      try solver.add(Constraint(variable, .equal, 50, priority: 250))
      try solver.add(Constraint(variable, .equal, 60, priority: 500))
    }
    return (variables, required)
  }

  @Test mutating func `a search that gives up meets what is required, and says that it gave up`()
    throws
  {
    let (variables, handles) = try addWishes()
    solver.limitPivots(to: 1)
    #expect(solver.isOptimal() == false)
    #expect(solver.counters.abandonedSearches == 1)
    #expect(solver.obstacle == nil)
    for handle in handles { #expect(solver.violation(of: handle) == 0) }

    // The next change of the component finds what this one did not.
    solver.limitPivots(to: .max)
    try solver.add(Constraint(variables[0], .lessThanOrEqual, 100))
    #expect(solver.values().map(\.value) == [60, 60, 60])
    #expect(solver.isOptimal() == true)
    #expect(solver.counters.abandonedSearches == 1)
  }

  @Test mutating func `searches without work left give up, and find all with enough of it`() throws
  {
    let (variables, _) = try addWishes()
    solver.limitWork(to: 0)
    #expect(solver.isOptimal() == false)
    let done = solver.work
    solver.limitWork(to: 10_000)
    try solver.add(Constraint(variables[0], .lessThanOrEqual, 100))
    #expect(solver.values().map(\.value) == [60, 60, 60])
    #expect(solver.isOptimal() == true)
    #expect((1...10_000).contains(solver.work - done))
  }

  @Test mutating func `a conflict is not found without work left, and minimal with it`() throws {
    let (x, y, z) = solver.make(.free, .free, .free)
    for sum in [x + y, y + z, x + z] { try solver.add(Constraint(sum, .greaterThanOrEqual, 10)) }
    try solver.add(Constraint(x - y, .lessThanOrEqual, 5))
    solver.limitWork(to: 0)
    #expect(throws: Refusal.gaveUp) { try solver.add(Constraint(x + y + z, .lessThanOrEqual, 1)) }
    solver.limitWork(to: .max)
    let refusal = #expect(throws: Refusal.self) {
      try solver.add(Constraint(x + y + z, .lessThanOrEqual, 1))
    }
    #expect(refusal?.conflict?.isMinimal == true)
  }

  @Test mutating func `without work left nobody knows who is ambiguous`() throws {
    let variables = (0..<4).map { _ in solver.makeVariable(restricted: true) }
    for pair in zip(variables, variables.dropFirst()) {
      try solver.add(Constraint(pair.0 + pair.1, .lessThanOrEqual, 30))
    }
    try solver.add(Constraint(variables[3], .equal, 7))
    var gaveUp = false
    #expect(solver.ambiguous(among: variables, gaveUp: &gaveUp) == Array(variables.dropLast()))
    #expect(gaveUp == false)
    solver.limitWork(to: 0)
    #expect(solver.ambiguous(among: variables, gaveUp: &gaveUp) == [])
    #expect(gaveUp == true)
  }

  @Test mutating func `what is required is refused if nobody knows whether it can be met`() throws {
    let (x, y) = solver.make(.free, .free)
    try solver.add(Constraint(x, .greaterThanOrEqual, 10))
    try solver.add(Constraint(y, .greaterThanOrEqual, 10))
    solver.limitPivots(to: 1)
    let sum = Constraint(x + y, .lessThanOrEqual, 30)
    #expect(throws: Refusal.gaveUp) { try solver.add(sum) }
    #expect(solver.constraintCount == 2)
    #expect(
      Refusal.gaveUp.description == "whether the constraints can be met was not found out in time")
    solver.limitPivots(to: .max)
    try solver.add(sum)
    #expect(solver.values().map(\.value) == [10, 10])
    #expect(solver.isOptimal() == true)
  }

  @Test mutating func `ranges that a search gave up on are said to be uncertain`() throws {
    let variables = (0..<4).map { _ in solver.makeVariable(restricted: true) }
    for pair in zip(variables, variables.dropFirst()) {
      try solver.add(Constraint(pair.0 + pair.1, .lessThanOrEqual, 30))
    }
    #expect(solver.ambiguity().gaveUp == false)
    #expect(solver.ambiguity().ranges.map(\.greatest) == [30, 30, 30, 30])
    solver.limitPivots(to: 0)
    #expect(solver.ambiguity().gaveUp == true)
    #expect(solver.ambiguity().ranges.map(\.variable) == variables)
  }

  /// The reduced row shows at once that it can't be met; which of the rows behind it matter takes a
  /// pivot for each.
  @Test mutating func `a conflict of which it is not known whether it is minimal says so`() throws {
    var end = Expression(solver.makeVariable())
    var handles = [try solver.add(Constraint(end, .equal, 0))]
    for _ in 0..<5 {
      let (next, width) = solver.make(.free, .length)
      handles.append(try solver.add(Constraint(Expression(next), .equal, end + width + 10)))
      end = Expression(next)
    }
    let limit = Constraint(end, .lessThanOrEqual, 20)
    for (pivots, isMinimal) in [(1, false), (.max, true)] {
      solver.limitPivots(to: pivots)
      let refusal = #expect(throws: Refusal.self) { try solver.add(limit) }
      #expect(refusal?.conflict?.members == handles.map { .constraint($0) } + [.new])
      #expect(refusal?.conflict?.isMinimal == isMinimal)
    }
  }
}
