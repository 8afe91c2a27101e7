extension Solver {
  /// Explains a variable's value in the solution.
  ///
  /// The tie-break level and a variable's own bound add nothing, so that no term stands for them.
  /// If there are several explanations, this is one of them.
  public mutating func explain(_ variable: Variable) -> Explanation {
    explain([Entry(column: system.column(of: variable), coefficient: 1)])
  }

  /// Explains the value of an expression's terms, without its constant.
  public mutating func explain(_ expression: Expression) -> Explanation {
    explain(
      expression.terms.map {
        Entry(column: system.column(of: $0.variable), coefficient: $0.coefficient)
      })
  }

  /// Explains the value of a constraint's terms, without its constant. For a violated constraint,
  /// this names the constraints to which it yields.
  public mutating func explain(_ handle: Handle) -> Explanation {
    let row = system.row(of: handle)
    let factor = system.constraints[row].sign * system.constraints[row].scale
    return explain(
      system.entries(of: row).map {
        Entry(column: $0.column, coefficient: $0.coefficient * factor)
      })
  }

  private mutating func explain(_ entries: [Entry]) -> Explanation {
    solve()
    var weights = Weights()
    weigh(entries, &weights)
    while let column = weights.columns.keys.min() { weighComponents(of: column, &weights) }
    weights.divideSubstitutions(system.elimination)
    var terms: [Explanation.Term] = []
    for (row, weight) in weights.rows
    where weight.isRelevant && !system.constraints[row].isBound {
      let factor = system.constraints[row].factor
      terms.append(
        Explanation.Term(
          source: .constraint(system.handle(at: row)), coefficient: 0 - weight.sum * factor,
          constant: 0 - system.elimination.rows[row].givenConstant / factor))
    }
    for (parameter, weight) in weights.parameters where weight.isRelevant {
      terms.append(
        Explanation.Term(
          source: .edit(system.variable(at: parameter)), coefficient: weight.sum,
          constant: forms.values[parameter]))
    }
    return Explanation(
      value: entries.reduce(0) { $0 + $1.coefficient * forms.values[$1.column] },
      terms: terms.sorted { $0.source < $1.source })
  }

  /// Divides the weights of variables among definitions, parameters and independent variables.
  private mutating func weigh(_ entries: [Entry], _ weights: inout Weights) {
    let form = system.elimination.reduce(entries)
    for entry in form.substituted {
      guard let row = system.elimination.definition(of: entry.column) else { continue }
      weights.rows[row, default: .init()].add(entry.coefficient)
    }
    for entry in form.entries {
      if system.elimination.isParameter(entry.column) {
        weights.parameters[entry.column, default: .init()].add(entry.coefficient)
      } else {
        weights.columns[entry.column, default: 0] += entry.coefficient
      }
    }
  }

  /// Divides the weights of columns of a component, and of components entangled with it, among
  /// tight rows.
  private mutating func weighComponents(of column: Column, _ weights: inout Weights) {
    guard let id = partition.component(of: column) else {
      weights.columns[column] = nil
      return
    }
    let optimum = presentOptimum(of: id)
    let tight = finder.tightRows(of: optimum, system, forms.values)
    let columns = optimum.component.columns
    let sought = columns.map { weights.columns.removeValue(forKey: $0) ?? 0 }
    for (index, row) in tight.enumerated() {
      // The share of the value that is a multiple of this row's constant.
      var weight = 0.0
      for (column, factor) in sought.enumerated() where factor != 0 {
        weight += factor * finder.vertex.forms[column * (tight.count + 1) + 1 + index]
      }
      guard weight != 0 else { continue }
      switch row {
      case .row(let row): weights.add(weight, of: row, system.elimination)
      case .dependent(let row):
        weigh([Entry(column: row.variable, coefficient: weight)], &weights)
        for column in columns { weights.columns[column] = nil }
      }
    }
  }

  /// The present optimum of a component, together with those entangled with it.
  private mutating func presentOptimum(of id: Component.ID) -> Optimum {
    let group =
      pieces.group(of: id) ?? ZeroLevel.Group(ids: [id], values: [], zeros: [], gaveUp: false)
    var present = group
    present.values = group.ids.map { partition[$0].columns.map { forms.values[$0] } }
    var optimum = optimum(of: present)
    optimum.isZeroed = pieces.inForce(id)?.isZeroed == true
    return optimum
  }
}
