/// All answers of a component that are optimal, how they can move, and how far.
struct Face {
  /// What is asked about a sum of the component's columns.
  struct Query {
    var terms: [Tableau.Term]
    /// How the sum moves along the face's directions.
    var motion: [Entry]
    /// The priority whose constraints compete for it.
    var tie: Priority?
    var least: Double?
    var greatest: Double?

    /// Whether the sum has more than one value.
    var isOpen: Bool {
      guard !motion.isEmpty else { return false }
      guard let least, let greatest else { return true }
      return Tableau.isOpen(least, greatest)
    }
  }

  private var tableau: Tableau
  /// For each priority in use, highest first, the answers at which no constraint of it or of a
  /// higher one is violated otherwise than in the answer.
  private var untied: [(priority: Priority, tableau: Tableau)] = []
  private(set) var queries: [Query] = []
  /// Whether a search gave up: then what is found may be too much.
  private(set) var gaveUp: Bool
  private var numbers: [[Tableau.Term]: Int] = [:]

  /// - Parameter program: The component's program, minimised.
  init(_ program: Program) {
    gaveUp = program.gaveUp
    var rest = program.tableau
    rest.span()
    self.tableau = rest
    for (priority, costs) in program.violationsOneByOne() {
      for cost in costs where rest.settle([cost]) == .gaveUp { gaveUp = true }
      rest.span()
      untied.append((priority, rest))
    }
  }

  /// The number of directions in which the face extends, at most.
  var directionCount: Int { tableau.columnCount }

  /// Asks about a sum.
  ///
  /// - Returns: The number of the query, the same for the same sum.
  mutating func ask(_ terms: [Tableau.Term]) -> Int {
    if let number = numbers[terms] { return number }
    var query = Query(terms: terms, motion: tableau.motion(of: terms))
    if !query.motion.isEmpty {
      query.tie = untied.first { $0.tableau.motion(of: terms).isEmpty }?.priority
    }
    queries.append(query)
    numbers[terms] = queries.count - 1
    return queries.count - 1
  }

  /// Finds the extremes of all sums that were asked about.
  ///
  /// First all of the one kind, then all of the other: where one variable is least, its neighbours
  /// mostly are too, or nearly.
  mutating func findExtremes() {
    for number in queries.indices where !queries[number].motion.isEmpty {
      queries[number].least = extreme(of: queries[number].terms, direction: -1)
    }
    for number in queries.indices where !queries[number].motion.isEmpty {
      queries[number].greatest = extreme(of: queries[number].terms, direction: 1)
    }
  }

  private mutating func extreme(of terms: [Tableau.Term], direction: Double) -> Double? {
    switch tableau.extreme(of: terms, direction: direction) {
    case .value(let value): return value
    case .unbounded: return nil
    case .unknown:
      gaveUp = true
      return nil
    }
  }
}
