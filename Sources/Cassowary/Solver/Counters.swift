/// The work that a solver has done, in numbers that do not depend on the machine's speed.
public struct Counters: Hashable, Sendable {
  /// The number of exchanges of a basic and a nonbasic quantity, in minimising and in checking that
  /// required constraints can be met.
  public var pivots = 0
  /// The number of rows that were read or written while equalities were eliminated and rows
  /// reduced.
  public var rowsTouched = 0
  /// The number of components that were solved.
  public var componentsSolved = 0
  /// The number of solutions of components that may not be optimal, because the search was ended
  /// after far more pivots than programs of that size take. They meet the required constraints
  /// nevertheless.
  public var abandonedSearches = 0

  /// Creates counters of no work.
  public init() {}
}

extension Solver {
  /// The work done by this solver and by the solver from which it was copied.
  public var counters: Counters {
    var counters = counts
    counters.pivots += feasibility.pivots
    counters.rowsTouched = system.elimination.rowsTouched
    return counters
  }
}
