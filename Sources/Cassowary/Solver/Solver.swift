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
/// what was added and removed in between, and which values an edit went through, leave no trace
/// beyond rounding.
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
  /// The number of constraints, and how many were ever added.
  public private(set) var constraintCount = 0
  var addedCount = 0

  var elimination = Elimination()
  var components = Components()
  var forms = AffineForms()

  /// Whether the values belong to the constraints that there are now.
  var isSolved = true
  /// Parameters that have moved since the values were found.
  var moved: [Int] = []
  /// Where those that the present edit moves have been; kept for its memory.
  var former: [Double] = []

  /// The program that is being solved; kept for its memory.
  var program = Program()
  var propagation = Propagation()
  var requirement = Search()
  /// The constraint that is being added; kept for its memory.
  var draft = Draft()

  /// Simplex pivots done by this solver and the solver it was copied from.
  public internal(set) var pivotCount = 0
  var solvedComponentCount = 0

  public init() {}

  /// The number of variables.
  public var variableCount: Int { variables.count }
}

// MARK: - Variables

/// What the solver keeps of a variable.
struct Unknown: Sendable {
  /// The row that keeps a restricted variable at or above zero.
  var bound: Int?
}

extension Solver {
  /// Makes a variable. A restricted one is never below zero: that is required, and it is never
  /// named in a conflict.
  public mutating func makeVariable(restricted: Bool = false) -> Variable {
    compactIfSparse()
    let index = variables.append(Unknown())
    let place = variables.placeCount - 1
    elimination.addVariable(restricted: restricted)
    growLists()
    if restricted {
      variables[place].bound = append(
        Record(relation: .greaterThanOrEqual, isBound: true),
        [SparseMatrix.Cell(column: place, coefficient: 1)], constant: 0)
    }
    isSolved = false
    return Variable(index: index, hint: place)
  }

  /// Makes room in the lists that have an element for each variable.
  private mutating func growLists() {
    let count = variables.placeCount
    components.grow(variables: count)
    forms.grow(to: count)
    propagation.grow(to: count)
    program.grow(to: count)
  }

  /// Removes a variable, and its edit if it has one.
  ///
  /// - Precondition: No constraint mentions it.
  public mutating func removeVariable(_ variable: Variable) {
    let place = place(of: variable)
    if let bound = variables[place].bound { removeRow(bound) }
    precondition(
      elimination.matrix.uses(ofColumn: place) == 0, "\(variable) is still in a constraint")
    elimination.removeVariable(place)
    components.loosen(place)
    variables.remove(at: place, leaving: Unknown())
    isSolved = false
    compactIfSparse()
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
    Variable(index: variables.name(at: place), hint: place)
  }
}

// MARK: - Rows

extension Solver {
  /// Adds a row behind all others.
  mutating func append(_ record: Record, _ cells: [SparseMatrix.Cell], constant: Double) -> Int {
    _ = constraints.append(record)
    let place = constraints.placeCount - 1
    elimination.grow(rows: place + 1)
    elimination.add(
      place, role: record.role, isBound: record.isBound, cells: cells, constant: constant)
    if !record.isBound { constraintCount += 1 }
    return place
  }

  mutating func removeRow(_ place: Int) {
    endWatch(place)
    elimination.remove(place)
    if !constraints[place].isBound { constraintCount -= 1 }
    constraints.remove(at: place, leaving: Record())
  }

  /// Whether there are so many gaps that closing them costs little beside what has made them.
  private var isSparse: Bool {
    let count = variables.count + constraints.count
    let places = variables.placeCount + constraints.placeCount
    return count * 3 < places && (places > 64 || count == 0)
  }

  /// Closes the gaps that removed variables and rows have left, once there are many.
  mutating func compactIfSparse() {
    guard isSparse else { return }
    let old = elimination
    let (edited, values) = (variables.places.filter { old.variables[$0].isParameter }, forms.values)
    let places = constraints.places
    let variablePlaces = variables.compact()
    _ = constraints.compact()
    elimination = Elimination()
    components = Components()
    forms = AffineForms()
    program = Program()
    propagation = Propagation()
    requirement = Search()
    elimination.rowsTouched = old.rowsTouched
    elimination.grow(rows: constraints.placeCount)
    for (place, moved) in variablePlaces.enumerated() where moved >= 0 {
      elimination.addVariable(restricted: old.variables[place].isRestricted)
    }
    growLists()
    for place in 0..<variables.placeCount { forms.noteChange(place) }
    for place in edited {
      elimination.makeParameter(variablePlaces[place])
      forms.setParameter(variablePlaces[place], to: values[place])
    }
    for (place, before) in places.enumerated() {
      let cells = old.matrix.row(old.raw(before)).map {
        SparseMatrix.Cell(column: variablePlaces[$0.column], coefficient: $0.coefficient)
      }
      constraints[place].watch = -1
      if constraints[place].isBound { variables[cells[0].column].bound = place }
      elimination.add(
        place, role: constraints[place].role, isBound: constraints[place].isBound, cells: cells,
        constant: old.rows[before].rawConstant)
    }
    isSolved = false
  }
}
