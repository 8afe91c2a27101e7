/// The face of all optimal solutions of a component: the directions in which they can move, and how
/// far.
struct Face {
  /// A question about a sum of the component's columns.
  struct Query {
    var terms: [Tableau.Term]
    /// The motion of the sum in the face's directions.
    var motion: [Entry]
    /// The priority whose constraints compete for it; nil if none do.
    var tie: Priority?
    var least: Double?
    var greatest: Double?

    /// Whether the sum has several values.
    var isOpen: Bool {
      guard !motion.isEmpty else { return false }
      guard let least, let greatest else { return true }
      return Tableau.isOpen(least, greatest)
    }
  }

  private var tableau: Tableau
  /// For each priority in use, highest first, the solutions in which the constraints of it and of
  /// higher priorities have the same violations as in the solution.
  private var untied: [(priority: Priority, tableau: Tableau)] = []
  private(set) var queries: [Query] = []
  /// Whether a search gave up. Ranges may then be wider than the true ones.
  private(set) var gaveUp: Bool
  private var numbers: [[Tableau.Term]: Int] = [:]

  /// - Parameter program: The component's program, after minimisation.
  init(_ program: LinearProgram) {
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

  /// The number of directions of the face, at most.
  var directionCount: Int { tableau.columnCount }

  /// Adds a query about a sum.
  ///
  /// - Returns: The number of the query, which is the same for the same sum.
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

  /// Finds the extremes of all queries.
  ///
  /// First all least values, then all greatest: where one variable is least, its neighbours mostly
  /// are too, or nearly.
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
