/// How much work a solver has done: numbers that no machine's speed can blur.
public struct Counters: Hashable, Sendable {
  /// Exchanges of a basic and a nonbasic quantity, to solve and to see whether what is required
  /// can be met.
  public var pivots = 0
  /// Rows that were read or written while equalities were eliminated and rows reduced.
  public var rowsTouched = 0
  /// Components that were solved.
  public var componentsSolved = 0

  public init() {}
}

extension Solver {
  /// The work done by this solver and the solver it was copied from.
  public var counters: Counters {
    var counters = Counters()
    counters.pivots = pivotCount
    counters.rowsTouched = elimination.rowsTouched
    counters.componentsSolved = solvedComponentCount
    return counters
  }
}
