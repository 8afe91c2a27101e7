/// Solves systems of linear constraints in strict order of their priorities.
///
/// ```swift
/// var solver = Solver()
/// let x = solver.makeVariable()
/// let width = solver.makeVariable(restricted: true)
/// try solver.add(Constraint(x + width, .equal, 320))
/// try solver.add(Constraint(width, .equal, 100, priority: Priority(250)!))
/// let position = solver.value(of: x)  // 220
/// ```
///
/// **The solution.** Required constraints hold. Among the remaining solutions, the sum of the
/// violations at the highest optional priority is as small as possible; among those that then
/// remain, the sum at the next priority, and so on. There are no weights. A violation is the
/// distance by which the expression misses zero.
///
/// **The tie-break level.** If all priorities together leave several solutions, these rules decide,
/// one after the other:
/// 1. Each optional constraint's violation is made small, in order of priority (high first),
///    rank (high first), addition (latest first). So of two tied constraints the one with the
///    lower rank, else the one added earlier, yields.
/// 2. Each restricted variable is brought close to zero, in order of creation.
/// 3. Each inequality is made tight, in order of rank (low first), addition (earliest first).
/// 4. Each free variable is brought close to zero, in order of creation.
///
/// So a lone limit on a position is tight, and a lone upper limit on a length leaves it zero.
///
/// The solution is a function of the present constraints, their order and ranks, and the values of
/// edits. Constraints removed since and former values of edits have no effect beyond rounding
/// errors.
///
/// **A value.** A copy of a solver is a snapshot. A refused operation leaves the solver unchanged.
///
/// **Giving up.** A search that takes far more pivots than programs of its size do is ended. A
/// required constraint is refused if it is then not known whether it can be met
/// (``Refusal/gaveUp``). A solution that may not be optimal is counted
/// (``Counters/abandonedSearches``), and ``isOptimal()`` is false while it is in effect.
///
/// The algorithm solves the lexicographic variant of Cassowary's problem (Badros, Borning, Stuckey,
/// "The Cassowary Linear Arithmetic Constraint Solving Algorithm", TOCHI 2001): required equalities
/// are eliminated, edited variables are parameters, and the rest is divided into small programs
/// that are minimised level by level.
public struct Solver: Sendable {
  /// The largest constant of a constraint (in the unit of its largest coefficient) and the
  /// largest edit value. Beyond it, doubles no longer resolve fractions of a point.
  public static let largestConstant = Tolerance.largestConstant

  /// The name of a constraint that was added to a solver.
  public typealias Handle = ConstraintHandle

  // The stages, each of which reads the stages before it.
  var system = System()
  var partition = Partition()
  var pieces = Pieces()
  var forms = AffineForms()

  /// Whether the values are up to date.
  var isSolved = true
  /// Parameters that have changed since the values were computed.
  var moved: [Column] = []
  /// The rows with which the searches for the next optima begin.
  var basis = Basis()

  /// The reason why there is no solution, if rounding errors prevent one although each constraint
  /// was checked; nil otherwise, which is usual. The values are those of the last solution.
  public internal(set) var obstacle: Refusal?

  // Working memory of the stages, kept between solves.
  var line = LineProgram()
  var program = LinearProgram()
  var finder = PieceFinder()
  var propagation = Propagation()
  var feasibility = Feasibility()
  var conflicts = ConflictFilter()
  /// The constraint being added.
  var draft = ConstraintDraft()
  /// Rows that have been reduced anew, and the other changes.
  var reduced: [Row] = []
  var changes = Changes()
  /// The former values of the parameters that the present edit changes.
  var former: [Double] = []

  var counts = Counters()

  /// Creates a solver without variables and constraints.
  public init() {}

  /// The number of variables.
  public var variableCount: Int { system.variables.count }

  /// The number of constraints.
  public var constraintCount: Int { system.constraintCount }

  /// The number of simplex pivots done by this solver and by the solver from which it was copied.
  public var pivotCount: Int { counters.pivots }
}

// MARK: - Variables

extension Solver {
  /// Creates a variable. A restricted one is never negative: that is required, and never named in a
  /// conflict.
  public mutating func makeVariable(restricted: Bool = false) -> Variable {
    compactIfSparse()
    let variable = system.makeVariable(restricted: restricted)
    isSolved = false
    return variable
  }

  /// Grows the lists that have an element for each variable.
  mutating func growLists() {
    let count = system.variables.placeCount
    partition.grow(variables: count)
    forms.grow(to: count)
    propagation.grow(to: count)
  }

  /// Removes a variable and its edit, if it has one.
  ///
  /// - Precondition: No constraint mentions it.
  public mutating func removeVariable(_ variable: Variable) {
    system.removeVariable(at: system.column(of: variable))
    isSolved = false
    compactIfSparse()
  }

  /// Whether the solver has this variable.
  public func contains(_ variable: Variable) -> Bool {
    system.variables.place(of: variable.index, hint: variable.hint) != nil
  }

  /// Closes the gaps of removed variables and rows, once there are many. All stages after the
  /// system then begin anew.
  mutating func compactIfSparse() {
    guard system.isSparse else { return }
    let values = forms.values
    let columns = system.compact()
    partition = Partition()
    pieces = Pieces()
    forms = AffineForms()
    basis = Basis()
    line = LineProgram()
    program = LinearProgram()
    finder = PieceFinder()
    propagation = Propagation()
    counts = counters
    feasibility = Feasibility()
    conflicts = ConflictFilter()
    growLists()
    for column in forms.values.places { forms.noteChange(column) }
    for column in columns.places {
      if let moved = columns[column], system.elimination.isParameter(moved) {
        forms.setParameter(moved, to: values[column])
      }
    }
    isSolved = false
  }
}
