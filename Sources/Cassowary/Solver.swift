/// Solves systems of linear constraints in strict order of their priorities.
///
/// ```swift
/// var solver = Solver()
/// let x = solver.makeVariable()
/// let width = solver.makeVariable(restricted: true)
/// try solver.add(Constraint(x + width, .equal, 320))
/// try solver.add(Constraint(width, .equal, 100, priority: Priority(250)!))
/// solver.value(of: x)  // 220
/// ```
///
/// **The answer.** Required constraints hold. Among the answers that are left, the sum of the
/// violations at the highest optional priority is as small as it can be; among those that are
/// left then, the sum at the next priority, and so on. There are no weights. A violation is the
/// distance by which the expression misses zero.
///
/// **The tie-break level.** Where all priorities together leave more than one answer, these
/// decide, one after the other:
/// 1. Each optional constraint's violation is made small, in order of priority (high first),
///    rank (high first), addition (latest first). So of two tied constraints the one with the
///    lower rank, else the one added earlier, yields.
/// 2. Each inequality is made tight, in order of rank (low first), addition (earliest first).
/// 3. Each variable is brought close to zero: restricted ones first, in order of creation.
///
/// The answer is a function of the constraints present, their order, ranks and the edit values:
/// what was added and removed in between, and which values an edit went through, leave no trace.
///
/// **A value.** Copying a solver is a snapshot. A refused operation leaves it as it was.
///
/// The algorithm is the lexicographic variant of Cassowary's problem (Badros, Borning, Stuckey,
/// "The Cassowary Linear Arithmetic Constraint Solving Algorithm", TOCHI 2001): required
/// equalities are eliminated, edited variables are parameters, and what is left falls apart into
/// small programs that are minimised level by level.
public struct Solver: Sendable {
  /// The largest constant of a constraint (in the unit of its largest coefficient) and the
  /// largest edit value. Beyond it, doubles no longer resolve fractions of a point.
  public static let largestConstant = 1e12

  var variables = Ledger<Unknown>()
  var constraints = Ledger<Record>()

  var elimination = Elimination()
  /// Whether the elimination belongs to the constraints and parameters that there are now.
  var isEliminated = true
  /// For each variable, the constraints that mention it, in no order.
  var mentions: [[Int]] = []
  /// For each variable, the constraints whose reduced rows mention it, in no order.
  var users: [[Int]] = []
  /// Constraints whose reduced rows are stale.
  var stale: [Int] = []

  var search = ComponentSearch()

  /// Whether the values belong to the constraints that there are now.
  var isSolved = true
  /// What is left of choice after all priorities: see ``isAmbiguous(_:)``.
  var faces: [Face] = []

  /// Simplex pivots done by this solver and the solver it was copied from.
  public internal(set) var pivotCount = 0

  public init() {}

  /// The number of constraints.
  public var constraintCount: Int { constraints.count }

  /// The number of variables.
  public var variableCount: Int { variables.count }
}

// MARK: - Variables

extension Solver {
  /// Makes a variable. A restricted one is never below zero: that is required, and it is never
  /// named in a conflict.
  public mutating func makeVariable(restricted: Bool = false) -> Variable {
    compactVariables()
    let index = variables.append(Unknown(isRestricted: restricted))
    mentions.append([])
    users.append([])
    elimination.grow(to: variables.placeCount)
    isSolved = false
    return Variable(index: index, hint: variables.placeCount - 1)
  }

  /// Removes a variable, and its edit if it has one.
  ///
  /// - Precondition: No constraint mentions it.
  public mutating func removeVariable(_ variable: Variable) {
    let place = place(of: variable)
    precondition(mentions[place].isEmpty, "\(variable) is still in a constraint")
    variables.remove(at: place, leaving: Unknown())
    isSolved = false
  }

  /// Whether the solver has that variable.
  public func contains(_ variable: Variable) -> Bool {
    variables.place(of: variable.index, hint: variable.hint) != nil
  }

  func place(of variable: Variable) -> Int {
    guard let place = variables.place(of: variable.index, hint: variable.hint) else {
      preconditionFailure("\(variable) is not a variable of this solver")
    }
    return place
  }

  func variable(at place: Int) -> Variable {
    Variable(index: variables.names[place], hint: place)
  }

  private mutating func compactVariables() {
    guard variables.isSparse else { return }
    let moved = variables.compact()
    for place in 0..<constraints.placeCount {
      let cells = constraints[place].row.cells
      constraints[place].row.cells = cells.map {
        LinearForm.Cell(variable: moved[$0.variable], coefficient: $0.coefficient)
      }
    }
    elimination = Elimination()
    elimination.grow(to: variables.placeCount)
    users = [[Int]](repeating: [], count: variables.placeCount)
    listMentions()
    isEliminated = false
    isSolved = false
  }
}
