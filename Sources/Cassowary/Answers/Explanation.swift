/// Why a value is what it is: a sum over constraints and edits.
///
/// `value` is the sum of `coefficient * constant` over the terms. If a term's constant grew by
/// one, the value would grow by its coefficient, as long as the same constraints stay binding.
public struct Explanation: Hashable, Sendable {
  /// What a term comes from.
  public enum Source: Hashable, Comparable, Sendable {
    case constraint(Solver.Handle)
    case edit(Variable)
  }

  public struct Term: Hashable, Sendable {
    public var source: Source
    public var coefficient: Double
    /// The right side of the constraint (its expression's constant, negated), or the edit's value.
    public var constant: Double
  }

  public var value: Double
  /// Constraints in order of addition, then edits in order of creation of their variables.
  public var terms: [Term]
}

extension Solver {
  /// Why a variable has its value in the answer.
  ///
  /// Where a variable is only kept at zero by the tie-break level, or by its own bound, no term
  /// stands for that: it adds nothing. Where several explanations hold, this is one of them.
  public mutating func explain(_ variable: Variable) -> Explanation {
    let place = place(of: variable)
    return explain([SparseMatrix.Cell(column: place, coefficient: 1)])
  }

  /// Why the sum of a constraint's terms (without its constant) has its value in the answer: of a
  /// violated constraint, what holds it up.
  public mutating func explain(_ handle: Handle) -> Explanation {
    let place = place(of: handle)
    let factor = constraints[place].sign * constraints[place].scale
    return explain(
      cells(ofRow: place).map {
        SparseMatrix.Cell(column: $0.column, coefficient: $0.coefficient * factor)
      })
  }

  private mutating func explain(_ cells: [SparseMatrix.Cell]) -> Explanation {
    solve()
    var weights = Weights()
    weigh(cells, &weights)
    while let column = weights.columns.keys.min() { weighComponents(of: column, &weights) }
    weighSubstitutions(&weights)
    var terms: [Explanation.Term] = []
    for (row, weight) in weights.rows where weight.isRelevant && !constraints[row].isBound {
      let factor = constraints[row].sign / constraints[row].scale
      terms.append(
        Explanation.Term(
          source: .constraint(handle(at: row)), coefficient: 0 - weight.sum * factor,
          constant: 0 - elimination.rows[row].rawConstant / factor))
    }
    for (parameter, weight) in weights.parameters where weight.isRelevant {
      terms.append(
        Explanation.Term(
          source: .edit(variable(at: parameter)), coefficient: weight.sum,
          constant: forms.values[parameter]))
    }
    return Explanation(
      value: cells.reduce(0) { $0 + $1.coefficient * forms.values[$1.column] },
      terms: terms.sorted { $0.source < $1.source })
  }
}

/// How much of a value comes from where, while that is being found out.
private struct Weights {
  struct Weight {
    var sum = 0.0
    /// The largest number that went into it.
    var size = 0.0

    var isRelevant: Bool { abs(sum) > WorkingRow.noise(size) }

    mutating func add(_ addend: Double) {
      sum += addend
      size = max(size, abs(addend))
    }
  }

  /// Rows, reduced as they are; each is zero, so that any multiple can be added.
  var rows: [Int: Weight] = [:]
  var parameters: [Int: Weight] = [:]
  /// Independent variables that have not been accounted for.
  var columns: [Int: Double] = [:]
}

extension Solver {
  /// Accounts for a sum of variables by definitions, parameters and independent variables.
  private mutating func weigh(_ cells: [SparseMatrix.Cell], _ weights: inout Weights) {
    for cell in elimination.reduce(cells, constant: 0) {
      guard let row = elimination.definition(of: cell.column) else { continue }
      weights.rows[row, default: .init()].add(cell.coefficient)
    }
    for cell in elimination.work.cells() {
      if elimination.variables[cell.column].isParameter {
        weights.parameters[cell.column, default: .init()].add(cell.coefficient)
      } else {
        weights.columns[cell.column, default: 0] += cell.coefficient
      }
    }
  }

  /// Accounts for the columns of a component, and of those entangled with it, by tight rows.
  private mutating func weighComponents(of column: Int, _ weights: inout Weights) {
    guard let number = components.component(of: column) else {
      weights.columns[column] = nil
      return
    }
    let numbers = components[number].group.isEmpty ? [number] : components[number].group
    var optimum = optimum(
      of: numbers,
      values: numbers.map { components[$0].columns.map { forms.values[$0] } },
      zeros: components[number].zeros)
    optimum.isZeroed = components[number].piece?.isZeroed == true
    let tight = tightRows(of: optimum)
    let columns = optimum.component.columns
    let sought = columns.map { weights.columns.removeValue(forKey: $0) ?? 0 }
    for (index, row) in tight.enumerated() {
      // How much of the value is a multiple of this row's constant.
      var weight = 0.0
      for (column, factor) in sought.enumerated() where factor != 0 {
        weight += factor * program.vertex.forms[column * (tight.count + 1) + 1 + index]
      }
      guard weight != 0 else { continue }
      switch row {
      case .row(let row):
        weights.rows[row, default: .init()].add(weight)
        for cell in elimination.matrix.cells(ofRow: elimination.working(row)) {
          let variable = elimination.matrix.column(of: cell)
          guard elimination.variables[variable].isParameter else { continue }
          weights.parameters[variable, default: .init()]
            .add(weight * elimination.matrix.coefficient(of: cell))
        }
      case .dependent(let variable):
        weigh([SparseMatrix.Cell(column: variable, coefficient: weight)], &weights)
        for column in columns { weights.columns[column] = nil }
      }
    }
  }

  /// Divides the weights of rows in which variables were substituted among the rows that they
  /// were reduced from.
  private func weighSubstitutions(_ weights: inout Weights) {
    var open = Set(weights.rows.keys)
    var done: Set<Int> = []
    while let row = open.max(by: { elimination.serial(of: $0) < elimination.serial(of: $1) }) {
      open.remove(row)
      done.insert(row)
      guard let weight = weights.rows[row] else { continue }
      for cell in elimination.multipliers.cells(ofRow: row) {
        let variable = elimination.multipliers.column(of: cell)
        guard let definition = elimination.definition(of: variable) else { continue }
        weights.rows[definition, default: .init()]
          .add(weight.sum * elimination.multipliers.coefficient(of: cell))
        open.insert(definition)
      }
    }
  }
}
