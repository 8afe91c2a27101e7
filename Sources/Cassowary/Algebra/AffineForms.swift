/// The solution: every variable as an affine function of the parameters, and its value.
///
/// Most variables depend on one parameter or on none. Those that depend on one are in a list of
/// that parameter, so that a change of the parameter is one pass over plain numbers.
struct AffineForms: Sendable {
  private(set) var values = Table<Column, Double>()
  private var forms = Table<Column, Form>()
  private var dependents: [DependentList] = []
  /// The number of each parameter's list; -1 if it has none.
  private var lists = Table<Column, Int32>()
  /// The terms of variables that depend on several parameters.
  private var terms = SparseMatrix<Column>()

  /// The variables whose values have changed since the last ``takeChanges()``, except those in
  /// lists that have moved as a whole.
  private var changed: [Column] = []
  private var isChanged = Table<Column, Bool>()
  private var isMoved: [Bool] = []

  private struct Form: Sendable {
    /// The constant of a variable that does not depend on exactly one parameter.
    var constant = 0.0
    /// The number of the parameter's list and the place in it, for a variable that depends on one
    /// parameter; else -1.
    var list: Int32 = -1
    var slot: Int32 = -1
  }

  /// The variables that depend on one parameter.
  fileprivate struct DependentList {
    var parameter: Column
    var variables: [Column] = []
    var constants: [Double] = []
    var slopes: [Double] = []
  }

  mutating func grow(to count: Int) {
    values.grow(to: count, with: 0)
    forms.grow(to: count, with: Form())
    isChanged.grow(to: count, with: false)
    lists.grow(to: count, with: -1)
  }

  /// Adds a multiple of a variable's form to a sum.
  func add(_ factor: Double, of variable: Column, to sum: inout AffineSum) {
    let list = Int(forms[variable].list)
    if list >= 0 {
      let slot = Int(forms[variable].slot)
      sum.add(factor * dependents[list].constants[slot])
      sum.add(factor * dependents[list].slopes[slot], of: dependents[list].parameter)
      return
    }
    sum.add(factor * forms[variable].constant)
    for cell in terms.cells(ofRow: variable) {
      sum.add(factor * terms.coefficient(of: cell), of: terms.column(of: cell))
    }
  }

  /// Sets a variable's form and its value. Returns false if the form is the same as before.
  mutating func set(_ variable: Column, to sum: AffineSum) -> Bool {
    let isSame = isForm(of: variable, sum)
    if !isSame {
      clear(variable)
      switch sum.count {
      case 0: forms[variable].constant = sum.constant
      case 1: enlist(variable, sum)
      default:
        forms[variable].constant = sum.constant
        terms.setRow(variable, to: sum.entries)
      }
    }
    var value = sum.constant
    for index in 0..<sum.count {
      value += sum.coefficients[index] * values[sum.parameters[index]]
    }
    store(value, variable)
    return !isSame
  }

  private func isForm(of variable: Column, _ sum: AffineSum) -> Bool {
    let list = Int(forms[variable].list)
    if list >= 0 {
      let slot = Int(forms[variable].slot)
      return sum.count == 1 && sum.parameters[0] == dependents[list].parameter
        && sum.coefficients[0] == dependents[list].slopes[slot]
        && sum.constant == dependents[list].constants[slot]
    }
    guard forms[variable].constant == sum.constant, terms.count(ofRow: variable) == sum.count,
      sum.count != 1
    else { return false }
    for (index, cell) in terms.cells(ofRow: variable).enumerated()
    where terms.column(of: cell) != sum.parameters[index]
      || terms.coefficient(of: cell) != sum.coefficients[index]
    {
      return false
    }
    return true
  }

  private mutating func enlist(_ variable: Column, _ sum: AffineSum) {
    let parameter = sum.parameters[0]
    if lists[parameter] < 0 {
      lists[parameter] = Int32(dependents.count)
      dependents.append(DependentList(parameter: parameter))
      isMoved.append(false)
    }
    let list = Int(lists[parameter])
    forms[variable].list = Int32(list)
    forms[variable].slot = Int32(dependents[list].variables.count)
    dependents[list].variables.grow(with: variable)
    dependents[list].constants.grow(with: sum.constant)
    dependents[list].slopes.grow(with: sum.coefficients[0])
  }

  private mutating func clear(_ variable: Column) {
    forms[variable].constant = 0
    terms.clearRow(variable)
    let list = Int(forms[variable].list)
    guard list >= 0 else { return }
    let slot = Int(forms[variable].slot)
    let last = dependents[list].variables.removeLast()
    let (constant, slope) = (
      dependents[list].constants.removeLast(), dependents[list].slopes.removeLast()
    )
    if slot < dependents[list].variables.count {
      dependents[list].variables[slot] = last
      dependents[list].constants[slot] = constant
      dependents[list].slopes[slot] = slope
      forms[last].slot = Int32(slot)
    }
    forms[variable].list = -1
    forms[variable].slot = -1
  }

  private mutating func store(_ value: Double, _ variable: Column) {
    guard values[variable] != value else { return }
    values[variable] = value
    noteChange(variable)
  }
}

// MARK: - Parameters

extension AffineForms {
  /// Sets a parameter's value. Variables that depend on it follow by ``follow(_:)``.
  mutating func setParameter(_ parameter: Column, to value: Double) { store(value, parameter) }

  /// The value of a variable that depends on several parameters.
  private func evaluate(_ variable: Column) -> Double {
    var value = forms[variable].constant
    for cell in terms.cells(ofRow: variable) {
      value += terms.coefficient(of: cell) * values[terms.column(of: cell)]
    }
    return value
  }

  /// Computes all values that depend on a parameter.
  mutating func follow(_ parameter: Column) {
    let list = Int(lists[parameter])
    if list >= 0 {
      dependents[list].evaluate(at: values[parameter], into: &values)
      isMoved[list] = true
    }
    var next = terms.first(inColumn: parameter)
    while let cell = next {
      let variable = terms.row(of: cell)
      store(evaluate(variable), variable)
      next = terms.next(after: cell)
    }
  }
}

extension AffineForms.DependentList {
  fileprivate func evaluate(at value: Double, into values: inout Table<Column, Double>) {
    for index in variables.indices {
      values[variables[index]] = constants[index] + slopes[index] * value
    }
  }
}

// MARK: - Changes

extension AffineForms {
  mutating func noteChange(_ variable: Column) {
    guard !isChanged[variable] else { return }
    isChanged[variable] = true
    changed.grow(with: variable)
  }

  /// The variables whose values may have changed since the last call.
  mutating func takeChanges() -> [Column] {
    for list in dependents.indices where isMoved[list] {
      isMoved[list] = false
      for variable in dependents[list].variables { noteChange(variable) }
    }
    let variables = changed
    for variable in variables { isChanged[variable] = false }
    changed = []
    return variables
  }
}
