/// The optimum of a program, which has one component or several entangled ones.
struct Optimum {
  var component: Component
  /// The values of the program's columns.
  var values: [Double]
  /// Whether the priorities left several solutions.
  var isOpen = false
  /// Whether the distances of variables from zero decided.
  var isZeroed = false
  /// Variables that depend on the columns and were brought as close to zero as possible.
  var zeros: [DependentRow] = []
  /// Whether its search gave up.
  var gaveUp = false

  /// Creates the optimum of components that were brought to zero together.
  init(joining parts: [(component: Component, values: [Double])], zeros: [DependentRow]) {
    component = Component()
    var value: [Column: Double] = [:]
    for (part, values) in parts {
      component.columns += part.columns
      component.rows += part.rows
      component.parameters += part.parameters
      for (column, number) in zip(part.columns, values) { value[column] = number }
    }
    for row in zeros { component.parameters += row.rest.parameters }
    component.columns.sort()
    component.rows.sort()
    component.parameters = Set(component.parameters).sorted()
    values = component.columns.map { value[$0] ?? 0 }
    isOpen = true
    isZeroed = true
    self.zeros = zeros
  }

  init(component: Component, values: [Double], isOpen: Bool, gaveUp: Bool) {
    self.component = component
    self.values = values
    self.isOpen = isOpen
    self.gaveUp = gaveUp
  }
}

/// A dependent variable as a function of an optimum's columns and the parameters.
struct DependentRow {
  var variable: Column
  var entries: [Entry]
  var rest: AffineSum

  /// Creates a variable's function of some columns. For all other variables it uses `forms`.
  init(
    _ variable: Column, columns: Set<Column>, _ elimination: inout Elimination, _ forms: AffineForms
  ) {
    self.variable = variable
    entries = []
    rest = AffineSum()
    let form = elimination.reduce([Entry(column: variable, coefficient: 1)])
    rest.add(form.constant)
    for entry in form.entries {
      if columns.contains(entry.column) {
        entries.append(entry)
      } else {
        forms.add(entry.coefficient, of: entry.column, to: &rest)
      }
    }
    rest.finish()
  }
}
